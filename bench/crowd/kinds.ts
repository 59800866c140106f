import type { Request } from '../load/load.ts';

/** What visitors do, and how many of a hundred times. */
export const kinds = { slots: 35, page: 25, search: 20, booking: 10, login: 5, paper: 5 } as const;
export type Kind = keyof typeof kinds;

export interface ThinkTime {
  /** Milliseconds between an answer and the next call: any time between the two is as likely. */
  readonly from: number;
  readonly to: number;
}

/** What the process of the visitors is sent. */
export interface Visit {
  readonly url: string;
  readonly visitors: number;
  readonly seconds: number;
  readonly think: ThinkTime;
  /** Asked one after the other, by whoever comes next. */
  readonly requests: Readonly<Record<Kind, readonly Request[]>>;
}

/** What they saw: `status` is that of the answer, `503 early` one with Retry-After, or what failed without one. */
export interface Seen {
  readonly kind: Kind;
  readonly status: string;
  readonly milliseconds: number;
}

/** The kind at this place (0 to 1) of all that visitors do. */
export function kindAt(place: number): Kind {
  const names = Object.keys(kinds) as Kind[];
  let left = place * Object.values(kinds).reduce((sum, weight) => sum + weight, 0);
  for (const name of names) {
    left -= kinds[name];
    if (left < 0) return name;
  }
  return 'slots';
}
