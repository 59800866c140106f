import {
  dayEnd,
  dayStart,
  defaultInterval,
  formatSlotTime,
  isOnGrid,
  listGridStarts,
  type PartOfDay,
  practiceHours,
  toMinutes,
  toPartOfDay,
} from '#domain/scheduling/slot-grid.ts';
import type { Output } from '#web/api/client.ts';

/** A doctor's offer on a day: the interval and the starts, `HH:MM`. */
export interface DayPlan {
  readonly interval: number;
  readonly slots: readonly string[];
  /** Published starts beside the grid from 09:00 to 17:00, and the length of their slots. */
  readonly beside?: { readonly interval: number; readonly slots: readonly string[] };
}

/** A locked chip cannot be toggled. */
export interface Chip {
  readonly slot: string;
  readonly selected: boolean;
  readonly locked: 'booked' | 'overlaps' | 'elsewhere' | 'begun' | null;
  /** The start of the appointment that it overlaps. */
  readonly overlaps?: string;
}

/** A time occupied by an appointment, `HH:MM`; `to` is excluded. */
export interface OccupiedTime {
  readonly from: string;
  readonly to: string;
}

export interface Published extends Pick<Output<'GET /doctors/:id/slots'>, 'availableSlots' | 'intervals'> {
  /** Null: the doctor's only practice. */
  readonly practiceId: string | null;
  /** Times offered by other practices, by day. */
  readonly elsewhere: Readonly<Record<string, readonly OccupiedTime[]>>;
}

/** Null takes the whole answer. */
export function selectPublished(all: Output<'GET /doctors/:id/slots'>, practiceId: string | null): Published {
  if (practiceId === null) return { ...all, practiceId, elsewhere: {} };
  const days = Object.entries(all.parts ?? {}).map(([date, parts]) => ({
    date,
    own: parts.filter((part) => part.practiceId === practiceId),
    others: parts.filter((part) => part.practiceId !== practiceId),
  }));
  const here = days.flatMap(({ date, own }) => {
    const [most] = [...own].sort((one, other) => other.slots.length - one.slots.length);
    const slots = own.flatMap((part) => [...part.slots, ...part.retained]).sort();
    return most ? [{ date, slots, interval: most.interval }] : [];
  });
  const toSlotRange = (slot: string, interval: number) => ({
    from: slot,
    to: formatSlotTime(at(slot) + interval),
  });
  return {
    practiceId,
    availableSlots: Object.fromEntries(here.map(({ date, slots }) => [date, slots])),
    intervals: Object.fromEntries(here.map(({ date, interval }) => [date, interval])),
    elsewhere: Object.fromEntries(
      days.map(({ date, others }) => [
        date,
        others.flatMap(({ interval, slots, retained }) =>
          [...slots, ...retained].map((slot) => toSlotRange(slot, interval)),
        ),
      ]),
    ),
  };
}

const at = (slot: string) => toMinutes(slot) ?? 0;
const overlaps = (start: number, interval: number) => (time: OccupiedTime) =>
  start < at(time.to) && at(time.from) < start + interval;
/** Every start between 06:00 and 23:00 in steps from the grid's first. */
function listLongGrid(interval: number): string[] {
  const before = Math.floor((dayStart - practiceHours.from) / interval);
  const count = before + Math.floor((practiceHours.to - dayStart) / interval);
  return Array.from({ length: count }, (_, index) => formatSlotTime(dayStart + (index - before) * interval));
}
/** Possible starts beside the grid: those published at this length, and early and late ones. */
const listStartsBesideGrid = ({ interval, beside }: DayPlan) => [
  ...(beside?.interval === interval ? beside.slots : []),
  ...listLongGrid(interval).filter((slot) => at(slot) < dayStart || at(slot) + interval > dayEnd),
];

/** The default interval and no slots if nothing is published. */
export function toPublishedPlan({ availableSlots, intervals }: Published, date: string): DayPlan {
  const interval = intervals[date] ?? defaultInterval;
  const slots = availableSlots[date] ?? [];
  const beside = slots.filter((slot) => !isOnGrid(at(slot), interval));
  return { interval, slots, ...(beside.length > 0 && { beside: { interval, slots: beside } }) };
}

/**
 * The chips of a day: its grid, and booked starts of another length. Chosen starts off the grid are neither
 * shown nor sent, but remembered for a return to their interval. A start that overlaps an appointment is
 * neither offered nor counted, until the appointment is gone. `nowMinutes` is the clinic's time if the day is
 * today, else null. Early and late ones are shown when asked for, chosen or published: a cleared one stays in
 * place, so that no other comes under the finger. Times of another practice are locked.
 */
export function buildChips(
  plan: DayPlan,
  booked: readonly string[],
  nowMinutes: number | null,
  occupied: readonly OccupiedTime[] = [],
  {
    elsewhere = [],
    long = false,
    before = [],
  }: {
    readonly elsewhere?: readonly OccupiedTime[];
    readonly long?: boolean;
    readonly before?: readonly string[];
  } = {},
): Chip[] {
  const grid = listGridStarts(plan.interval).map(formatSlotTime);
  const beside = listStartsBesideGrid(plan).filter(
    (slot) => long || plan.slots.includes(slot) || before.includes(slot),
  );
  const starts = [...new Set([...grid, ...beside, ...booked])].sort();
  return starts.map((slot) => {
    const start = at(slot);
    const other = occupied.find(overlaps(start, plan.interval));
    if (other && other.from !== slot)
      return { slot, selected: false, locked: 'overlaps', overlaps: other.from };
    if (booked.includes(slot)) return { slot, selected: true, locked: 'booked' };
    if (elsewhere.some(overlaps(start, plan.interval))) return { slot, selected: false, locked: 'elsewhere' };
    const begun = nowMinutes !== null && start <= nowMinutes;
    return { slot, selected: plan.slots.includes(slot), locked: begun ? 'begun' : null };
  });
}

export function groupChipsByPart(chips: readonly Chip[]): { part: PartOfDay; chips: Chip[] }[] {
  return (['morning', 'afternoon', 'evening'] as const)
    .map((part) => ({ part, chips: chips.filter(({ slot }) => toPartOfDay(at(slot)) === part) }))
    .filter((group) => group.chips.length > 0);
}

/** The chosen starts on the grid and the booked ones, in order. */
export function listSlotsToSend(plan: DayPlan, booked: readonly string[]): string[] {
  const chosen = new Set([...plan.slots, ...booked]);
  const beside = listStartsBesideGrid(plan);
  return [...chosen].filter((slot) => isOnGrid(at(slot), plan.interval) || beside.includes(slot)).sort();
}

/** Both plans publish the same; the interval of an empty day does not matter. */
export function isSamePlan(one: DayPlan, other: DayPlan, booked: readonly string[]): boolean {
  const [sent, otherSent] = [listSlotsToSend(one, booked), listSlotsToSend(other, booked)];
  if (sent.join() !== otherSent.join()) return false;
  return sent.length === 0 || one.interval === other.interval;
}

export function withSlots(plan: DayPlan, slots: readonly string[], chosen: boolean): DayPlan {
  const others = plan.slots.filter((slot) => !slots.includes(slot));
  return { ...plan, slots: chosen ? [...others, ...slots].sort() : others };
}

/** Merges consecutive starts into ranges, such as 09:00 to 12:00. */
export function toRanges({ slots, interval }: DayPlan): { from: string; to: string }[] {
  const stretches: { from: number; to: number }[] = [];
  for (const start of slots.map(at).sort((a, b) => a - b)) {
    const last = stretches.at(-1);
    if (last && start <= last.to) last.to = Math.max(last.to, start + interval);
    else stretches.push({ from: start, to: start + interval });
  }
  return stretches.map(({ from, to }) => ({ from: formatSlotTime(from), to: formatSlotTime(to) }));
}
