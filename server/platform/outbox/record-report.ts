import type { Queryable } from '#db/statement.ts';
import {
  applyReportByKey,
  applyReportByProviderId,
  listStoredReports,
  type ReportingChannel,
  type ReportStatus,
  storeReport,
} from './report-queries.ts';

/** What a provider says became of a message. */
export interface DeliveryReport {
  readonly status: ReportStatus;
  readonly at: Date;
  /** Why it failed. */
  readonly detail: string | null;
}

const maxDetailLength = 200;
/** Numbers within a reason may be somebody's phone; not every control character can be stored. */
const sanitizeReport = ({ status, at, detail }: DeliveryReport): DeliveryReport => ({
  status,
  at,
  detail:
    detail
      ?.replace(/\p{Cc}/gu, ' ')
      .replace(/\+?\d{8,}/g, '…')
      .slice(0, maxDetailLength) ?? null,
});

/** Gateways of SMS call a message by our key, WhatsApp by an id of its own. */
const applyReport = { sms: applyReportByKey, whatsapp: applyReportByProviderId } as const;

/**
 * Records what a provider says of the message that it calls `id`, which we may not know yet. Repeats and old
 * reports change nothing.
 */
export async function recordReport(
  db: Queryable,
  channel: ReportingChannel,
  id: string,
  report: DeliveryReport,
): Promise<void> {
  const named = { channel, id, ...sanitizeReport(report) };
  // In this order: whoever learns the id meanwhile finds the kept one.
  await storeReport(db, named);
  await applyReport[channel](db, named);
}

/**
 * Folds in what was reported of a message before it was noted as sent under this id. After that, and not in
 * one transaction with it: a report that comes at the same moment must see the id.
 */
export async function applyStoredReports(
  db: Queryable,
  channel: ReportingChannel,
  id: string,
): Promise<void> {
  for (const report of await listStoredReports(db, { channel, id })) {
    await applyReport[channel](db, { channel, id, ...report });
  }
}
