import type { z } from 'zod';
import type { doctorRegistration } from '#contract/doctors/doctors.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { toPaise } from '#domain/platform/money.ts';
import { dayEnd, dayStart, toMinutes } from '#domain/scheduling/slot-grid.ts';
import { createAccount } from '#server/accounts/account/create-account.ts';
import { updateMessageLanguage } from '#server/accounts/account/update-message-language.ts';
import { recordConsent } from '#server/accounts/consents/record-consent.ts';
import { refuseWeakPassword } from '#server/accounts/passwords/refuse-weak-password.ts';
import { openSession } from '#server/accounts/sessions/open-session.ts';
import type { Deps } from '#server/platform/deps.ts';
import { encodePhoto, storePhoto } from '#server/platform/files/store-photo.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { Client } from '#server/platform/http/mount.ts';
import { insertDoctor } from './doctor-queries.ts';

/**
 * Registers a doctor; returns a token. Refuses with `doctor_exists` if the phone number is taken, and at the
 * field a password that is easily guessed.
 */
export async function signUpDoctor(
  deps: Deps,
  form: z.output<typeof doctorRegistration>,
  photo: Buffer | null,
  client: Client,
  locale: Locale,
): Promise<string> {
  await refuseWeakPassword(form.password, form);
  const encoded = photo && (await encodePhoto(photo));
  const passwordHash = await deps.passwords.hash(form.password);
  const [longitude, latitude] = form.location.coordinates;
  return deps.database.transaction(async (db) => {
    const photoHash = await storePhoto(db, encoded);
    const accountId = await createAccount(db, 'professional', { ...form, passwordHash });
    if (accountId === null) throw new Refusal('doctor_exists');
    const [doctor] = await insertDoctor(db, {
      ...form,
      accountId,
      experienceYears: form.experience,
      medicalRegistration: form.medicalReg,
      council: form.council || null,
      registrationYear: form.registrationYear || null,
      hospitalName: form.Hospital,
      basicFeePaise: toPaise(form.basicFee),
      worksFrom: toMinutes(form.workingHoursFrom) ?? dayStart,
      worksTo: toMinutes(form.workingHoursTo) ?? dayEnd,
      photoHash,
      longitude,
      latitude,
      listed: !deps.config.registrationCheck,
    });
    if (!doctor) throw new Error(`The account ${accountId} got no doctor`);
    await updateMessageLanguage(db, 'doctor', doctor.id, locale);
    await recordConsent(deps, db, { doctorId: doctor.id }, form.consent, locale);
    return openSession(deps, db, 'doctor', doctor, client);
  });
}
