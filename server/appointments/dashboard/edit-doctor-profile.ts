import type { z } from 'zod';
import type { doctorProfileForm } from '#contract/appointments/own-profile.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { toPaise } from '#domain/platform/money.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';
import type { AccountRow } from '#server/accounts/account/account.ts';
import { changeLogin } from '#server/accounts/account/change-login.ts';
import { confirmPassword } from '#server/accounts/account/confirm-password.ts';
import { notifyLoginChange } from '#server/accounts/passwords/notify-login-change.ts';
import { reissueToken } from '#server/accounts/sessions/reissue-token.ts';
import { withPlaceChangeNotices } from '#server/appointments/practice-changes/notify-place-change.ts';
import { withPracticeLeftLogged } from '#server/doctors/practices/log-practice-left.ts';
import { refuseDuplicateHospital } from '#server/doctors/practices/own-practice.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import { encodePhoto, storePhoto } from '#server/platform/files/store-photo.ts';
import type { SignedInActor } from '#server/platform/http/actor.ts';
import { fieldRefusal } from '#server/platform/http/problems.ts';
import { requireValidName } from '#server/platform/require-valid-name.ts';
import { publishDays } from '#server/scheduling/availability/publish-days.ts';
import { findOwnDoctorProfile, type OwnDoctorProfile } from './find-own-doctor-profile.ts';
import { lockWorkingHours, updateDoctorProfile } from './own-doctor-profile-queries.ts';

type Form = z.output<typeof doctorProfileForm>;

/**
 * Changes the given fields, all or none; returns the profile and a token with the new data. A new phone or
 * email needs the current password, and the owner is notified at the old address. Refuses with
 * `doctor_exists` (the phone is taken), `wrong_password`, `too_many_attempts`, `not_acceptable_image`, as
 * `publishDays` does, or at the field if the working hours would end before they start, or the hospital is
 * that of another practice.
 */
export async function editDoctorProfile(
  actor: SignedInActor,
  deps: Deps,
  form: Form,
  photo: Buffer | null,
): Promise<{ row: OwnDoctorProfile; newToken: string }> {
  const { database, clock, config } = deps;
  const { id, sessionId } = actor;
  const before = await findOwnDoctorProfile(database.pool, clock, id);
  requireSoundNames(form, before);
  const changesContact = changes(form.phone, before.phone) || changes(form.email, before.email);
  const confirmedHash = changesContact ? await confirm(deps, before.phone, form, actor.address) : null;
  const encoded = photo && (await encodePhoto(photo));
  const saved = await database.transaction(async (db) => {
    // Days before the doctor: the lock order of a booking.
    await publishDays(db, clock, id, form.availableSlots ?? {});
    await requireWorkingHours(db, id, form);
    if (confirmedHash) {
      await changeLogin(db, 'doctor', { id, phone: form.phone, email: form.email, confirmedHash });
    }
    const photoHash = await storePhoto(db, encoded);
    const checkRequired = config.registrationCheck;
    const account = await withPlaceChangeNotices(deps, db, { doctorId: id, hospitalId: null }, () =>
      withPracticeLeftLogged(actor, deps, db, () => store(db, id, form, { photoHash, checkRequired })),
    );
    if (form.hospital ?? form.Hospital) await refuseDuplicateHospital(db, id);
    const newToken = await reissueToken(deps, db, 'doctor', account, sessionId);
    if (changesContact) {
      await notifyLoginChange(deps, db, 'doctor', before, 'contact', actor.locale);
      await writeAuditEntry(deps, db, { event: 'contact_changed', actor, account: { role: 'doctor', id } });
    }
    return { row: await findOwnDoctorProfile(db, clock, id), newToken };
  });
  deps.outbox.hurry();
  return saved;
}

function requireSoundNames(form: Form, before: OwnDoctorProfile): void {
  requireValidName('name', form.name, { before: before.name, named: 'person' });
  for (const field of ['hospital', 'Hospital'] as const) {
    requireValidName(field, form[field], { before: before.hospital_name, named: 'place' });
  }
}

const changes = (sent: string | undefined, stored: string) => sent !== undefined && sent !== stored;

function confirm(deps: Deps, phone: string, { currentPassword }: Form, address: string): Promise<string> {
  if (!currentPassword) throw fieldRefusal('currentPassword', 'field_required');
  return confirmPassword(deps, 'doctor', phone, currentPassword, address);
}

/** A single given hour is compared with the stored other one. */
async function requireWorkingHours(db: Queryable, id: number, { workingHoursFrom, workingHoursTo }: Form) {
  const [stored] = await lockWorkingHours(db, { id });
  const from = toMinutes(workingHoursFrom ?? '') ?? stored?.works_from ?? 0;
  const to = toMinutes(workingHoursTo ?? '') ?? stored?.works_to ?? 0;
  if (from < to) return;
  throw fieldRefusal(workingHoursTo ? 'workingHoursTo' : 'workingHoursFrom', 'field_working_hours');
}

async function store(
  db: Queryable,
  id: number,
  form: Form,
  rest: { photoHash: string | null; checkRequired: boolean },
): Promise<AccountRow> {
  const [longitude = null, latitude = null] = form.location?.coordinates ?? [];
  const [account] = await updateDoctorProfile(db, {
    id,
    name: form.name ?? null,
    gender: form.gender ?? null,
    experienceYears: form.experience ?? null,
    medicalRegistration: form.medicalReg ?? null,
    council: form.council ?? null,
    registrationYear: form.registrationYear || null,
    removeRegistrationYear: form.registrationYear === '',
    clinicPhone: form.clinicPhone ?? null,
    specialization: form.specialization ?? null,
    hospitalName: form.hospital ?? form.Hospital ?? null,
    practiceAddress: form.practiceAddress ?? null,
    basicFeePaise: form.basicFee === undefined ? null : toPaise(form.basicFee),
    worksFrom: toMinutes(form.workingHoursFrom ?? ''),
    worksTo: toMinutes(form.workingHoursTo ?? ''),
    worksDays: form.workingDays ?? null,
    languages: form.languages ?? null,
    qualifications: form.qualifications ?? null,
    overview: form.overview ?? null,
    longitude,
    latitude,
    removePhoto: form.removePhoto ?? false,
    ...rest,
  });
  if (!account) throw new Refusal('doctor_not_found');
  return account;
}
