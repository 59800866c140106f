import type { z } from 'zod';
import type { patientRegistration } from '#contract/patients/patients.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { createAccount } from '#server/accounts/account/create-account.ts';
import { updateMessageLanguage } from '#server/accounts/account/update-message-language.ts';
import { recordConsent } from '#server/accounts/consents/record-consent.ts';
import { refuseWeakPassword } from '#server/accounts/passwords/refuse-weak-password.ts';
import { openSession } from '#server/accounts/sessions/open-session.ts';
import type { Deps } from '#server/platform/deps.ts';
import { encodePhoto, storePhoto } from '#server/platform/files/store-photo.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { Client } from '#server/platform/http/mount.ts';
import { refuseFutureBirth } from './refuse-future-birth.ts';
import { insertPatient } from './sign-up-queries.ts';

/**
 * Registers a patient; returns a token. Refuses with `patient_exists` if the phone number is taken, and at
 * the field a password that is easily guessed.
 */
export async function signUpPatient(
  deps: Deps,
  form: z.output<typeof patientRegistration>,
  photo: Buffer | null,
  client: Client,
  locale: Locale,
): Promise<string> {
  refuseFutureBirth(deps, form);
  await refuseWeakPassword(form.password, form);
  const encoded = photo && (await encodePhoto(photo));
  const passwordHash = await deps.passwords.hash(form.password);
  return deps.database.transaction(async (db) => {
    const photoHash = await storePhoto(db, encoded);
    const accountId = await createAccount(db, 'patient', { ...form, passwordHash });
    if (accountId === null) throw new Refusal('patient_exists');
    const [patient] = await insertPatient(db, { ...form, accountId, photoHash });
    if (!patient) throw new Error(`The account ${accountId} got no person`);
    await updateMessageLanguage(db, 'patient', patient.id, locale);
    await recordConsent(deps, db, { patientId: patient.id }, form.consent, locale);
    return openSession(deps, db, 'patient', patient, client);
  });
}
