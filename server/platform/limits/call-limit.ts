/** How many calls in a window of so many seconds. */
export interface CallLimit {
  readonly max: number;
  readonly seconds: number;
}

/** More than a clinic behind one address needs (docs/product.md#limits). */
export const perAddress: CallLimit = { max: 3000, seconds: 60 };
/** More than a person with ten tabs needs. */
export const perSession: CallLimit = { max: 1000, seconds: 60 };

/** Pages that have to be made: whoever reads them loads few, and some ten milliseconds of a processor each (docs/product.md#limits). */
export const pagesPerAddress: CallLimit = { max: 300, seconds: 60 };

/** Signed-in people of one address together: whoever opens many sessions gains little. */
export const perAddressSignedIn: CallLimit = { max: 30_000, seconds: 60 };

/**
 * Of how many calls a process tells the others, and at most twice as many are untold: with n processes a
 * limit is exceeded by less than n × 2 × this.
 */
export function flushSize({ max }: CallLimit): number {
  return Math.max(1, Math.floor(max / 20));
}
