import type { Request } from '../load/load.ts';

export const callShares = { slots: 35, page: 25, search: 20, booking: 10, login: 5, paper: 5 } as const;
export type CallKind = keyof typeof callShares;

export interface ThinkTime {
  /** Milliseconds between an answer and the next call, uniformly distributed. */
  readonly from: number;
  readonly to: number;
}

export interface CrowdPlan {
  readonly url: string;
  readonly visitors: number;
  readonly seconds: number;
  readonly think: ThinkTime;
  /** Used in order, by the next visitor that needs one. */
  readonly requests: Readonly<Record<CallKind, readonly Request[]>>;
}

/**
 * `status` is that of the answer, `503 early` for one with Retry-After, or the error if there was no answer.
 */
export interface CallResult {
  readonly kind: CallKind;
  readonly status: string;
  readonly milliseconds: number;
}

/** Kind at this position (0 to 1) of the cumulative shares. */
export function pickCallKind(place: number): CallKind {
  const names = Object.keys(callShares) as CallKind[];
  let left = place * Object.values(callShares).reduce((sum, weight) => sum + weight, 0);
  for (const name of names) {
    left -= callShares[name];
    if (left < 0) return name;
  }
  return 'slots';
}
