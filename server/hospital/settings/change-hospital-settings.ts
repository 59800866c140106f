import type { HospitalSettings, HospitalSettingsForm } from '#contract/hospital/hospital-settings.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';
import { withPlaceChangeNotices } from '#server/appointments/practice-changes/notify-place-change.ts';
import { lockHospitalRegistrations } from '#server/hospital/registration/lock-registrations.ts';
import { refuseSimilarName } from '#server/hospital/registration/refuse-similar-name.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { requireValidName } from '#server/platform/require-valid-name.ts';
import { findHospitalSettings } from './find-hospital-settings.ts';
import {
  findDuplicateHospital,
  replaceHours,
  updateHospital,
  updateHospitalPractices,
} from './hospital-settings-queries.ts';
import { logSettingsChange } from './log-settings-change.ts';

const minutes = (label: string) => toMinutes(label) ?? 24 * 60;

async function refuseDuplicate(db: Queryable, hospitalId: number, form: HospitalSettingsForm): Promise<void> {
  await lockHospitalRegistrations(db);
  const [longitude = null, latitude = null] = form.location?.coordinates ?? [];
  const { hospitalName: name = null, pincode = null } = form;
  const [twin] = await findDuplicateHospital(db, { hospitalId, name, pincode, longitude, latitude });
  if (twin) throw new Refusal('hospital_listed');
}

/** A changed name or city may not resemble another hospital; an unchanged one is not checked again. */
async function refuseConfusableName(
  db: Queryable,
  hospitalId: number,
  form: HospitalSettingsForm,
  before: HospitalSettings,
): Promise<void> {
  const { hospitalName: name = before.hospitalName, city = before.city } = form;
  requireValidName('hospitalName', name, { before: before.hospitalName, named: 'place' });
  if (name === before.hospitalName && city === before.city) return;
  const [longitude, latitude] = (form.location ?? before.location).coordinates;
  await refuseSimilarName(db, { hospitalId, name, city, latitude, longitude });
}

/**
 * Changes the profile of the caller's hospital; absent fields stay. Practices there take over name and place
 * in the same transaction, so that lists, search and documents follow. Refuses with `hospital_listed`, as
 * `refuseSimilarName` does, or on the field of a name as `requireValidName` does.
 */
export function changeHospitalSettings(
  actor: StaffActor,
  deps: Pick<Deps, 'database' | 'clock' | 'config'>,
  form: HospitalSettingsForm,
): Promise<HospitalSettings> {
  const { hospitalId } = actor;
  const [longitude = null, latitude = null] = form.location?.coordinates ?? [];
  return deps.database.transaction(async (db) => {
    const isElsewhere = [form.hospitalName, form.pincode, form.location].some((part) => part !== undefined);
    if (isElsewhere) await refuseDuplicate(db, hospitalId, form);
    if (form.hospitalName ?? form.city) {
      await refuseConfusableName(db, hospitalId, form, await findHospitalSettings(deps, db, hospitalId));
    }
    await withPlaceChangeNotices(deps, db, { doctorId: null, hospitalId }, async () => {
      await updateHospital(db, {
        hospitalId,
        name: form.hospitalName ?? null,
        addressLine: form.addressLine ?? null,
        city: form.city ?? null,
        state: form.state ?? null,
        pincode: form.pincode ?? null,
        longitude,
        latitude,
        email: form.email ?? null,
        deskPhone: form.deskPhone ?? null,
        reminderMinutes: form.reminderMinutes ?? null,
        whatToBring: form.whatToBring ?? null,
        letterheadLine: form.letterheadLine ?? null,
        paperJson: form.paper ? JSON.stringify(form.paper) : null,
        gstin: form.gstin ?? null,
      });
      if (isElsewhere) await updateHospitalPractices(db, { hospitalId });
    });
    const { hours } = form;
    if (hours) {
      await replaceHours(db, {
        hospitalId,
        weekdays: hours.map(({ weekday }) => weekday),
        opens: hours.map(({ opens }) => minutes(opens)),
        closes: hours.map(({ closes }) => minutes(closes)),
      });
    }
    const changed = Object.entries(form).filter(([, value]) => value !== undefined);
    await logSettingsChange(actor, deps, db, changed.map(([name]) => name).join(' '));
    return findHospitalSettings(deps, db, hospitalId);
  });
}
