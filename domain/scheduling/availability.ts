import { type DayPart, overlapsAny } from './day-parts.ts';
import { formatSlotTime } from './slot-grid.ts';

export interface PublishedPart extends DayPart {
  readonly practiceId: number;
  /** Starts retained only for an existing appointment. */
  readonly retained: readonly number[];
  /** False if the part is left over from an earlier publication. */
  readonly isPart: boolean;
}

/** At all practices; starts are minutes from midnight. */
export interface PublishedDay {
  readonly date: string;
  readonly parts: readonly PublishedPart[];
}

/** A time occupied by an appointment, in minutes from midnight; `to` is excluded. */
export interface OccupiedTime {
  readonly from: number;
  readonly to: number;
}

/** Slots as `HH:MM`. */
interface Slots {
  /** The length of a slot in minutes. */
  readonly interval: number;
  readonly free: string[];
  readonly booked: string[];
}

export interface PartAvailability extends Slots, Pick<PublishedPart, 'practiceId' | 'mode'> {}

export interface DayAvailability extends Slots {
  readonly date: string;
  readonly parts: readonly PartAvailability[];
}

const inOrder = (starts: Iterable<number>) => [...new Set(starts)].sort((one, other) => one - other);

/** In order, including starts retained only for an appointment. */
export const listStarts = ({ parts }: Pick<PublishedDay, 'parts'>): number[] =>
  inOrder(parts.flatMap(({ starts, retained }) => [...starts, ...retained]));

/** The slot length of the part with the most slots. */
export function findMainInterval({ parts }: Pick<PublishedDay, 'parts'>): number {
  const [first] = [...parts].sort(
    (one, other) =>
      Number(other.isPart) - Number(one.isPart) ||
      other.starts.length - one.starts.length ||
      one.interval - other.interval,
  );
  return first?.interval ?? 0;
}

const listTakenStarts = ({ starts, retained, interval }: PublishedPart, occupied: readonly OccupiedTime[]) =>
  [...starts, ...retained].filter((from) => overlapsAny({ from, to: from + interval }, occupied));

/**
 * Published starts that are taken, whatever the interval of the appointment, and the starts of appointments
 * that are no longer published.
 */
export function listBookedStarts(day: PublishedDay, occupied: readonly OccupiedTime[]): number[] {
  const taken = day.parts.flatMap((part) => listTakenStarts(part, occupied));
  return inOrder([...taken, ...occupied.map((time) => time.from)]);
}

/**
 * `nowMinutes` is the clinic's time if the day is today, else null: a slot that has begun cannot be booked.
 */
export function toAvailability(
  day: PublishedDay,
  occupied: readonly OccupiedTime[],
  nowMinutes: number | null,
): DayAvailability {
  const parts = day.parts
    .filter(({ starts, retained }) => starts.length + retained.length > 0)
    .map((part) => {
      const { practiceId, interval, mode, starts } = part;
      const booked = new Set(listTakenStarts(part, occupied));
      const free = starts.filter(
        (start) => !booked.has(start) && (nowMinutes === null || start > nowMinutes),
      );
      return { practiceId, interval, mode, free, booked: inOrder(booked) };
    });
  return {
    date: day.date,
    interval: findMainInterval(day),
    free: inOrder(parts.flatMap(({ free }) => free)).map(formatSlotTime),
    booked: listBookedStarts(day, occupied).map(formatSlotTime),
    parts: parts.map((part) => ({
      ...part,
      free: part.free.map(formatSlotTime),
      booked: part.booked.map(formatSlotTime),
    })),
  };
}
