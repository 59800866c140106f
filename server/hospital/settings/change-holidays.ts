import type { HospitalSettings } from '#contract/hospital/hospital-settings.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { announceToDoctor } from '#server/platform/announcements/announce-to-doctor.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { findHospitalSettings } from './find-hospital-settings.ts';
import { deleteHoliday, findPracticeDoctor, insertHoliday } from './hospital-settings-queries.ts';
import { logSettingsChange } from './log-settings-change.ts';

/**
 * Closes the caller's hospital on a day, so that weekly schedules offer nothing. Booked visits stay until the
 * hospital, or a doctor who manages them alone and is notified, decides on them. Refuses with `holiday_past`.
 */
export async function addHoliday(
  deps: Pick<Deps, 'database' | 'clock' | 'config'>,
  caller: StaffCaller,
  { date, name }: { readonly date: string; readonly name: string },
  address: string,
): Promise<HospitalSettings> {
  const { hospitalId } = caller;
  const { clock, database } = deps;
  if (date < today(clock)) throw new Refusal('holiday_past');
  return database.transaction(async (db) => {
    await insertHoliday(db, { hospitalId, date, name });
    await logSettingsChange(deps, db, caller, address, `closed on ${date}`);
    const settings = await findHospitalSettings(deps, db, hospitalId);
    const touched = settings.holidays.find((holiday) => holiday.date === date)?.touched ?? [];
    for (const { practiceId } of touched.filter(({ mayClose }) => !mayClose)) {
      const [doctor] = await findPracticeDoctor(db, { id: parseId('practice', practiceId) ?? 0 });
      if (!doctor) continue;
      const facts = { hospital: settings.hospitalName, day: date };
      await announceToDoctor(deps, db, 'hospitalHoliday', doctor.doctor_id, facts);
    }
    return settings;
  });
}

/** Idempotent. */
export function removeHoliday(
  deps: Pick<Deps, 'database' | 'clock'>,
  caller: StaffCaller,
  date: string,
  address: string,
): Promise<HospitalSettings> {
  const { hospitalId } = caller;
  return deps.database.transaction(async (db) => {
    const [removed] = await deleteHoliday(db, { hospitalId, date });
    if (removed) await logSettingsChange(deps, db, caller, address, `open on ${date}`);
    return findHospitalSettings(deps, db, hospitalId);
  });
}
