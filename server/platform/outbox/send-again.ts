import type { Queryable } from '#db/statement.ts';
import { rescheduleMessages } from './undelivered-queries.ts';

const day = 24 * 60 * 60_000;

export interface ResendResult {
  /** These are due now. */
  readonly due: readonly number[];
  /** These speak of a time that is past or was given up; they stay in the list. */
  readonly tooLate: readonly number[];
  /** No messages with these numbers wait. */
  readonly unknown: readonly number[];
}

/**
 * Makes messages that were given up due again (N-06): these, or all of them (null). A reminder goes out only
 * while its visit is awaited at its time.
 */
export async function resendMessages(
  db: Queryable,
  ids: readonly number[] | null,
  now: Date,
): Promise<ResendResult> {
  const found = await rescheduleMessages(db, { ids, now, usefulUntil: new Date(now.getTime() + day) });
  const known = new Set(found.map(({ id }) => id));
  return {
    due: found.filter(({ useful }) => useful).map(({ id }) => id),
    tooLate: found.filter(({ useful }) => !useful).map(({ id }) => id),
    unknown: (ids ?? []).filter((id) => !known.has(id)),
  };
}
