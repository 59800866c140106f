import { minutesOf } from '#domain/slot-grid.ts';

/** What a profile without working hours shows (spec 1 §9). */
export const defaultHours = { from: '09:00', to: '16:00' } as const;

/** "04:00 PM" of "16:00", with the day's half in the way that India writes it; the default when it is no time. */
export function clockTime(label: string | null | undefined, fallback: string): string {
  const minutes = minutesOf(label ?? '') ?? minutesOf(fallback) ?? 0;
  const hour = Math.floor(minutes / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(hour % 12 || 12)}:${two(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}
