import type { z } from 'zod';
import type { quickSignUpEndpoint } from '#contract/accounts/sign-in-codes.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { createAccount } from '#server/accounts/account/create-account.ts';
import { updateMessageLanguage } from '#server/accounts/account/update-message-language.ts';
import { recordConsent } from '#server/accounts/consents/record-consent.ts';
import { openSession } from '#server/accounts/sessions/open-session.ts';
import { readPhoneProof } from '#server/accounts/sign-in-codes/phone-proof.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { Client } from '#server/platform/http/mount.ts';
import { refuseFutureBirth } from './refuse-future-birth.ts';
import { insertQuickSignUp } from './sign-up-queries.ts';

type Form = z.output<typeof quickSignUpEndpoint.body>;

/**
 * Registers a patient without a password, whose phone was verified by a code; returns a token. The phone
 * comes from the proof. Refuses with `proof_expired`, or with `patient_exists` if the phone has an account by
 * now: a proof never opens an existing account.
 */
export async function quickSignUp(deps: Deps, form: Form, client: Client, locale: Locale): Promise<string> {
  const phone = readPhoneProof(deps, form.proof);
  if (!phone) throw new Refusal('proof_expired');
  refuseFutureBirth(deps, form);
  return deps.database.transaction(async (db) => {
    const accountId = await createAccount(db, 'patient', {
      phone,
      passwordHash: null,
      email: '',
      provenAt: new Date(deps.clock.now()),
    });
    if (accountId === null) throw new Refusal('patient_exists');
    const [patient] = await insertQuickSignUp(db, {
      accountId,
      name: form.name,
      gender: form.gender,
      dateOfBirth: form.dateOfBirth ?? null,
      birthYear: form.birthYear ?? null,
    });
    if (!patient) throw new Error(`The account ${accountId} got no person`);
    await updateMessageLanguage(db, 'patient', patient.id, locale);
    await recordConsent(deps, db, { patientId: patient.id }, form.consent, locale);
    return openSession(deps, db, 'patient', patient, client);
  });
}
