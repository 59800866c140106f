import type { Queryable } from '#db/statement.ts';
import {
  applyReportByKey,
  applyReportByProviderId,
  listStoredReports,
  type ReportingChannel,
  type ReportStatus,
  storeReport,
} from './delivery-report-queries.ts';

export interface DeliveryReport {
  readonly status: ReportStatus;
  readonly at: Date;
  readonly detail: string | null;
}

const maxDetailLength = 200;
/** Numbers within a reason may be a phone number; some control characters cannot be stored. */
const sanitizeReport = ({ status, at, detail }: DeliveryReport): DeliveryReport => ({
  status,
  at,
  detail:
    detail
      ?.replace(/\p{Cc}/gu, ' ')
      .replace(/\+?\d{8,}/g, '…')
      .slice(0, maxDetailLength) ?? null,
});

/** SMS gateways identify a message by our key, WhatsApp by an id of its own. */
const applyReport = { sms: applyReportByKey, whatsapp: applyReportByProviderId } as const;

/**
 * Records a provider's report on the message with this provider id, which we may not know yet. Repeats and
 * old reports change nothing.
 */
export async function recordReport(
  db: Queryable,
  channel: ReportingChannel,
  id: string,
  report: DeliveryReport,
): Promise<void> {
  const named = { channel, id, ...sanitizeReport(report) };
  // In this order: a process that learns the id meanwhile finds the stored report.
  await storeReport(db, named);
  await applyReport[channel](db, named);
}

/**
 * Applies reports that came before the message was marked as sent under this id. Call it after that
 * transaction, not in it: a concurrent report must see the id.
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
