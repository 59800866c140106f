import type { FollowUpTime } from '#contract/appointments/appointments.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { requireOwnAppointment } from '#server/appointments/changes/own-appointment.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { findAvailability } from '#server/scheduling/availability/find-free-slots.ts';
import { listPracticeNames } from './follow-up-queries.ts';

const maxDaysAhead = 27;

interface FollowUpTimes {
  readonly free: FollowUpTime | null;
  readonly elsewhere: FollowUpTime | null;
}

/**
 * First free time on a day or in the four weeks after it, in the visit's mode: one at the visit's practice
 * and one at another, null if there is none. Refuses with `appointment_not_found`.
 */
export async function findFollowUpTime(
  doctor: Actor,
  deps: Deps,
  appointmentId: number,
  date: string,
): Promise<FollowUpTimes> {
  const { pool } = deps.database;
  const visit = await requireOwnAppointment(doctor, pool, appointmentId);
  const from = [date, today(deps.clock)].sort().at(-1) ?? date;
  const [practices, days] = await Promise.all([
    listPracticeNames(pool, { doctorId: doctor.id }),
    findAvailability(deps, doctor.id, from, addDays(from, maxDaysAhead)),
  ]);
  const times = days.flatMap(({ date: day, parts }) =>
    parts
      .filter(({ mode }) => mode === 'Any' || mode === visit.consult_status)
      .flatMap(({ practiceId, free }) => free.map((slot) => ({ practiceId, date: day, slot })))
      .sort((one, other) => (one.slot < other.slot ? -1 : 1)),
  );
  const first = (isHere: boolean): FollowUpTime | null => {
    const time = times.find(({ practiceId }) => (practiceId === visit.practice_id) === isHere);
    if (!time) return null;
    const practiceName = practices.find(({ id }) => id === time.practiceId)?.name ?? '';
    return { ...time, practiceId: formatId('practice', time.practiceId), practiceName };
  };
  return { free: first(true), elsewhere: first(false) };
}
