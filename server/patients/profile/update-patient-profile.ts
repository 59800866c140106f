import type { z } from 'zod';
import type { PatientProfile, updatePatientProfileEndpoint } from '#contract/patients/patients.ts';
import type { Queryable } from '#db/statement.ts';
import { changeLogin } from '#server/accounts/account/change-login.ts';
import { confirmPassword } from '#server/accounts/account/confirm-password.ts';
import { checkOneTimeCode, consumeCode } from '#server/accounts/passwords/check-one-time-code.ts';
import { notifyLoginChange } from '#server/accounts/passwords/notify-login-change.ts';
import { refuseWeakPassword } from '#server/accounts/passwords/refuse-weak-password.ts';
import { reissueToken } from '#server/accounts/sessions/reissue-token.ts';
import { renewSession } from '#server/accounts/sessions/renew-session.ts';
import { confirmPhoneInSession } from '#server/accounts/sign-in-codes/verify-phone.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import { encodePhoto, storePhoto } from '#server/platform/files/store-photo.ts';
import type { SignedInActor } from '#server/platform/http/actor.ts';
import type { Client } from '#server/platform/http/mount.ts';
import { fieldRefusal } from '#server/platform/http/problems.ts';
import { requireValidName } from '#server/platform/require-valid-name.ts';
import { findOwnPatientProfile } from './find-own-patient-profile.ts';
import { updatePatientRow } from './own-patient-profile-queries.ts';
import { refuseFutureBirth } from './refuse-future-birth.ts';

type Form = z.output<typeof updatePatientProfileEndpoint.body>;

/**
 * Stores the settings form; returns the profile and a token with the new data. A new phone, email or
 * password needs the present password, or a code if the account has none, and the owner is notified at the
 * old address. A code to an unchanged phone verifies it; a new phone is unverified. A new phone or password
 * ends every session and opens a new one. Refuses with `patient_exists`, `wrong_password`,
 * `too_many_attempts`, as `checkOneTimeCode` does, or with `not_acceptable_image`, and at the field a new
 * password that is easily guessed.
 */
export async function updatePatientProfile(
  { id, sessionId, locale }: SignedInActor,
  deps: Deps,
  form: Form,
  photo: Buffer | null,
  client: Client,
): Promise<{ patient: PatientProfile; newToken: string }> {
  const { pool, transaction } = deps.database;
  refuseFutureBirth(deps, form);
  if (form.password) await refuseWeakPassword(form.password, form);
  const before = await findOwnPatientProfile({ id }, deps, pool);
  if (!form.email && before.email) throw fieldRefusal('email', 'field_email');
  requireSoundNames(form, before);
  const changesContact = form.phone !== before.phone || form.email !== before.email;
  const changesEntrance = Boolean(form.password) || form.phone !== before.phone;
  const confirmed =
    changesEntrance || changesContact
      ? await confirmByPasswordOrCode(deps, before, form, client.address)
      : null;
  const encoded = photo && (await encodePhoto(photo));
  const passwordHash = form.password ? await deps.passwords.hash(form.password) : null;
  const saved = await transaction(async (db) => {
    if (confirmed) {
      await changeLogin(db, 'patient', {
        ...confirmed,
        id,
        phone: form.phone,
        email: form.email,
        passwordHash,
      });
      if (confirmed.codeHash) {
        await consumeCode(deps, db, 'change', {
          phone: before.phone,
          hash: confirmed.codeHash,
          accountId: id,
        });
        if (form.phone === before.phone) await confirmPhoneInSession(deps, db, { id, sessionId }, client);
      }
    }
    const account = await store(db, id, form, await storePhoto(db, encoded));
    const newToken = changesEntrance
      ? await renewSession(deps, db, account, client)
      : await reissueToken(deps, db, 'patient', account, sessionId);
    if (form.password) await notifyLoginChange(deps, db, 'patient', before, 'password', locale);
    if (changesContact) await notifyLoginChange(deps, db, 'patient', before, 'contact', locale);
    const audited = {
      actor: { role: 'patient', id, sessionId, address: client.address },
      account: { role: 'patient', id },
    } as const;
    if (form.password) await writeAuditEntry(deps, db, { event: 'password_changed', ...audited });
    if (changesContact) await writeAuditEntry(deps, db, { event: 'contact_changed', ...audited });
    return { patient: await findOwnPatientProfile({ id }, deps, db), newToken };
  });
  deps.outbox.hurry();
  return saved;
}

function requireSoundNames({ name, emergencyContact }: Form, before: PatientProfile): void {
  requireValidName('name', name, { before: before.name, named: 'person' });
  const contact = { before: before.emergencyContact.name, named: 'person' } as const;
  requireValidName('emergencyContact.name', emergencyContact?.name, contact);
}

interface Confirmed {
  readonly confirmedHash: string | null;
  readonly codeHash: string | null;
}

/** By the present password, or by a code to the present phone if the account has none. */
async function confirmByPasswordOrCode(
  deps: Deps,
  { phone, hasPassword }: PatientProfile,
  { currentPassword, code }: Form,
  address: string,
): Promise<Confirmed> {
  if (hasPassword) {
    if (!currentPassword) throw fieldRefusal('currentPassword', 'field_required');
    const confirmedHash = await confirmPassword(deps, 'patient', phone, currentPassword, address);
    return { confirmedHash, codeHash: null };
  }
  if (!code) throw fieldRefusal('code', 'field_required');
  return { confirmedHash: null, codeHash: await checkOneTimeCode(deps, 'change', phone, code) };
}

async function store(db: Queryable, id: number, form: Form, photoHash: string | null) {
  const { address, emergencyContact } = form;
  const [account] = await updatePatientRow(db, {
    id,
    name: form.name,
    gender: form.gender,
    dateOfBirth: form.dateOfBirth ?? null,
    birthYear: form.birthYear ?? null,
    photoHash,
    removePhoto: form.removePhoto ?? false,
    street: address?.street ?? null,
    city: address?.city ?? null,
    state: address?.state ?? null,
    postalCode: address?.postalCode ?? null,
    emergencyName: emergencyContact?.name ?? null,
    emergencyRelation: emergencyContact?.relation ?? null,
    emergencyPhone: emergencyContact?.phone ?? null,
  });
  if (!account) throw new Error(`Patient ${id} has vanished`);
  return account;
}
