import type { Request } from '../load/load.ts';

export const readShares = { slots: 45, search: 25, profile: 12, page: 10, month: 8 } as const;
export type ReadKind = keyof typeof readShares;
export type CallKind = ReadKind | 'booking';

export interface SimulationPlan {
  readonly urls: readonly string[];
  readonly parts: readonly { seconds: number; bookings: number; reads: number }[];
  /** Each booking is used once; reads are picked at random. */
  readonly requests: Readonly<Record<CallKind, readonly Request[]>>;
}

export interface CallResult {
  readonly part: number;
  readonly kind: CallKind;
  /** 0 without an answer. */
  readonly status: number;
  /**
   * From the scheduled time until the answer: waiting for a slow server counts from when the call was due.
   */
  readonly milliseconds: number;
}

/** Sent by the visitors at the end of each part; `processor` is their own CPU use, 1 for a whole CPU. */
export interface PartReport {
  readonly part: number;
  readonly processor: number;
}
