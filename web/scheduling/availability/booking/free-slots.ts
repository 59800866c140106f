import type { AvailableDay, FreeSlot } from '#contract/scheduling/availability.ts';
import { type PartOfDay, toMinutes, toPartOfDay } from '#domain/scheduling/slot-grid.ts';

/** The first `count` free slots in order of time. */
export function listNextFreeSlots(days: readonly AvailableDay[], count: number): FreeSlot[] {
  return days.flatMap(({ date, free }) => free.map((slot) => ({ date, slot }))).slice(0, count);
}

/** The first free slot after the given one, else the first before it; never that one itself. */
export function findNextFreeSlot(days: readonly AvailableDay[], date: string, slot: string): FreeSlot | null {
  const free = listNextFreeSlots(days, Number.POSITIVE_INFINITY);
  const later = free.find((one) => one.date > date || (one.date === date && one.slot > slot));
  return later ?? free.find((one) => one.date !== date || one.slot !== slot) ?? null;
}

/** `busy`: the user has a visit of their own then. */
export interface ListedSlot {
  readonly slot: string;
  readonly state: 'free' | 'booked' | 'busy';
}

export function listSlots(day: AvailableDay, isBusy: (slot: string) => boolean): ListedSlot[] {
  return [
    ...day.free.map((slot) => ({ slot, state: isBusy(slot) ? ('busy' as const) : ('free' as const) })),
    ...day.booked.map((slot) => ({ slot, state: isBusy(slot) ? ('busy' as const) : ('booked' as const) })),
  ].sort((a, b) => a.slot.localeCompare(b.slot));
}

/** Empty parts are left out. */
export function groupSlotsByPart(slots: readonly ListedSlot[]): { part: PartOfDay; slots: ListedSlot[] }[] {
  return (['morning', 'afternoon', 'evening'] as const)
    .map((part) => ({
      part,
      slots: slots.filter(({ slot }) => toPartOfDay(toMinutes(slot) ?? 0) === part),
    }))
    .filter(({ slots }) => slots.length > 0);
}

/** `gone`: the slot has begun or is no longer published. */
export function findSlotState(day: AvailableDay, slot: string): 'free' | 'booked' | 'gone' {
  if (day.free.includes(slot)) return 'free';
  return day.booked.includes(slot) ? 'booked' : 'gone';
}
