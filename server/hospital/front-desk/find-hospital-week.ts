import type { HospitalWeek } from '#contract/hospital/hospital-days.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { doctorIdsOf, findColumns, periodOf, presentColumn } from './find-columns.ts';
import { hospitalVisit } from './hospital-visit-presenter.ts';
import { visitsAtHospital } from './hospital-visit-queries.ts';

/** The seven days of the week of a day, from Monday on. */
function weekOf(date: string): [string, ...string[]] {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const monday = addDays(date, -((weekday + 6) % 7));
  return [monday, ...Array.from({ length: 6 }, (_, index) => addDays(monday, index + 1))];
}

/** The week of some doctors of a hospital (M-05). Refuses with `doctor_not_found` for anybody who is not the hospital's. */
export async function findHospitalWeek(
  deps: Pick<Deps, 'database' | 'clock'>,
  hospital: HospitalWeek['hospital'] & { readonly id: number },
  date: string,
  doctors: readonly string[],
): Promise<{ week: HospitalWeek; patientIds: number[] }> {
  const { clock, database } = deps;
  const dates = weekOf(date);
  const chosen = doctorIdsOf(doctors);
  const columns = await findColumns(deps, hospital.id, dates, chosen);
  if (columns.length < chosen.size) throw new Refusal('doctor_not_found');
  const rows = await visitsAtHospital(database.pool, {
    hospitalId: hospital.id,
    doctorIds: [...chosen],
    ...periodOf(dates[0], dates.at(-1) ?? dates[0], clock.timeZone),
  });
  const week: HospitalWeek = {
    hospital: { hospitalId: hospital.hospitalId, name: hospital.name },
    today: today(clock),
    dates,
    doctors: columns.map((column) => presentColumn(column, null, null, new Map(), clock.now())),
    visits: rows.map((row) => hospitalVisit(row, deps)),
  };
  return { week, patientIds: [...new Set(rows.map(({ patient_id }) => patient_id))] };
}
