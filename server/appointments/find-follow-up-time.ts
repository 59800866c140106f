import type { FreeSlot } from '#contract/availability.ts';
import { addDays } from '#domain/calendar-days.ts';
import { findAvailability } from '#server/availability/find-free-slots.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { ownAppointment } from './own-appointment.ts';

const daysAhead = 27;

/**
 * The doctor's first free time on a day or in the four weeks after it at the practice of the visit, else at another one, in
 * the visit's mode; null if there is none. Refuses with
 * `appointment_not_found`.
 */
export async function findFollowUpTime(
  deps: Deps,
  doctorId: number,
  appointmentId: number,
  date: string,
): Promise<FreeSlot | null> {
  const visit = await ownAppointment(deps.database.pool, appointmentId, { role: 'doctor', id: doctorId });
  const from = [date, today(deps.clock)].sort().at(-1) ?? date;
  const days = await findAvailability(deps, doctorId, from, addDays(from, daysAhead));
  const times = days.flatMap(({ date: day, parts }) =>
    parts
      .filter(({ mode }) => mode === 'Any' || mode === visit.consult_status)
      .flatMap(({ practiceId, free }) => free.map((slot) => ({ practiceId, time: { date: day, slot } })))
      .sort((one, other) => (one.time.slot < other.time.slot ? -1 : 1)),
  );
  const there = times.find(({ practiceId }) => practiceId === visit.practice_id);
  return (there ?? times[0])?.time ?? null;
}
