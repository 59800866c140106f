import type { JournalLine } from '#contract/appointments/payments.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { formatCsv } from '#server/platform/csv.ts';
import type { Locale } from '#server/platform/http/language.ts';

/** For example "2026-11-26 10:15", in the clinic's time zone. */
export const formatClinicMinute = (instant: string, timeZone: string): string => {
  const at = Date.parse(instant);
  return `${toCalendarDay(at, timeZone)} ${formatSlotTime(toMinutesOfDay(at, timeZone))}`;
};

/**
 * CSV in the reader's language. Voided amounts have a column of their own, because a leading minus would make
 * the cell a formula; the figures are the one column less the other.
 */
export function formatJournalCsv(lines: readonly JournalLine[], locale: Locale, timeZone: string): string {
  const head = [
    m.sheet_collected_at,
    m.sheet_receipt,
    m.appointments_patient_name,
    m.appointments_id,
    m.figures_doctor,
    m.sheet_place,
    m.sheet_way,
    m.sheet_collected,
    m.sheet_voided,
    m.sheet_by,
  ];
  const ways = { cash: m.payments_cash, upi: m.payments_upi, card: m.payments_card };
  const body = lines.map((line) => [
    formatClinicMinute(line.at, timeZone),
    line.receipt,
    line.patientName,
    line.appointmentId,
    line.doctorName,
    line.place,
    ways[line.way]({}, { locale }),
    line.isVoid ? '' : String(line.amount),
    line.isVoid ? String(line.amount) : '',
    line.by,
  ]);
  return formatCsv([head.map((word) => word({}, { locale })), ...body]);
}
