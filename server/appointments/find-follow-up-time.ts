import type { FreeSlot } from '#contract/availability.ts';
import { addDays } from '#domain/calendar-days.ts';
import { findAvailability } from '#server/availability/find-free-slots.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { ownAppointment } from './own-appointment.ts';

const daysAhead = 27;

/**
 * The doctor's first free time on a day or in the four weeks after it; null if there is none. Refuses with
 * `appointment_not_found`.
 */
export async function findFollowUpTime(
  deps: Deps,
  doctorId: number,
  appointmentId: number,
  date: string,
): Promise<FreeSlot | null> {
  await ownAppointment(deps.database.pool, appointmentId, { role: 'doctor', id: doctorId });
  const from = [date, today(deps.clock)].sort().at(-1) ?? date;
  const days = await findAvailability(deps, doctorId, from, addDays(from, daysAhead));
  for (const { date: day, free } of days) {
    const [slot] = free;
    if (slot) return { date: day, slot };
  }
  return null;
}
