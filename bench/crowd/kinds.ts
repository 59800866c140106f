import type { Request } from '../load/load.ts';

/** What visitors do, and how many of a hundred times. */
export const callShares = { slots: 35, page: 25, search: 20, booking: 10, login: 5, paper: 5 } as const;
export type CallKind = keyof typeof callShares;

export interface ThinkTime {
  /** Milliseconds between an answer and the next call: any time between the two is as likely. */
  readonly from: number;
  readonly to: number;
}

/** What the process of the visitors is sent. */
export interface CrowdPlan {
  readonly url: string;
  readonly visitors: number;
  readonly seconds: number;
  readonly think: ThinkTime;
  /** Asked one after the other, by whoever comes next. */
  readonly requests: Readonly<Record<CallKind, readonly Request[]>>;
}

/** What they saw: `status` is that of the answer, `503 early` one with Retry-After, or what failed without one. */
export interface CallResult {
  readonly kind: CallKind;
  readonly status: string;
  readonly milliseconds: number;
}

/** The kind at this place (0 to 1) of all that visitors do. */
export function pickCallKind(place: number): CallKind {
  const names = Object.keys(callShares) as CallKind[];
  let left = place * Object.values(callShares).reduce((sum, weight) => sum + weight, 0);
  for (const name of names) {
    left -= callShares[name];
    if (left < 0) return name;
  }
  return 'slots';
}
