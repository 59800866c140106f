import { formatSlotTime, toMinutes } from '#domain/scheduling/slot-grid.ts';

/** A time of day in 24 hours, "16:30", in every language. `otherwise` if it is no time. */
export function formatClockTime(label: string | null | undefined, otherwise: string): string {
  const minutes = toMinutes(label ?? '');
  return minutes === null ? otherwise : formatSlotTime(minutes);
}
