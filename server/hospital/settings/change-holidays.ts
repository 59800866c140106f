import type { HospitalSettings } from '#contract/hospital/hospital-settings.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { announceToDoctor } from '#server/platform/announcements/announce-to-doctor.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { findHospitalSettings, presentSettings, requireSettingsRow } from './find-hospital-settings.ts';
import { deleteHoliday, insertHoliday } from './hospital-settings-queries.ts';
import { logSettingsChange } from './log-settings-change.ts';

/**
 * Closes the caller's hospital on a day, so that weekly schedules offer nothing. Booked visits stay until the
 * hospital, or a doctor who manages them alone and is notified, decides on them. Refuses with `holiday_past`.
 */
export async function addHoliday(
  actor: StaffActor,
  deps: Pick<Deps, 'database' | 'clock' | 'config'>,
  { date, name }: { readonly date: string; readonly name: string },
): Promise<HospitalSettings> {
  const { hospitalId } = actor;
  const { clock, database } = deps;
  if (date < today(clock)) throw new Refusal('holiday_past');
  return database.transaction(async (db) => {
    await insertHoliday(db, { hospitalId, date, name });
    await logSettingsChange(actor, deps, db, `closed on ${date}`);
    const row = await requireSettingsRow(deps, db, hospitalId);
    const touched = row.holidays.find((holiday) => holiday.date === date)?.touched ?? [];
    const facts = { hospital: row.name, day: date };
    for (const { doctor_id, may_close } of touched) {
      if (!may_close) await announceToDoctor(deps, db, 'hospitalHoliday', doctor_id, facts);
    }
    return presentSettings(deps, db, row);
  });
}

/** Idempotent. */
export function removeHoliday(
  actor: StaffActor,
  deps: Pick<Deps, 'database' | 'clock'>,
  date: string,
): Promise<HospitalSettings> {
  const { hospitalId } = actor;
  return deps.database.transaction(async (db) => {
    const [removed] = await deleteHoliday(db, { hospitalId, date });
    if (removed) await logSettingsChange(actor, deps, db, `open on ${date}`);
    return findHospitalSettings(deps, db, hospitalId);
  });
}
