import type { z } from 'zod';
import type { doctorRegistration } from '#contract/doctors.ts';
import { Refusal } from '#contract/refusals.ts';
import { paiseOf } from '#domain/money.ts';
import { dayEnd, dayStart, minutesOf } from '#domain/slot-grid.ts';
import { recordConsent } from '#server/consents/record-consent.ts';
import { followLanguage } from '#server/notifications/preferences/follow-language.ts';
import { refuseWeakPassword } from '#server/passwords/refuse-weak-password.ts';
import { encodePhoto, storePhoto } from '#server/photos/store-photo.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/language.ts';
import type { Client } from '#server/platform/mount.ts';
import { makeAccount } from '#server/sessions/make-account.ts';
import { openSession } from '#server/sessions/open-session.ts';
import { insertDoctor } from './doctor-queries.ts';

/**
 * Registers a doctor; returns a token (C-04). Refuses with `doctor_exists` if the phone number is taken, and
 * at the field a password that is easily guessed.
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
    const accountId = await makeAccount(db, 'professional', { ...form, passwordHash });
    if (accountId === null) throw new Refusal('doctor_exists');
    const [doctor] = await insertDoctor(db, {
      ...form,
      accountId,
      experienceYears: form.experience,
      medicalRegistration: form.medicalReg,
      council: form.council || null,
      registrationYear: form.registrationYear || null,
      hospitalName: form.Hospital,
      basicFeePaise: paiseOf(form.basicFee),
      worksFrom: minutesOf(form.workingHoursFrom) ?? dayStart,
      worksTo: minutesOf(form.workingHoursTo) ?? dayEnd,
      photoHash,
      longitude,
      latitude,
      listed: !deps.config.registrationCheck,
    });
    if (!doctor) throw new Error(`The account ${accountId} got no doctor`);
    await followLanguage(db, 'doctor', doctor.id, locale);
    await recordConsent(deps, db, { doctorId: doctor.id }, form.consent, locale);
    return openSession(deps, db, 'doctor', doctor, client);
  });
}
