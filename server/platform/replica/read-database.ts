import type pg from 'pg';
import type { Database } from '#server/platform/database/database.ts';

/** Why a read went to the primary: the replica is too old, or could not be asked, or gave the read up. */
export type FallbackReason = 'behind' | 'lost' | 'cancelled';

/** How a replica is used, for the metrics; counts since the start. */
export interface ReplicaUse {
  /** Reads that it answered. */
  readonly answered: number;
  /** Reads that the primary answered in its place. */
  readonly elsewhere: Readonly<Record<FallbackReason, number>>;
  /** How old what it shows may be, in milliseconds; Infinity when nothing is known. */
  readonly age: number;
}

/**
 * For reads whose staleness harms nobody: DATABASE_READ_URL's replica where there is one and it is young, else the primary.
 * It may be ten seconds behind, so it is not for free slots, for what a person has just written and looks for, for
 * permissions and limits, and for anything that a write rests on (docs/decisions/067). Nothing can be written through it.
 */
export interface ReadDatabase {
  readonly query: pg.Pool['query'];
  /** Null without a replica. */
  readonly replica: ReplicaUse | null;
}

/** Without a replica the pool itself is asked. */
export const createPrimaryReads = ({ pool }: Pick<Database, 'pool'>): ReadDatabase => ({
  query: pool.query,
  replica: null,
});
