import type { Receipt } from '#contract/appointments/payments.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { drawFacts } from '#server/platform/documents/draw-facts.ts';
import { drawLetterhead } from '#server/platform/documents/draw-letterhead.ts';
import { drawRows } from '#server/platform/documents/draw-rows.ts';
import { type DocumentLocale, formatDay } from '#server/platform/documents/format-day.ts';
import { openDocument } from '#server/platform/documents/open-document.ts';
import { muted, type Sheet, teal } from '#server/platform/documents/sheet.ts';
import type { Locale } from '#server/platform/http/language.ts';

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
  const { letterhead, gstin } = receipt;
  drawLetterhead(
    sheet,
    {
      logo: letterhead?.logo ?? null,
      from: {
        name: translateHospital(doctor.hospital, locale) || doctor.name,
        lines: [
          doctor.address,
          letterhead?.phone ? m.papers_phone({ phone: letterhead.phone }, { locale }) : null,
          letterhead?.line ?? null,
          gstin && `GSTIN ${gstin}`,
        ],
      },
      beside: {
        name: doctor.name,
        lines: [
          doctor.qualifications.join(', '),
          m.prescriptions_registration({ number: doctor.medicalReg }, { locale }),
        ],
      },
    },
    locale,
  );
  sheet.y += 10;
  sheet.as('H1', () => sheet.flow(sheet.set(title, { size: 20, bold: true, colour: teal })));
  sheet.y += 10;
  const item =
    receipt.consultStatus === 'Online' ? m.payments_document_item_online : m.payments_document_item_offline;
  const way = { cash: m.payments_cash, upi: m.payments_upi, card: m.payments_card }[receipt.way];
  const amount = `₹${amounts.format(receipt.amount)}`;
  drawFacts(sheet, [
    [
      [m.common_patient({}, { locale }), patient.name],
      [m.payments_document_number({}, { locale }), receipt.number],
      null,
      [m.common_date({}, { locale }), formatDay(receipt.at, reader)],
    ],
    [
      [m.vitals_document_id({}, { locale }), patient.patientId],
      [m.common_appointment({}, { locale }), receipt.appointmentId],
      null,
      [m.payments_document_way({}, { locale }), way({}, { locale })],
    ],
  ]);
  sheet.y += 10;
  drawRows(sheet, [
    [item({ day: formatDay(receipt.startsAt, reader) }, { locale }), amount],
    [m.payments_document_amount({}, { locale }), amount],
    [m.payments_document_words({}, { locale }), receipt.inWords],
  ]);
  drawSignature(sheet, receipt, locale);
  sheet.number(`${receipt.number} · ${doctor.name}`, (page, pages) =>
    m.prescriptions_page({ page, pages }, { locale }),
  );
  return finish();
}

const signatureWidth = 180;

/** A note, and a line to sign on for who collected the money. */
function drawSignature(sheet: Sheet, { collectedBy }: Receipt, locale: Locale): void {
  const note = sheet.set(
    m.payments_document_note({}, { locale }),
    { size: 9, colour: muted },
    sheet.width - signatureWidth - 24,
  );
  const who = collectedBy
    ? `${m.payments_document_by({}, { locale })}: ${collectedBy}`
    : m.papers_signature({}, { locale });
  const signed = sheet.set(who, { size: 9 }, signatureWidth);
  sheet.y += 60;
  sheet.makeRoom(Math.max(note.height, signed.height));
  const x = sheet.left + sheet.width - signatureWidth;
  sheet.line(sheet.y - 4, muted, 0.75, x, signatureWidth);
  sheet.put(signed, x, sheet.y);
  sheet.put(note, sheet.left, sheet.y);
}
