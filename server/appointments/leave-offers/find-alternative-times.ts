import type { Queryable } from '#db/statement.ts';
import { type FreeTime, sortByNearest, sortForOffering } from '#domain/appointments/doctor-leave.ts';
import { addDays, toCalendarDay } from '#domain/platform/calendar-days.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { VisitOnLeaveRow } from '../leave/leave-notification-queries.ts';
import { type FreeTimeRow, listColleagues, listFreeTimes } from './free-time-queries.ts';

/**
 * Days ahead to offer the same doctor's times: the next two weeks, then as far as schedules are published.
 */
const daysAhead = [14, 60] as const;
/** Patients need this long to answer. */
const minLeadMilliseconds = 4 * 3_600_000;
/** A colleague's time is at most this many days after the visit. */
const colleagueDays = 7;

const freeTime = ({ practice_id: practiceId, starts_at, ends_at }: FreeTimeRow): FreeTime => ({
  practiceId,
  startsAt: starts_at.getTime(),
  endsAt: ends_at.getTime(),
});

type ClockDeps = Pick<Deps, 'clock'>;

export async function findDoctorTimes(
  { clock }: ClockDeps,
  db: Queryable,
  visit: VisitOnLeaveRow,
  enough: number,
): Promise<FreeTime[]> {
  const now = clock.now();
  const from = toCalendarDay(Math.max(now, visit.starts_at.getTime()), clock.timeZone);
  const facts = { practiceId: visit.practice_id, startsAt: visit.starts_at.getTime() };
  for (const days of daysAhead) {
    const rows = await listFreeTimes(db, {
      doctorId: visit.doctor_id,
      patientId: visit.patient_id,
      mode: visit.consult_status,
      from,
      to: addDays(from, days),
      after: new Date(now + minLeadMilliseconds),
      now: new Date(now),
      timeZone: clock.timeZone,
    });
    if (rows.length >= enough || days === daysAhead[1]) {
      return sortForOffering(rows.map(freeTime), facts, clock.timeZone);
    }
  }
  return [];
}

export interface ColleagueTime extends FreeTime {
  readonly doctorId: number;
}

/**
 * Colleagues near the visit's practice, those of the same hospital first; each colleague's times nearest to
 * the visit first.
 */
export async function* findColleagueTimes(
  { clock }: ClockDeps,
  db: Queryable,
  visit: VisitOnLeaveRow,
): AsyncGenerator<ColleagueTime> {
  const now = clock.now();
  const startsAt = visit.starts_at.getTime();
  const place = { doctorId: visit.doctor_id, practiceId: visit.practice_id };
  for (const { id: doctorId, practice_ids } of await listColleagues(db, place)) {
    const from = toCalendarDay(Math.max(now, startsAt), clock.timeZone);
    const rows = await listFreeTimes(db, {
      doctorId,
      patientId: visit.patient_id,
      mode: visit.consult_status,
      from,
      to: addDays(from, colleagueDays),
      after: new Date(now + minLeadMilliseconds),
      now: new Date(now),
      timeZone: clock.timeZone,
    });
    const near = rows.filter(({ practice_id }) => practice_ids.includes(practice_id));
    for (const time of sortByNearest(near.map(freeTime), startsAt)) yield { ...time, doctorId };
  }
}
