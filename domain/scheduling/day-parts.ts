import type { ConsultMode } from '#domain/doctors/consult-modes.ts';

/** `Any`: the patient chooses between video and clinic. */
export const partModes = ['Any', 'Online', 'Offline'] as const satisfies readonly (ConsultMode | 'Any')[];
export type PartMode = (typeof partModes)[number];

/** Slots of one length and mode at a practice, by their starts in minutes from midnight. */
export interface DayPart {
  /** Minutes, 5 to 60. */
  readonly interval: number;
  readonly mode: PartMode;
  readonly starts: readonly number[];
}

/** In minutes from midnight; `to` is excluded. */
interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** In order of their starts. */
export function listSlotTimes(parts: readonly Pick<DayPart, 'interval' | 'starts'>[]): TimeRange[] {
  return parts
    .flatMap(({ interval, starts }) => starts.map((from) => ({ from, to: from + interval })))
    .sort((one, other) => one.from - other.from);
}

/** The times must be in order of their starts; touching is no overlap. */
export function hasOverlap(times: readonly TimeRange[]): boolean {
  return times.some((time, index) => time.from < (times[index - 1]?.to ?? 0));
}

export function overlapsAny(time: TimeRange, others: readonly TimeRange[]): boolean {
  return others.some((other) => time.from < other.to && other.from < time.to);
}
