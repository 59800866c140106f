import { type DayPart, overlapsAny } from './day-parts.ts';
import { formatSlotTime } from './slot-grid.ts';

/** A part of a day as it is stored. */
export interface PublishedPart extends DayPart {
  /** Of the practice. */
  readonly practiceId: number;
  /** Starts that stay for a live appointment alone. */
  readonly kept: readonly number[];
  /** Whether it is part of the day as it was published last. */
  readonly isPart: boolean;
}

/** What a doctor offers on one day, at all practices; starts are minutes from midnight. */
export interface PublishedDay {
  readonly date: string;
  readonly parts: readonly PublishedPart[];
}

/** A time of a day that an appointment holds, in minutes from midnight; `to` is excluded. */
export interface OccupiedTime {
  readonly from: number;
  readonly to: number;
}

/** Slots as `HH:MM`. */
interface Slots {
  /** How many minutes a slot lasts. */
  readonly interval: number;
  /** Those that can be booked now. */
  readonly free: string[];
  /** Those that an appointment holds. */
  readonly booked: string[];
}

export interface PartAvailability extends Slots, Pick<PublishedPart, 'practiceId' | 'mode'> {}

export interface DayAvailability extends Slots {
  readonly date: string;
  readonly parts: readonly PartAvailability[];
}

const inOrder = (starts: Iterable<number>) => [...new Set(starts)].sort((one, other) => one - other);

/** All starts of a day, in order, those included that stay for an appointment alone. */
export const listStarts = ({ parts }: Pick<PublishedDay, 'parts'>): number[] =>
  inOrder(parts.flatMap(({ starts, kept }) => [...starts, ...kept]));

/** The length that a day's slots have, by the part with the most of them. */
export function findMainInterval({ parts }: Pick<PublishedDay, 'parts'>): number {
  const [first] = [...parts].sort(
    (one, other) =>
      Number(other.isPart) - Number(one.isPart) ||
      other.starts.length - one.starts.length ||
      one.interval - other.interval,
  );
  return first?.interval ?? 0;
}

const listTakenStarts = ({ starts, kept, interval }: PublishedPart, held: readonly OccupiedTime[]) =>
  [...starts, ...kept].filter((from) => overlapsAny({ from, to: from + interval }, held));

/**
 * The published starts that are taken, whatever the interval of the appointment, and the starts of
 * appointments that are no longer published (docs/product.md#slots).
 */
export function listBookedStarts(day: PublishedDay, held: readonly OccupiedTime[]): number[] {
  const taken = day.parts.flatMap((part) => listTakenStarts(part, held));
  return inOrder([...taken, ...held.map((time) => time.from)]);
}

/**
 * One day as a visitor sees it. `nowMinutes` is the clinic's time if the day is today, else null: a slot that
 * has begun cannot be booked (E-02).
 */
export function toAvailability(
  day: PublishedDay,
  held: readonly OccupiedTime[],
  nowMinutes: number | null,
): DayAvailability {
  const parts = day.parts
    .filter(({ starts, kept }) => starts.length + kept.length > 0)
    .map((part) => {
      const { practiceId, interval, mode, starts } = part;
      const booked = new Set(listTakenStarts(part, held));
      const free = starts.filter(
        (start) => !booked.has(start) && (nowMinutes === null || start > nowMinutes),
      );
      return { practiceId, interval, mode, free, booked: inOrder(booked) };
    });
  return {
    date: day.date,
    interval: findMainInterval(day),
    free: inOrder(parts.flatMap(({ free }) => free)).map(formatSlotTime),
    booked: listBookedStarts(day, held).map(formatSlotTime),
    parts: parts.map((part) => ({
      ...part,
      free: part.free.map(formatSlotTime),
      booked: part.booked.map(formatSlotTime),
    })),
  };
}
