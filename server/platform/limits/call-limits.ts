export interface CallLimit {
  readonly max: number;
  readonly seconds: number;
}

/** More than a clinic behind one address needs. */
export const perAddress: CallLimit = { max: 3000, seconds: 60 };
/** More than a person with ten tabs needs. */
export const perSession: CallLimit = { max: 1000, seconds: 60 };

/** For rendered pages: readers load few, and each takes some ten milliseconds of a processor. */
export const pagesPerAddress: CallLimit = { max: 300, seconds: 60 };

/** For all signed-in people of one address together, so that opening many sessions gains little. */
export const perAddressSignedIn: CallLimit = { max: 30_000, seconds: 60 };

/**
 * The number of calls after which a process flushes its count; at most twice as many are unflushed, so n
 * processes exceed a limit by less than n × 2 × this.
 */
export function flushSize({ max }: CallLimit): number {
  return Math.max(1, Math.floor(max / 20));
}
