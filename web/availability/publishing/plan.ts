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

/** What a doctor means to offer on one day: the interval and the chosen starts, `HH:MM`. */
export interface DayPlan {
  readonly interval: SlotInterval;
  readonly slots: readonly string[];
}

/** One chip of the scheduler; what is locked cannot be toggled. */
export interface Chip {
  readonly slot: string;
  readonly selected: boolean;
  readonly locked: 'booked' | 'begun' | null;
}

export type Published = AnswerOf<'GET /doctors/:id/slots'>;

const at = (slot: string) => minutesOf(slot) ?? 0;
const intervalOf = (minutes: number | undefined) =>
  slotIntervals.find((known) => known === minutes) ?? defaultInterval;

/** A day as it is published; the default interval and no slots when it is not. */
export function publishedPlan({ availableSlots, intervals }: Published, date: string): DayPlan {
  return { interval: intervalOf(intervals[date]), slots: availableSlots[date] ?? [] };
}

/**
 * The chips of a day: its grid, and the booked starts that lie beside it because their visits have another length.
 * Chosen starts that the grid does not have are not shown and not sent, but remembered for when their interval comes
 * back. `nowMinutes` is the clinic's time when the day is today, else null.
 */
export function chipsOf(plan: DayPlan, booked: readonly string[], nowMinutes: number | null): Chip[] {
  const grid = gridOf(plan.interval).map(labelOf);
  const starts = [...new Set([...grid, ...booked])].sort();
  return starts.map((slot) => {
    if (booked.includes(slot)) return { slot, selected: true, locked: 'booked' };
    const begun = nowMinutes !== null && at(slot) <= nowMinutes;
    return { slot, selected: plan.slots.includes(slot), locked: begun ? 'begun' : null };
  });
}

/** The chips by part of day. */
export function chipsByPart(chips: readonly Chip[]): { part: PartOfDay; chips: Chip[] }[] {
  return (['morning', 'afternoon', 'evening'] as const)
    .map((part) => ({ part, chips: chips.filter(({ slot }) => partOfDay(at(slot)) === part) }))
    .filter((group) => group.chips.length > 0);
}

/** What saving the plan sends: the chosen starts on its grid and the booked ones among them, in order. */
export function slotsToSend(plan: DayPlan, booked: readonly string[]): string[] {
  const chosen = new Set([...plan.slots, ...booked]);
  return [...chosen].filter((slot) => isOnGrid(at(slot), plan.interval)).sort();
}

/** Whether saving one would publish the same as saving the other; the interval of an empty day does not count. */
export function samePlan(one: DayPlan, other: DayPlan, booked: readonly string[]): boolean {
  const [sent, otherSent] = [slotsToSend(one, booked), slotsToSend(other, booked)];
  if (sent.join() !== otherSent.join()) return false;
  return sent.length === 0 || one.interval === other.interval;
}

/** The plan with these starts chosen or not; all others stay as they are. */
export function withSlots(plan: DayPlan, slots: readonly string[], chosen: boolean): DayPlan {
  const others = plan.slots.filter((slot) => !slots.includes(slot));
  return { ...plan, slots: chosen ? [...others, ...slots].sort() : others };
}

/** Starts in a row as stretches of time, such as 09:00 to 12:00: quicker to read than twelve times. */
export function stretchesOf({ slots, interval }: DayPlan): { from: string; to: string }[] {
  const stretches: { from: number; to: number }[] = [];
  for (const start of slots.map(at).sort((a, b) => a - b)) {
    const last = stretches.at(-1);
    if (last && start <= last.to) last.to = Math.max(last.to, start + interval);
    else stretches.push({ from: start, to: start + interval });
  }
  return stretches.map(({ from, to }) => ({ from: labelOf(from), to: labelOf(to) }));
}
