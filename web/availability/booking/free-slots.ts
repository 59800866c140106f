import type { AvailableDay, FreeSlot } from '#contract/availability.ts';
import { minutesOf, type PartOfDay, partOfDay } from '#domain/slot-grid.ts';

/** The first `count` free slots in order of time. */
export function nextFreeSlots(days: readonly AvailableDay[], count: number): FreeSlot[] {
  return days.flatMap(({ date, free }) => free.map((slot) => ({ date, slot }))).slice(0, count);
}

/** The first free slot after a given one, else the last one before it. */
export function nextFreeAfter(days: readonly AvailableDay[], date: string, slot: string): FreeSlot | null {
  const free = nextFreeSlots(days, Number.POSITIVE_INFINITY);
  const later = free.find((one) => one.date > date || (one.date === date && one.slot > slot));
  return later ?? free[0] ?? null;
}

/** A slot in the list of a day. */
export interface ListedSlot {
  readonly slot: string;
  readonly booked: boolean;
}

/** The free and taken slots of a day by part of day; empty parts are left out (E-01, E-02). */
export function slotsByPart(day: AvailableDay): { part: PartOfDay; slots: ListedSlot[] }[] {
  const listed = [
    ...day.free.map((slot) => ({ slot, booked: false })),
    ...day.booked.map((slot) => ({ slot, booked: true })),
  ].sort((a, b) => a.slot.localeCompare(b.slot));
  return (['morning', 'afternoon', 'evening'] as const)
    .map((part) => ({
      part,
      slots: listed.filter(({ slot }) => partOfDay(minutesOf(slot) ?? 0) === part),
    }))
    .filter(({ slots }) => slots.length > 0);
}

/** Whether a chosen slot can still be booked; `gone` if it has begun or is no longer published. */
export function slotState(day: AvailableDay, slot: string): 'free' | 'booked' | 'gone' {
  if (day.free.includes(slot)) return 'free';
  return day.booked.includes(slot) ? 'booked' : 'gone';
}
