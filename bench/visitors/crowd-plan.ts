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
