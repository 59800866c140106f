import { of, statement } from '#db/statement.ts';

export type ReportStatus = 'sent' | 'delivered' | 'read' | 'failed';
export type ReportingChannel = 'sms' | 'whatsapp';

const report = { status: of<ReportStatus>, at: of<Date>, detail: of<string | null> };

/**
 * A report never reverts an earlier one, so they may come in any order and repeatedly: a delivered message
 * has not failed.
 */
const applyReportSql = `
  sent_at = coalesce(m.sent_at, :at),
  delivered_at = case when :status in ('delivered', 'read') then coalesce(m.delivered_at, :at) else m.delivered_at end,
  read_at = case when :status = 'read' then coalesce(m.read_at, :at) else m.read_at end,
  failed_at = case
    when :status in ('delivered', 'read') or m.delivered_at is not null then null
    when :status = 'failed' then coalesce(m.failed_at, :at)
    else m.failed_at end,
  failure = case
    when :status in ('delivered', 'read') or m.delivered_at is not null then null
    when :status = 'failed' then coalesce(m.failure, :detail, '')
    else m.failure end` as const;

export const applyReportByKey = statement('apply_report_by_key', {
  values: { ...report, channel: of<ReportingChannel>, id: of<string> },
  sql: `update messages m set ${applyReportSql} where m.key = :id::uuid and m.channel = :channel`,
});

export const applyReportByProviderId = statement('apply_report_by_provider_id', {
  values: { ...report, channel: of<ReportingChannel>, id: of<string> },
  sql: `update messages m set ${applyReportSql} where m.provider_id = :id and m.channel = :channel`,
});

export const storeReport = statement('store_report', {
  values: { ...report, channel: of<ReportingChannel>, id: of<string> },
  sql: `
    insert into provider_reports (channel, provider_id, status, at, detail)
    values (:channel, :id, :status, :at, :detail) on conflict do nothing`,
});

export interface ReportRow {
  status: ReportStatus;
  at: Date;
  detail: string | null;
}

export const listStoredReports = statement('list_stored_reports', {
  values: { channel: of<ReportingChannel>, id: of<string> },
  row: of<ReportRow>,
  sql: `
    select status, at, detail from provider_reports
    where channel = :channel and provider_id = :id order by at`,
});

export const deleteReports = statement('delete_reports', {
  values: { before: of<Date> },
  sql: `
    with received as (delete from received_messages where at < :before)
    delete from provider_reports where at < :before`,
});
