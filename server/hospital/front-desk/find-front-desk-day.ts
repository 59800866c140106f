import type { FrontDeskDay } from '#contract/hospital/front-desk-day.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { maxDoctorColumns, toDutyRank } from '#domain/hospital/front-desk-day.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { findDelays } from '#server/appointments/delays/report-doctor-delay.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findNextFreeAt } from '#server/scheduling/availability/find-free-slots.ts';
import {
  type DoctorColumn,
  findDoctorColumns,
  presentDoctorColumn,
  toPeriod,
} from './find-doctor-columns.ts';
import { presentHospitalVisit } from './hospital-visit-presenter.ts';
import {
  type HospitalVisitRow,
  listExpectedAtHospital,
  listVisitsAtHospital,
  listWaitingAtHospital,
} from './hospital-visit-queries.ts';

export interface DayFilters {
  readonly doctors?: ReadonlySet<number> | undefined;
  readonly specialization?: string | undefined;
  readonly onDuty?: 'true' | undefined;
  readonly page: number;
}

const soonMilliseconds = 3_600_000;
const getState = ({ days }: DoctorColumn) => days[0]?.state ?? 'off';

async function findWaitingAndExpected(
  { database: { pool }, clock }: Pick<Deps, 'database' | 'clock'>,
  hospitalId: number,
  date: string,
  doctorIds: readonly number[],
): Promise<[HospitalVisitRow[], HospitalVisitRow[]]> {
  if (date !== today(clock)) return [[], []];
  const day = toPeriod(date, date, clock.timeZone);
  const soon = new Date(Math.min(day.before.getTime(), clock.now() + soonMilliseconds));
  return Promise.all([
    listWaitingAtHospital(pool, { hospitalId, doctorIds, ...day }),
    listExpectedAtHospital(pool, { hospitalId, doctorIds, from: day.from, before: soon }),
  ]);
}

async function findNextFreeSlots(
  deps: Pick<Deps, 'database' | 'clock'>,
  columns: readonly DoctorColumn[],
): Promise<Map<number, FreeSlot>> {
  const bookable = columns.filter(({ doctor }) => doctor.listed);
  const ids = bookable.map(({ doctor }) => doctor.id);
  const byPractice = await findNextFreeAt(deps.database.pool, deps.clock, ids);
  const next = new Map<number, FreeSlot>();
  for (const { doctor } of bookable) {
    const [first] = doctor.practice_ids
      .flatMap((id) => byPractice.get(id) ?? [])
      .sort((one, other) => `${one.date} ${one.slot}`.localeCompare(`${other.date} ${other.slot}`));
    if (first) next.set(doctor.id, first);
  }
  return next;
}

/**
 * All doctors of a hospital's day, and a page of them with slots and visits. Refuses with `doctor_not_found`
 * if `doctors` names one who is not the hospital's.
 */
export async function findFrontDeskDay(
  deps: Pick<Deps, 'config' | 'database' | 'clock'>,
  hospital: FrontDeskDay['hospital'] & { readonly id: number },
  date: string,
  { doctors, specialization, onDuty, page }: DayFilters,
): Promise<{ day: FrontDeskDay; patientIds: number[] }> {
  const { clock, database } = deps;
  const chosen = doctors?.size ? doctors : null;
  const columns = await findDoctorColumns(deps, hospital.id, [date]);
  columns.sort((one, other) => toDutyRank(getState(one)) - toDutyRank(getState(other)));
  if (chosen && [...chosen].some((id) => columns.every(({ doctor }) => doctor.id !== id)))
    throw new Refusal('doctor_not_found');
  const found = columns.filter(
    (column) =>
      (!chosen || chosen.has(column.doctor.id)) &&
      (!specialization || column.doctor.specialization === specialization) &&
      // A leave that closes published slots is shown: patients come for them.
      (!onDuty || (column.days[0]?.times.length ?? 0) > 0 || column.doctor.has_visits),
  );
  const pages = Math.max(1, Math.ceil(found.length / maxDoctorColumns));
  const at = Math.min(page, pages);
  const shown = found.slice((at - 1) * maxDoctorColumns, at * maxDoctorColumns);
  const ids = (some: readonly DoctorColumn[]) => some.map(({ doctor }) => doctor.id);
  const isToday = date === today(clock);
  const practiceIds = isToday ? shown.flatMap(({ doctor }) => doctor.practice_ids) : [];
  const [rows, [waiting, expected], nextFree, delays] = await Promise.all([
    listVisitsAtHospital(database.pool, {
      hospitalId: hospital.id,
      doctorIds: ids(shown),
      ...toPeriod(date, date, clock.timeZone),
    }),
    findWaitingAndExpected(deps, hospital.id, date, ids(found)),
    findNextFreeSlots(deps, shown),
    findDelays(deps, database.pool, practiceIds),
  ]);
  const ofDoctor = Map.groupBy(rows, ({ doctor_id }) => doctor_id);
  const present = (some: readonly HospitalVisitRow[]) => some.map((row) => presentHospitalVisit(row, deps));
  const day: FrontDeskDay = {
    hospital: { hospitalId: hospital.hospitalId, name: hospital.name },
    date,
    today: today(clock),
    all: columns.map((column) => ({
      doctorId: formatId('doctor', column.doctor.id),
      name: column.doctor.name,
      specialization: column.doctor.specialization,
      state: getState(column),
    })),
    found: found.length,
    page: at,
    perPage: maxDoctorColumns,
    doctors: shown.map((column) => {
      const todays = isToday ? (ofDoctor.get(column.doctor.id) ?? []) : null;
      return presentDoctorColumn(column, nextFree.get(column.doctor.id) ?? null, todays, delays, clock.now());
    }),
    checkWithinHours: deps.config.checkWithinHours,
    visits: present(rows),
    waiting: present(waiting),
    expected: present(expected),
  };
  const people = [...rows, ...waiting, ...expected].map(({ patient_id }) => patient_id);
  return { day, patientIds: [...new Set(people)] };
}
