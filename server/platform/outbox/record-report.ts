import type { Queryable } from '#db/statement.ts';
import {
  keepReport,
  keptReports,
  type ReportingChannel,
  type ReportStatus,
  reportByKey,
  reportByProviderId,
} from './report-queries.ts';

/** What a provider says became of a message. */
export interface Report {
  readonly status: ReportStatus;
  readonly at: Date;
  /** Why it failed. */
  readonly detail: string | null;
}

const detailAtMost = 200;
/** Numbers within a reason may be somebody's phone; not every control character can be stored. */
const short = ({ status, at, detail }: Report): Report => ({
  status,
  at,
  detail:
    detail
      ?.replace(/\p{Cc}/gu, ' ')
      .replace(/\+?\d{8,}/g, '…')
      .slice(0, detailAtMost) ?? null,
});

/** Gateways of SMS call a message by our key, WhatsApp by an id of its own. */
const apply = { sms: reportByKey, whatsapp: reportByProviderId } as const;

/**
 * Records what a provider says of the message that it calls `id`, which we may not know yet. Repeats and old
 * reports change nothing.
 */
export async function recordReport(
  db: Queryable,
  channel: ReportingChannel,
  id: string,
  report: Report,
): Promise<void> {
  const named = { channel, id, ...short(report) };
  // In this order: whoever learns the id meanwhile finds the kept one.
  await keepReport(db, named);
  await apply[channel](db, named);
}

/**
 * Folds in what was reported of a message before it was noted as sent under this id. After that, and not in
 * one transaction with it: a report that comes at the same moment must see the id.
 */
export async function foldReports(db: Queryable, channel: ReportingChannel, id: string): Promise<void> {
  for (const report of await keptReports(db, { channel, id })) {
    await apply[channel](db, { channel, id, ...report });
  }
}
