import type { AvailableDay } from '#contract/scheduling/availability.ts';
import type { ConsultMode } from '#domain/doctors/modes.ts';
import type { CurrentAvailability } from './use-availability.ts';

/** Where a time has to be, and how; null: at any practice. */
export interface PracticeAndMode {
  readonly practiceId: string | null;
  readonly mode: ConsultMode;
}

/** A day with the slots of one place alone. One without parts is of the doctor's only practice, in either mode. */
function filterDay(day: AvailableDay, { practiceId, mode }: PracticeAndMode): AvailableDay {
  if (!day.parts) return day;
  const parts = day.parts.filter(
    (part) =>
      (part.mode === 'Any' || part.mode === mode) && (practiceId === null || part.practiceId === practiceId),
  );
  return {
    date: day.date,
    interval: parts[0]?.interval ?? day.interval,
    free: parts.flatMap(({ free }) => free).sort(),
    booked: parts.flatMap(({ booked }) => booked).sort(),
  };
}

/** Days with the slots of one place alone. */
export const filterDays = (days: readonly AvailableDay[], place: PracticeAndMode): AvailableDay[] =>
  days.map((day) => filterDay(day, place));

/** The availability with the slots of one place alone (K-02). */
export function filterAvailability(
  availability: CurrentAvailability,
  place: PracticeAndMode,
): CurrentAvailability {
  const { days, day } = availability;
  return { ...availability, days: filterDays(days, place), day: day && filterDay(day, place) };
}
