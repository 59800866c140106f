import { quickSignUpEndpoint } from '#contract/accounts/sign-in-codes.ts';
import {
  ownPatientProfileEndpoint,
  signUpPatientEndpoint,
  updatePatientProfileEndpoint,
} from '#contract/patients/patients.ts';
import { m } from '#messages/messages.js';
import { signUpLimit } from '#server/accounts/account/sign-up-limit.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { findOwnPatientProfile } from './find-own-patient-profile.ts';
import { quickSignUp } from './quick-sign-up.ts';
import { signUpPatient } from './sign-up-patient.ts';
import { updatePatientProfile } from './update-patient-profile.ts';

export function patientRoutes(mount: Mount, deps: Deps): void {
  mount(
    signUpPatientEndpoint,
    async ({ input, photo, client, locale }) => ({
      token: await signUpPatient(deps, input.body, photo, client, locale),
    }),
    signUpLimit,
  );

  mount(
    quickSignUpEndpoint,
    async ({ input: { body }, client, locale }) => ({ token: await quickSignUp(deps, body, client, locale) }),
    signUpLimit,
  );

  mount(ownPatientProfileEndpoint, ({ actor }) => findOwnPatientProfile(actor, deps, deps.database.pool));

  mount(updatePatientProfileEndpoint, async ({ input: { body }, actor, photo, client, locale }) => {
    const { patient, newToken } = await updatePatientProfile(actor, deps, body, photo, client);
    return { message: m.answer_profile_saved({}, { locale }), newToken, patient };
  });
}
