import type pg from 'pg';
import type { Queryable } from '#db/statement.ts';
import { createReplicaAge, maxAgeMilliseconds } from './replica-age.ts';
import { findPrimaryPosition, findReplicaPosition } from './replica-queries.ts';

/** Both servers are queried once a second, regardless of the number of reads. */
const checkIntervalMilliseconds = 1000;

export interface ReplicaWatch {
  /** True if its data is recent enough. Starts a check when one is due, without waiting for it. */
  isYoung(): boolean;
  /** Queries the servers now; returns the reason why the replica is not used, or null. */
  look(): Promise<string | null>;
  /** A connection to it was lost: it is not used until the next successful check. */
  lost(): void;
  readonly age: number;
}

/**
 * Monitors the age of a replica. `now`: milliseconds of a monotonic clock. `onLost` is called when the
 * replica does not answer, belongs to another database, or was promoted.
 */
export function watchReplica(
  primary: Queryable,
  replica: Pick<pg.Pool, 'query'>,
  onLost: () => void,
  now: () => number = () => performance.now(),
): ReplicaWatch {
  const age = createReplicaAge();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<string | null> | null = null;

  const lost = () => {
    age.forget();
    onLost();
  };
  /** If the primary does not answer, earlier results stay valid. */
  const checkPrimary = async () => {
    const at = now();
    const [primaryNow] = await findPrimaryPosition(primary);
    if (primaryNow) age.notePrimary(at, primaryNow.position);
    return primaryNow;
  };
  const lookAtReplica = async (of: Awaited<ReturnType<typeof checkPrimary>>) => {
    const [found] = await findReplicaPosition(replica);
    if (!found || found.position === null) return 'it is no replica';
    if (of && (found.cluster !== of.cluster || found.database !== of.database))
      return 'it is one of another database';
    age.noteReplica(found.position);
    return isYoung() ? null : 'it is behind';
  };
  const isYoung = () => now() - age.asOf <= maxAgeMilliseconds;
  const formatReason = (error: unknown) => (error instanceof Error ? error.message : String(error));
  const look = async () => {
    let of: Awaited<ReturnType<typeof checkPrimary>>;
    try {
      of = await checkPrimary();
    } catch (error) {
      return `the primary does not answer (${formatReason(error)})`;
    }
    try {
      const reason = await lookAtReplica(of);
      if (reason !== null && reason !== 'it is behind') lost();
      return reason;
    } catch (error) {
      lost();
      return formatReason(error);
    }
  };
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };

  return {
    isYoung() {
      if (looking === null && now() - lookedAt >= checkIntervalMilliseconds) {
        lookedAt = now();
        void lookOnce();
      }
      return isYoung();
    },
    look: lookOnce,
    lost: age.forget,
    get age() {
      return now() - age.asOf;
    },
  };
}
