import type pg from 'pg';
import type { Database } from '#server/platform/database/database.ts';

/**
 * The reason why a read went to the primary: the replica was too old, unreachable, or cancelled the query.
 */
export type FallbackReason = 'behind' | 'lost' | 'cancelled';

export interface ReplicaUse {
  readonly answered: number;
  readonly elsewhere: Readonly<Record<FallbackReason, number>>;
  /** The maximum age of its data in milliseconds; Infinity if unknown. */
  readonly age: number;
}

/**
 * For reads that may be stale: uses DATABASE_READ_URL's replica if there is a recent one, else the primary.
 * It may be ten seconds behind, so do not use it for free slots, for data that a person has just written, for
 * permissions and limits, or for anything that a write depends on. Read-only.
 */
export interface ReadDatabase {
  readonly query: pg.Pool['query'];
  readonly replica: ReplicaUse | null;
}

export const createPrimaryReads = ({ pool }: Pick<Database, 'pool'>): ReadDatabase => ({
  query: pool.query,
  replica: null,
});
