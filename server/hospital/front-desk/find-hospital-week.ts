import type { HospitalWeek } from '#contract/hospital/front-desk-day.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findDoctorColumns, presentDoctorColumn, toPeriod } from './find-doctor-columns.ts';
import { presentHospitalVisit } from './hospital-visit-presenter.ts';
import { listVisitsAtHospital } from './hospital-visit-queries.ts';

/** The seven days of the week, from Monday. */
function listWeekDays(date: string): [string, ...string[]] {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const monday = addDays(date, -((weekday + 6) % 7));
  return [monday, ...Array.from({ length: 6 }, (_, index) => addDays(monday, index + 1))];
}

/** Refuses with `doctor_not_found` for a doctor who is not the hospital's. */
export async function findHospitalWeek(
  deps: Pick<Deps, 'database' | 'clock'>,
  hospital: HospitalWeek['hospital'] & { readonly id: number },
  date: string,
  chosen: ReadonlySet<number>,
): Promise<{ week: HospitalWeek; patientIds: number[] }> {
  const { clock, database } = deps;
  const dates = listWeekDays(date);
  const columns = await findDoctorColumns(deps, hospital.id, dates, chosen);
  if (columns.length < chosen.size) throw new Refusal('doctor_not_found');
  const rows = await listVisitsAtHospital(database.pool, {
    hospitalId: hospital.id,
    doctorIds: [...chosen],
    ...toPeriod(dates[0], dates.at(-1) ?? dates[0], clock.timeZone),
  });
  const week: HospitalWeek = {
    hospital: { hospitalId: hospital.hospitalId, name: hospital.name },
    today: today(clock),
    dates,
    doctors: columns.map((column) => presentDoctorColumn(column, null, null, new Map(), clock.now())),
    visits: rows.map((row) => presentHospitalVisit(row, deps)),
  };
  return { week, patientIds: [...new Set(rows.map(({ patient_id }) => patient_id))] };
}
