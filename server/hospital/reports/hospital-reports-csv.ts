import type { VisitFigures } from '#contract/hospital/hospital-reports.ts';
import { minVisitsForFigures } from '#domain/hospital/hospital-reports.ts';
import { m } from '#messages/messages.js';
import { formatCsv } from '#server/platform/csv.ts';
import type { Locale } from '#server/platform/http/language.ts';

export interface FiguresLine extends VisitFigures {
  readonly date: string;
  readonly name: string;
}

const range = (minutes: VisitFigures['waiting']) =>
  minutes && minutes.measured >= minVisitsForFigures
    ? [String(minutes.half), String(minutes.most)]
    : ['', ''];
const formatMeasured = (minutes: VisitFigures['waiting']) => String(minutes?.measured ?? 0);

/** Days are `YYYY-MM-DD`, amounts in rupees. */
export function formatFiguresCsv(lines: readonly FiguresLine[], locale: Locale): string {
  const words = [
    m.common_date,
    m.figures_doctor,
    m.figures_visits,
    m.common_requested,
    m.practice_awaited,
    m.dashboards_status_completed,
    m.dashboards_status_cancelled,
    m.dashboards_status_rejected,
    m.common_rescheduled,
    m.figures_did_not_come,
    m.figures_not_closed,
    m.common_offline,
    m.common_online,
    m.figures_waiting_half,
    m.figures_waiting_most,
    m.figures_consultation_half,
    m.figures_consultation_most,
    m.payments_cash,
    m.payments_upi,
    m.payments_card,
  ];
  // Columns for both modes come last, so that existing spreadsheets keep their column positions.
  const modeColumns = [m.figures_did_not_come, m.hospital_figures_collected].flatMap((what) =>
    [m.common_offline, m.common_online].map((mode) => `${what({}, { locale })}: ${mode({}, { locale })}`),
  );
  const more = [
    m.hospital_figures_owed({}, { locale }),
    ...[m.figures_waiting_half, m.figures_consultation_half].map((what) => `${what({}, { locale })}: n`),
  ];
  const body = lines.map((line) => [
    line.date,
    line.name,
    ...[line.visits, line.requested, line.awaited, line.completed, line.cancelled, line.rejected].map(String),
    ...[line.rescheduled, line.didNotCome, line.notClosed, line.offline, line.online].map(String),
    ...range(line.waiting),
    ...range(line.consultation),
    ...[line.collected.cash, line.collected.upi, line.collected.card].map(String),
    ...[line.byMode.offline.didNotCome, line.byMode.online.didNotCome].map(String),
    ...[line.byMode.offline.collected, line.byMode.online.collected, line.owed].map(String),
    formatMeasured(line.waiting),
    formatMeasured(line.consultation),
  ]);
  return formatCsv([[...words.map((word) => word({}, { locale })), ...modeColumns, ...more], ...body]);
}
