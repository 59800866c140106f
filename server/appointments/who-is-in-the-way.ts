import { Refusal } from '#contract/refusals.ts';
import { minutesOf } from '#domain/slot-grid.ts';
import { findAvailability, findNextFree } from '#server/availability/find-free-slots.ts';
import type { Deps } from '#server/platform/deps.ts';

/** Which of the two overlaps stood in the way, and the doctor's next free slot. */
export async function whoIsInTheWay(deps: Deps, doctorId: number, date: string, minutes: number) {
  const [[day], next] = await Promise.all([
    findAvailability(deps, doctorId, date, date),
    findNextFree(deps.database.pool, deps.clock, [doctorId]),
  ]);
  const free = day?.free.some((slot) => minutesOf(slot) === minutes) ?? false;
  return new Refusal(free ? 'patient_busy' : 'slot_taken', { nextFree: next.get(doctorId) ?? null });
}
