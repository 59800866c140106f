import { labelOf, minutesOf } from '#domain/scheduling/slot-grid.ts';

/**
 * A time of day as all screens write it: 24 hours, "16:30", in every language
 * (docs/decisions/034-the-booked-moment.md). `otherwise` if it is no time.
 */
export function clockTime(label: string | null | undefined, otherwise: string): string {
  const minutes = minutesOf(label ?? '');
  return minutes === null ? otherwise : labelOf(minutes);
}
