/**
 * How old what the replica shows may be, in milliseconds: with what is at times kept of it for a second, less than it takes
 * to look at a list of doctors.
 */
export const maxAgeMilliseconds = 10_000;

/** How old a replica is at most, told by positions in the log and by one clock, which is that of this process. */
export interface ReplicaAge {
  /** The primary was asked at this moment, and was there or farther before it answered. */
  notePrimary(at: number, position: number): void;
  /** The replica has replayed the log up to here. */
  noteReplica(position: number): void;
  /** Nothing is known of the replica any more. */
  forget(): void;
  /** Everything that was committed before this moment is in the replica; -Infinity when nothing is known. */
  readonly asOf: number;
}

/**
 * PostgreSQL's own time of the last change that was replayed is no measure: where nobody writes it grows old, and where the
 * connection between the two is broken nothing is missing from what has arrived.
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
