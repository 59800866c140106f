import type { Queryable } from '#db/statement.ts';
import {
  keepReport,
  keptReports,
  type ReportingChannel,
  type ReportStatus,
  reportByKey,
  reportByProviderId,
  setProviderId,
} from './report-queries.ts';

/** What a provider says became of a message. */
export interface Report {
  readonly status: ReportStatus;
  readonly at: Date;
  /** Why it failed. */
  readonly detail: string | null;
}

const detailAtMost = 200;
/** Numbers within a reason may be somebody's phone. */
const short = ({ status, at, detail }: Report): Report => ({
  status,
  at,
  detail: detail?.replace(/\+?\d{8,}/g, '…').slice(0, detailAtMost) ?? null,
});

/** Records a report of a message that the provider calls by our key; repeats and old ones change nothing. */
export async function recordByKey(
  db: Queryable,
  channel: ReportingChannel,
  key: string,
  report: Report,
): Promise<void> {
  await reportByKey(db, { channel, key, ...short(report) });
}

/** Records a report of a message that the provider calls by its own id, which we may not know yet. */
export async function recordByProviderId(
  db: Queryable,
  channel: ReportingChannel,
  providerId: string,
  report: Report,
): Promise<void> {
  const named = { channel, providerId, ...short(report) };
  // In this order: whoever learns the id meanwhile finds the kept one.
  await keepReport(db, named);
  await reportByProviderId(db, named);
}

/**
 * Notes how a provider calls a message, and what it has reported of it before we knew. Not within a
 * transaction: a report that comes at the same moment must see the id.
 */
export async function foldReports(
  db: Queryable,
  messageId: number,
  channel: ReportingChannel,
  providerId: string,
): Promise<void> {
  await setProviderId(db, { messageId, providerId });
  for (const report of await keptReports(db, { channel, providerId })) {
    await reportByProviderId(db, { channel, providerId, ...report });
  }
}
