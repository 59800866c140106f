import type { Request } from '../load/load.ts';

/** What people read, and how many of a hundred times. */
export const readShares = { slots: 45, search: 25, profile: 12, page: 10, month: 8 } as const;
export type ReadKind = keyof typeof readShares;
export type CallKind = ReadKind | 'booking';

/** What the process of the visitors is sent. */
export interface SimulationPlan {
  /** Of the HAMS processes, asked by turns. */
  readonly urls: readonly string[];
  readonly parts: readonly { seconds: number; bookings: number; reads: number }[];
  /** Bookings are used up; of the reads any is picked. */
  readonly requests: Readonly<Record<CallKind, readonly Request[]>>;
}

/** What came of a call. */
export interface CallResult {
  /** Of which part of the day. */
  readonly part: number;
  readonly kind: CallKind;
  /** 0 without an answer. */
  readonly status: number;
  /** From when it was due until the answer was there: whoever waits for a slow server waits from then on. */
  readonly milliseconds: number;
}

/** What the visitors report at the end of each part: how much of a processor they took themselves, 1 for a whole one. */
export interface PartReport {
  readonly part: number;
  readonly processor: number;
}
