import type { Queryable } from '#db/statement.ts';
import { rescheduleMessages } from './undelivered-queries.ts';

const day = 24 * 60 * 60_000;

export interface ResendResult {
  /** These are due now. */
  readonly due: readonly number[];
  /** The time in these is past or was cancelled; they stay in the list. */
  readonly tooLate: readonly number[];
  readonly unknown: readonly number[];
}

/**
 * Makes undeliverable messages due again: these, or all of them (null). A reminder is sent only while its
 * visit is still planned for that time.
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
