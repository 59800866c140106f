import type { HospitalSettings } from '#contract/hospital-settings.ts';
import { Refusal } from '#contract/refusals.ts';
import { addDays, instantOf } from '#domain/calendar-days.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/mount.ts';
import { findHospitalSettings } from './find-hospital-settings.ts';
import { deleteHoliday, putHoliday, visitsBetween } from './hospital-settings-queries.ts';
import { noteSettings } from './note-settings.ts';

interface Closed {
  readonly settings: HospitalSettings;
  /** How many visits are booked on the day; they stay. */
  readonly visits: number;
}

/** Closes the caller's hospital on a day: weekly schedules offer nothing on it (K-04). Refuses with `holiday_past`. */
export async function addHoliday(
  deps: Pick<Deps, 'database' | 'clock'>,
  caller: StaffCaller,
  { date, name }: { readonly date: string; readonly name: string },
  address: string,
): Promise<Closed> {
  const { hospitalId } = caller;
  const { clock, database } = deps;
  if (date < today(clock)) throw new Refusal('holiday_past');
  return database.transaction(async (db) => {
    await putHoliday(db, { hospitalId, date, name });
    const [booked] = await visitsBetween(db, {
      hospitalId,
      from: new Date(instantOf(date, 0, clock.timeZone)),
      before: new Date(instantOf(addDays(date, 1), 0, clock.timeZone)),
    });
    await noteSettings(deps, db, caller, address, `closed on ${date}`);
    return { settings: await findHospitalSettings(deps, db, hospitalId), visits: booked?.visits ?? 0 };
  });
}

/** Opens the caller's hospital on a day again; one that is open stays so. */
export function removeHoliday(
  deps: Pick<Deps, 'database' | 'clock'>,
  caller: StaffCaller,
  date: string,
  address: string,
): Promise<HospitalSettings> {
  const { hospitalId } = caller;
  return deps.database.transaction(async (db) => {
    const [removed] = await deleteHoliday(db, { hospitalId, date });
    if (removed) await noteSettings(deps, db, caller, address, `open on ${date}`);
    return findHospitalSettings(deps, db, hospitalId);
  });
}
