import type { AvailableDay } from '#contract/scheduling/availability.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import type { CurrentAvailability } from './use-availability.ts';

/** The practice and mode of a time; null: at any practice. */
export interface PracticeAndMode {
  readonly practiceId: string | null;
  readonly mode: ConsultMode;
}

/** A day without parts belongs to the doctor's only practice, in either mode. */
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

export const filterDays = (days: readonly AvailableDay[], place: PracticeAndMode): AvailableDay[] =>
  days.map((day) => filterDay(day, place));

export function filterAvailability(
  availability: CurrentAvailability,
  place: PracticeAndMode,
): CurrentAvailability {
  const { days, day } = availability;
  return { ...availability, days: filterDays(days, place), day: day && filterDay(day, place) };
}
