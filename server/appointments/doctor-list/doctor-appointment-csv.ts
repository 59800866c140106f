import type { Payment } from '#contract/appointments/payments.ts';
import { toRupees } from '#domain/platform/money.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { formatClinicMinute } from '#server/appointments/payments/journal-csv.ts';
import { presentPayment } from '#server/appointments/payments/payment-presenter.ts';
import { formatCsv } from '#server/platform/csv.ts';
import type { DocumentLocale } from '#server/platform/documents/format-day.ts';
import { statusLabel } from '#server/platform/http/language.ts';
import type { ListFileRow } from './doctor-appointment-list-queries.ts';

/** Amount in rupees, method, receipt, collector and time; empty for a payment that is due later. */
function formatCollected(
  payment: Payment | null,
  by: string,
  { locale, timeZone }: DocumentLocale,
): readonly string[] {
  if (payment?.receipt == null || payment.way === 'later') return ['', '', '', '', ''];
  const way = { cash: m.payments_cash, upi: m.payments_upi, card: m.payments_card }[payment.way];
  return [
    String(payment.amount),
    way({}, { locale }),
    payment.receipt,
    by,
    formatClinicMinute(payment.at, timeZone),
  ];
}

/** CSV in the reader's language. Days are `YYYY-MM-DD`, which spreadsheets read the same in every country. */
export function formatAppointmentCsv(rows: readonly ListFileRow[], reader: DocumentLocale): string {
  const { locale } = reader;
  const head = [
    m.appointments_id({}, { locale }),
    m.appointments_patient_name({}, { locale }),
    m.sheet_phone({}, { locale }),
    m.common_date({}, { locale }),
    m.appointments_slot({}, { locale }),
    m.appointments_consult_mode({}, { locale }),
    m.sheet_says({}, { locale }),
    m.appointments_status({}, { locale }),
    m.common_reason({}, { locale }),
    m.common_fee({}, { locale }),
    m.sheet_collected({}, { locale }),
    m.sheet_way({}, { locale }),
    m.sheet_receipt({}, { locale }),
    m.sheet_by({}, { locale }),
    m.sheet_collected_at({}, { locale }),
  ];
  const online = m.common_online({}, { locale });
  const offline = m.common_offline({}, { locale });
  const paid = m.dashboards_paid({}, { locale });
  const unpaid = m.dashboards_unpaid({}, { locale });
  const body = rows.map((row) => [
    formatId('appointment', row.id),
    row.patient_name,
    row.phone,
    row.day,
    row.slot,
    row.consult_status === 'Online' ? online : offline,
    row.pay_status === 'Paid' ? paid : unpaid,
    statusLabel(row.status, locale),
    translateReason(row.reason, locale),
    String(toRupees(row.fee_paise)),
    ...formatCollected(presentPayment(row), row.collected_by, reader),
  ]);
  return formatCsv([head, ...body]);
}
