/**
 * The maximum age of a replica's data in milliseconds. Even with responses cached for a second, this is less
 * than it takes to look at a list of doctors.
 */
export const maxAgeMilliseconds = 10_000;

/** The maximum age of a replica, derived from log positions and the clock of this process only. */
export interface ReplicaAge {
  /** The primary was queried at this time, and had reached this position before it answered. */
  notePrimary(at: number, position: number): void;
  noteReplica(position: number): void;
  forget(): void;
  /** Everything committed before this time is in the replica; -Infinity if unknown. */
  readonly asOf: number;
}

/**
 * PostgreSQL's time of the last replayed change is no measure: it grows old when no one writes, and a broken
 * connection between the servers does not show in it.
 */
export function createReplicaAge(): ReplicaAge {
  let asked: { readonly at: number; readonly position: number }[] = [];
  let currentAsOf = Number.NEGATIVE_INFINITY;
  return {
    notePrimary(at, position) {
      asked = [...asked.filter((one) => at - one.at < maxAgeMilliseconds), { at, position }];
    },
    noteReplica(position) {
      const reached = asked.findLast((one) => one.position <= position);
      if (reached) currentAsOf = Math.max(currentAsOf, reached.at);
    },
    forget() {
      currentAsOf = Number.NEGATIVE_INFINITY;
    },
    get asOf() {
      return currentAsOf;
    },
  };
}
