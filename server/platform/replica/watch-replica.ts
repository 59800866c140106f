import type pg from 'pg';
import type { Queryable } from '#db/statement.ts';
import { createReplicaAge, maxAgeMilliseconds } from './replica-age.ts';
import { findPrimaryPosition, findReplicaPosition } from './replica-queries.ts';

/** Reads come as often as they like; the two servers are asked once a second. */
const checkIntervalMilliseconds = 1000;

/** What is known of a replica. */
export interface ReplicaWatch {
  /** Whether what it shows is young enough. Has the servers asked when it is time to, and waits for nothing. */
  isYoung(): boolean;
  /** Asks the servers now; says why the replica is not used, or null. */
  look(): Promise<string | null>;
  /** A connection to it was lost: it is not used until it has been asked again. */
  lost(): void;
  /** How old what it shows may be, in milliseconds; Infinity when nothing is known. */
  readonly age: number;
}

/**
 * Watches how old a replica is. `now`: milliseconds of a clock that is never set. `onLost` is called when the replica does not
 * answer, is none of this database, or was promoted.
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
  /** Where the primary does not answer, what was known before goes on to be true. */
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
