import {
  defaultInterval,
  gridOf,
  isOnGrid,
  labelOf,
  minutesOf,
  type PartOfDay,
  partOfDay,
  type SlotInterval,
  slotIntervals,
} from '#domain/slot-grid.ts';
import type { AnswerOf } from '../../api/client.ts';

/** What a doctor wants to offer on a day: the interval and the starts, `HH:MM`. */
export interface DayPlan {
  readonly interval: SlotInterval;
  readonly slots: readonly string[];
}

/** One chip of the scheduler; a locked one cannot be toggled. */
export interface Chip {
  readonly slot: string;
  readonly selected: boolean;
  readonly locked: 'booked' | 'overlaps' | 'begun' | null;
  /** The start of the appointment that it overlaps. */
  readonly overlaps?: string;
}

/** A time of the day that an appointment holds, `HH:MM`; `to` is excluded. */
export interface Held {
  readonly from: string;
  readonly to: string;
}

export type Published = AnswerOf<'GET /doctors/:id/slots'>;

const at = (slot: string) => minutesOf(slot) ?? 0;
const intervalOf = (minutes: number | undefined) =>
  slotIntervals.find((known) => known === minutes) ?? defaultInterval;

/** The published plan of a day; the default interval and no slots if there is none. */
export function publishedPlan({ availableSlots, intervals }: Published, date: string): DayPlan {
  return { interval: intervalOf(intervals[date]), slots: availableSlots[date] ?? [] };
}

/**
 * The chips of a day: its grid, and booked starts of another length. Chosen starts off the grid are not shown
 * and not sent, but remembered for a return to their interval. What overlaps an appointment is not offered, so it is
 * not counted; it is again when the appointment is gone. `nowMinutes` is the clinic's time if the day is today, else
 * null.
 */
export function chipsOf(
  plan: DayPlan,
  booked: readonly string[],
  nowMinutes: number | null,
  held: readonly Held[] = [],
): Chip[] {
  const grid = gridOf(plan.interval).map(labelOf);
  const starts = [...new Set([...grid, ...booked])].sort();
  return starts.map((slot) => {
    const start = at(slot);
    const other = held.find(({ from, to }) => start < at(to) && at(from) < start + plan.interval);
    if (other && other.from !== slot)
      return { slot, selected: false, locked: 'overlaps', overlaps: other.from };
    if (booked.includes(slot)) return { slot, selected: true, locked: 'booked' };
    const begun = nowMinutes !== null && start <= nowMinutes;
    return { slot, selected: plan.slots.includes(slot), locked: begun ? 'begun' : null };
  });
}

/** The chips by part of day. */
export function chipsByPart(chips: readonly Chip[]): { part: PartOfDay; chips: Chip[] }[] {
  return (['morning', 'afternoon', 'evening'] as const)
    .map((part) => ({ part, chips: chips.filter(({ slot }) => partOfDay(at(slot)) === part) }))
    .filter((group) => group.chips.length > 0);
}

/** The starts that saving sends: the chosen ones on the grid and the booked ones, in order. */
export function slotsToSend(plan: DayPlan, booked: readonly string[]): string[] {
  const chosen = new Set([...plan.slots, ...booked]);
  return [...chosen].filter((slot) => isOnGrid(at(slot), plan.interval)).sort();
}

/** Whether two plans publish the same; the interval of an empty day does not matter. */
export function samePlan(one: DayPlan, other: DayPlan, booked: readonly string[]): boolean {
  const [sent, otherSent] = [slotsToSend(one, booked), slotsToSend(other, booked)];
  if (sent.join() !== otherSent.join()) return false;
  return sent.length === 0 || one.interval === other.interval;
}

/** The plan with these starts chosen or not. */
export function withSlots(plan: DayPlan, slots: readonly string[], chosen: boolean): DayPlan {
  const others = plan.slots.filter((slot) => !slots.includes(slot));
  return { ...plan, slots: chosen ? [...others, ...slots].sort() : others };
}

/** Consecutive starts as ranges, such as 09:00 to 12:00. */
export function stretchesOf({ slots, interval }: DayPlan): { from: string; to: string }[] {
  const stretches: { from: number; to: number }[] = [];
  for (const start of slots.map(at).sort((a, b) => a - b)) {
    const last = stretches.at(-1);
    if (last && start <= last.to) last.to = Math.max(last.to, start + interval);
    else stretches.push({ from: start, to: start + interval });
  }
  return stretches.map(({ from, to }) => ({ from: labelOf(from), to: labelOf(to) }));
}
