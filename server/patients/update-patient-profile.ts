import pg from 'pg';
import type { z } from 'zod';
import type { PatientProfile, updatePatientProfileEndpoint } from '#contract/patients.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { writeEntry } from '#server/audit/write-entry.ts';
import { announceChange } from '#server/passwords/announce-change.ts';
import { refuseWeakPassword } from '#server/passwords/refuse-weak-password.ts';
import { encodePhoto, storePhoto } from '#server/photos/store-photo.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/language.ts';
import type { Caller, Client } from '#server/platform/mount.ts';
import { fieldRefusal } from '#server/platform/problems.ts';
import { confirmPassword } from '#server/sessions/confirm-password.ts';
import { hashPassword } from '#server/sessions/passwords.ts';
import { reissueToken } from '#server/sessions/reissue-token.ts';
import { renewSession } from '#server/sessions/renew-session.ts';
import { findOwnPatientProfile } from './find-own-patient-profile.ts';
import { updatePatient } from './own-patient-profile-queries.ts';

type Form = z.output<typeof updatePatientProfileEndpoint.body>;

/**
 * Stores the settings form; returns the profile and a token with the new data (F-13, H-22). A new phone,
 * e-mail or password needs the present password, and the owner is told at the old address. A new phone or
 * password ends every session and opens a new one. Refuses with `patient_exists`, `wrong_password`,
 * `too_many_attempts` or `not_acceptable_image`, and at the field a new password that is easily guessed.
 */
export async function updatePatientProfile(
  deps: Deps,
  { id, sessionId }: Caller,
  form: Form,
  photo: Buffer | null,
  client: Client,
  locale: Locale,
): Promise<{ patient: PatientProfile; newToken: string }> {
  const { pool, transaction } = deps.database;
  if (form.dateOfBirth > today(deps.clock)) throw fieldRefusal('dateOfBirth', 'field_birth_day');
  if (form.password) await refuseWeakPassword(form.password, form);
  const before = await findOwnPatientProfile(pool, id);
  const changesContact = form.phone !== before.phone || form.email !== before.email;
  const changesEntrance = Boolean(form.password) || form.phone !== before.phone;
  let confirmedHash: string | null = null;
  if (changesEntrance || changesContact) {
    if (!form.currentPassword) throw fieldRefusal('currentPassword', 'field_required');
    confirmedHash = await confirmPassword(deps, 'patient', before.phone, form.currentPassword);
  }
  const encoded = photo && (await encodePhoto(photo));
  const passwordHash = form.password ? await hashPassword(form.password) : null;
  const saved = await transaction(async (db) => {
    const account = await store(db, id, form, { passwordHash, confirmedHash }, await storePhoto(db, encoded));
    const newToken = changesEntrance
      ? await renewSession(deps, db, account, client)
      : await reissueToken(deps, db, 'patient', account, sessionId);
    if (form.password) await announceChange(deps, db, 'patient', before, 'password', locale);
    if (changesContact) await announceChange(deps, db, 'patient', before, 'contact', locale);
    const audited = {
      actor: { role: 'patient', id, sessionId, address: client.address },
      account: { role: 'patient', id },
    } as const;
    if (form.password) await writeEntry(deps, db, { event: 'password_changed', ...audited });
    if (changesContact) await writeEntry(deps, db, { event: 'contact_changed', ...audited });
    return { patient: await findOwnPatientProfile(db, id), newToken };
  });
  deps.outbox.hurry();
  return saved;
}

interface Passwords {
  /** Of the new password, if there is one. */
  readonly passwordHash: string | null;
  /** Of the confirmed password, which must still be the present one. */
  readonly confirmedHash: string | null;
}

async function store(
  db: Queryable,
  id: number,
  form: Form,
  { passwordHash, confirmedHash }: Passwords,
  photoHash: string | null,
) {
  const { address, emergencyContact } = form;
  try {
    const [account] = await updatePatient(db, {
      ...form,
      id,
      passwordHash,
      photoHash,
      removePhoto: form.removePhoto ?? false,
      street: address?.street ?? null,
      city: address?.city ?? null,
      state: address?.state ?? null,
      postalCode: address?.postalCode ?? null,
      emergencyName: emergencyContact?.name ?? null,
      emergencyRelation: emergencyContact?.relation ?? null,
      emergencyPhone: emergencyContact?.phone ?? null,
      confirmedHash,
    });
    if (!account) throw new Refusal('wrong_password');
    return account;
  } catch (error) {
    const taken = error instanceof pg.DatabaseError && error.constraint === 'patients_phone_key';
    throw taken ? new Refusal('patient_exists') : error;
  }
}
