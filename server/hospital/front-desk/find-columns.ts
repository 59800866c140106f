import type { DoctorOnDuty } from '#contract/hospital/hospital-days.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { progressStatuses } from '#domain/appointments/visit-progress.ts';
import { minutesBehind } from '#domain/hospital/hospital-day.ts';
import { addDays, instantOf } from '#domain/platform/calendar-days.ts';
import { idOf, readableId } from '#domain/platform/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findPublishedDays } from '#server/scheduling/availability/find-published-days.ts';
import { type DutyDay, dutyDays } from './duty-days.ts';
import {
  doctorsAtHospital,
  type HospitalDoctorRow,
  type LeaveOfDoctorRow,
  leavesOfDoctors,
} from './hospital-doctor-queries.ts';
import type { HospitalVisitRow } from './hospital-visit-queries.ts';

export interface Column {
  readonly doctor: HospitalDoctorRow;
  readonly days: DutyDay[];
}

/** The instants between which some days lie. */
export const periodOf = (first: string, last: string, timeZone: string) => ({
  from: new Date(instantOf(first, 0, timeZone)),
  before: new Date(instantOf(addDays(last, 1), 0, timeZone)),
});

/** The doctors of a hospital with their days there, in the order of their names; `only` names some of them. */
export async function findColumns(
  deps: Pick<Deps, 'database' | 'clock'>,
  hospitalId: number,
  dates: readonly [string, ...string[]],
  only: ReadonlySet<number> | null = null,
): Promise<Column[]> {
  const { clock } = deps;
  const { pool } = deps.database;
  const [from] = dates;
  const to = dates.at(-1) ?? from;
  const all = await doctorsAtHospital(pool, { hospitalId, ...periodOf(from, to, clock.timeZone) });
  const doctors = only ? all.filter(({ id }) => only.has(id)) : all;
  const doctorIds = doctors.map(({ id }) => id);
  const [published, leaves] = await Promise.all([
    findPublishedDays(deps, doctorIds, from, to),
    leavesOfDoctors(pool, { doctorIds, from, to }),
  ]);
  const leavesOf: Map<number, LeaveOfDoctorRow[]> = Map.groupBy(leaves, ({ doctor_id }) => doctor_id);
  return doctors.map((doctor) => ({
    doctor,
    days: dutyDays(doctor, published.get(doctor.id) ?? [], leavesOf.get(doctor.id) ?? [], dates, clock),
  }));
}

/** The numbers of doctors in either form. Refuses with `doctor_not_found`. */
export function doctorIdsOf(texts: readonly string[]): ReadonlySet<number> {
  return new Set(
    texts.map((text) => {
      const id = idOf('doctor', text);
      if (id === null) throw new Refusal('doctor_not_found');
      return id;
    }),
  );
}

const progressOf = (row: HospitalVisitRow) => ({
  arrive: row.arrived_at?.getTime() ?? null,
  call: row.called_at?.getTime() ?? null,
  start: row.started_at?.getTime() ?? null,
  end: row.ended_at?.getTime() ?? null,
});

/** A column as it is answered. `todays`: the doctor's visits of today, if they are known. */
export function presentColumn(
  { doctor, days }: Column,
  nextFree: FreeSlot | null,
  todays: readonly HospitalVisitRow[] | null,
  delays: ReadonlyMap<number, number>,
  now: number,
): DoctorOnDuty {
  const underWay = (todays ?? []).map((row) => ({
    startsAt: row.starts_at.getTime(),
    progress: progressOf(row),
    goesOn: progressStatuses.some((one) => one === row.status),
  }));
  return {
    doctorId: readableId('doctor', doctor.id),
    name: doctor.name,
    specialization: doctor.specialization,
    room: doctor.room,
    deskMayMove: doctor.desk_may_move,
    takesBookings: doctor.listed,
    refusal: doctor.registration_refusal,
    delay: Math.max(0, ...doctor.practice_ids.map((id) => delays.get(id) ?? 0)),
    minutesBehind: todays && minutesBehind(underWay, now),
    nextFree,
    days,
  };
}
