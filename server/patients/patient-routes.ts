import { signUpPatient as signUp } from '#contract/patients.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { signUpLimit } from '#server/sessions/sign-up-limit.ts';
import { signUpPatient } from './sign-up-patient.ts';

export function patientRoutes(mount: Mount, deps: Deps): void {
  mount(
    signUp,
    async ({ input, photo, address }) => ({ token: await signUpPatient(deps, input.body, photo, address) }),
    signUpLimit,
  );
}
