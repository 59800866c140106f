import type { Receipt } from '#contract/appointments/payments.ts';
import { m } from '#messages/messages.js';
import { drawRows } from '#server/platform/documents/draw-rows.ts';
import { type DocumentLocale, formatDay } from '#server/platform/documents/format-day.ts';
import { openDocument } from '#server/platform/documents/open-document.ts';
import { muted, teal } from '#server/platform/documents/sheet.ts';
import { drawReceiptHead } from './draw-receipt-head.ts';

const amounts = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A PDF on A4 with labels in the reader's language. */
export async function makeReceipt(receipt: Receipt, reader: DocumentLocale): Promise<Uint8Array> {
  const { locale } = reader;
  const { doctor, patient } = receipt;
  const title = m.sheet_receipt({}, { locale });
  const { sheet, finish } = await openDocument({
    title: `${title} ${receipt.number}`,
    author: doctor.name,
    subject: patient.name,
    locale,
  });
  drawReceiptHead(sheet, receipt, locale);
  sheet.as('H1', () => sheet.flow(sheet.set(title, { size: 20, bold: true, colour: teal })));
  sheet.y += 10;
  const item =
    receipt.consultStatus === 'Online' ? m.payments_document_item_online : m.payments_document_item_offline;
  const way = { cash: m.payments_cash, upi: m.payments_upi, card: m.payments_card }[receipt.way];
  drawRows(sheet, [
    [m.payments_document_number({}, { locale }), receipt.number],
    [m.common_date({}, { locale }), formatDay(receipt.at, reader)],
    [m.common_patient({}, { locale }), patient.name],
    [m.vitals_document_id({}, { locale }), patient.patientId],
    [m.common_appointment({}, { locale }), receipt.appointmentId],
    [
      m.payments_document_item({}, { locale }),
      item({ day: formatDay(receipt.startsAt, reader) }, { locale }),
    ],
    [m.payments_document_amount({}, { locale }), `₹${amounts.format(receipt.amount)}`],
    [m.payments_document_words({}, { locale }), receipt.inWords],
    [m.payments_document_way({}, { locale }), way({}, { locale })],
    ...(receipt.collectedBy ? [[m.payments_document_by({}, { locale }), receipt.collectedBy] as const] : []),
  ]);
  sheet.y += 16;
  sheet.flow(sheet.set(m.payments_document_note({}, { locale }), { size: 9, colour: muted }));
  sheet.number(`${receipt.number} · ${doctor.name}`, (page, pages) =>
    m.prescriptions_page({ page, pages }, { locale }),
  );
  return finish();
}
