import type { DoctorOnDuty } from '#contract/hospital/front-desk-day.ts';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { progressStatuses } from '#domain/appointments/visit-progress.ts';
import { findMinutesBehind } from '#domain/hospital/front-desk-day.ts';
import { addDays, toInstant } from '#domain/platform/calendar-days.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findPublishedDays } from '#server/scheduling/availability/find-published-days.ts';
import { type DutyDay, listDutyDays } from './duty-days.ts';
import {
  type DoctorLeaveRow,
  type HospitalDoctorRow,
  listDoctorLeaves,
  listDoctorsAtHospital,
} from './duty-doctor-queries.ts';
import type { HospitalVisitRow } from './hospital-visit-queries.ts';

export interface DoctorColumn {
  readonly doctor: HospitalDoctorRow;
  readonly days: DutyDay[];
}

export const toPeriod = (first: string, last: string, timeZone: string) => ({
  from: new Date(toInstant(first, 0, timeZone)),
  before: new Date(toInstant(addDays(last, 1), 0, timeZone)),
});

export async function findDoctorColumns(
  deps: Pick<Deps, 'database' | 'clock'>,
  hospitalId: number,
  dates: readonly [string, ...string[]],
  only: ReadonlySet<number> | null = null,
): Promise<DoctorColumn[]> {
  const { clock } = deps;
  const { pool } = deps.database;
  const [from] = dates;
  const to = dates.at(-1) ?? from;
  const all = await listDoctorsAtHospital(pool, { hospitalId, ...toPeriod(from, to, clock.timeZone) });
  const doctors = only ? all.filter(({ id }) => only.has(id)) : all;
  const doctorIds = doctors.map(({ id }) => id);
  const [published, leaves] = await Promise.all([
    findPublishedDays(deps, doctorIds, from, to),
    listDoctorLeaves(pool, { doctorIds, from, to }),
  ]);
  const leavesByDoctor: Map<number, DoctorLeaveRow[]> = Map.groupBy(leaves, ({ doctor_id }) => doctor_id);
  return doctors.map((doctor) => ({
    doctor,
    days: listDutyDays(
      doctor,
      published.get(doctor.id) ?? [],
      leavesByDoctor.get(doctor.id) ?? [],
      dates,
      clock,
    ),
  }));
}

const presentProgress = (row: HospitalVisitRow) => ({
  arrive: row.arrived_at?.getTime() ?? null,
  call: row.called_at?.getTime() ?? null,
  start: row.started_at?.getTime() ?? null,
  end: row.ended_at?.getTime() ?? null,
});

export function presentDoctorColumn(
  { doctor, days }: DoctorColumn,
  nextFree: FreeSlot | null,
  todays: readonly HospitalVisitRow[] | null,
  delays: ReadonlyMap<number, number>,
  now: number,
): DoctorOnDuty {
  const underWay = (todays ?? []).map((row) => ({
    startsAt: row.starts_at.getTime(),
    progress: presentProgress(row),
    goesOn: progressStatuses.some((one) => one === row.status),
  }));
  return {
    doctorId: formatId('doctor', doctor.id),
    name: doctor.name,
    specialization: doctor.specialization,
    room: doctor.room,
    deskCanMove: doctor.desk_may_move,
    takesBookings: doctor.listed,
    refusal: doctor.registration_refusal,
    delay: Math.max(0, ...doctor.practice_ids.map((id) => delays.get(id) ?? 0)),
    minutesBehind: todays && findMinutesBehind(underWay, now),
    nextFree,
    days,
  };
}
