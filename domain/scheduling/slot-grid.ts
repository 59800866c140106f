import { toInstant } from '#domain/platform/calendar-days.ts';

/**
 * A slot is named by its start, `HH:MM`; in code it is minutes from midnight. The last one ends at 17:00
 * (docs/product.md#slots).
 */
export const dayStart = 9 * 60;
export const dayEnd = 17 * 60;
export const slotIntervals = [15, 30, 60] as const;
export type SlotInterval = (typeof slotIntervals)[number];
export const defaultInterval: SlotInterval = 15;

/** Minutes from midnight of a label such as `09:30`; null if it is no time of day. */
export function toMinutes(label: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(label);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** The start of a slot that is named by its day and label. */
export const toSlotStart = (date: string, label: string, timeZone: string): Date =>
  new Date(toInstant(date, toMinutes(label) ?? 0, timeZone));

/** `HH:MM` of minutes from midnight. */
export function formatSlotTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** In order. */
export function listGridStarts(interval: number): number[] {
  return Array.from(
    { length: Math.floor((dayEnd - dayStart) / interval) },
    (_, index) => dayStart + index * interval,
  );
}

export function isOnGrid(minutes: number, interval: number): boolean {
  return minutes >= dayStart && minutes + interval <= dayEnd && (minutes - dayStart) % interval === 0;
}

/** The hours in which a practice may publish slots, in minutes from midnight. */
export const practiceHours = { from: 6 * 60, to: 23 * 60 } as const;
export const slotLengths = { from: 5, to: 60 } as const;

/** A practice's day has no fixed grid. */
export function isInPracticeHours(start: number, length: number): boolean {
  return start >= practiceHours.from && start + length <= practiceHours.to;
}

export const publishingHorizonDays = 366;

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Morning before 12:00, afternoon before 16:00, evening from then on. */
export function toPartOfDay(minutes: number): PartOfDay {
  if (minutes < 12 * 60) return 'morning';
  return minutes < 16 * 60 ? 'afternoon' : 'evening';
}
