import type { ConsultMode } from '#domain/doctors/modes.ts';

/** How the slots of a part may be used; Any: by video or in the clinic, as the patient likes. */
export const partModes = ['Any', 'Online', 'Offline'] as const satisfies readonly (ConsultMode | 'Any')[];
export type PartMode = (typeof partModes)[number];

/** A part of a practice's day: slots of one length and mode, by their starts in minutes from midnight. */
export interface DayPart {
  /** Minutes, 5 to 60. */
  readonly interval: number;
  readonly mode: PartMode;
  readonly starts: readonly number[];
}

/** A time of a day in minutes from midnight; `to` is excluded. */
interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** Every time that the parts offer, in order of their starts. */
export function listSlotTimes(parts: readonly Pick<DayPart, 'interval' | 'starts'>[]): TimeRange[] {
  return parts
    .flatMap(({ interval, starts }) => starts.map((from) => ({ from, to: from + interval })))
    .sort((one, other) => one.from - other.from);
}

/** Whether two of the times overlap, all of which are in order of their starts; touching is none. */
export function hasOverlap(times: readonly TimeRange[]): boolean {
  return times.some((time, index) => time.from < (times[index - 1]?.to ?? 0));
}

/** Whether the time overlaps one of the others. */
export function overlapsAny(time: TimeRange, others: readonly TimeRange[]): boolean {
  return others.some((other) => time.from < other.to && other.from < time.to);
}
