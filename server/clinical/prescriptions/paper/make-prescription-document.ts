import type { Prescription } from '#contract/clinical/prescriptions.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import type { DocumentLocale } from '#server/platform/documents/format-day.ts';
import { openDocument } from '#server/platform/documents/open-document.ts';
import { type Sheet, type SheetLayout, teal } from '#server/platform/documents/sheet.ts';
import { createFootBlock, createSignatureStrip } from './draw-foot.ts';
import { drawPatient, drawPrescriber } from './draw-head.ts';
import { drawMedicines } from './draw-medicines.ts';
import { formatFollowUp } from './format-paper-lines.ts';

const pointsPerMm = 72 / 25.4;
/** Text and gap sizes, tried until everything fits on one sheet. */
const roomy: Setting = { scale: 1, isTight: false };
const tight: Setting = { scale: 0.84, isTight: true };
const settings = [roomy, { scale: 0.86, isTight: false }, tight, { scale: 0.8, isTight: true }];
/** Longer prescriptions cannot fit on one sheet even in the tightest setting. */
const maxSheets = 4;

type Setting = Required<Pick<SheetLayout, 'scale' | 'isTight'>>;

interface Draft {
  readonly pages: number;
  finish(): Promise<Uint8Array>;
}

async function draft(prescription: Prescription, reader: DocumentLocale, setting: Setting): Promise<Draft> {
  const { locale } = reader;
  const { visit, doctor, patient, paper } = prescription;
  const { size, topMm, bottomMm } = paper;
  const margin = size === 'A5' ? 28 : 40;
  const { sheet, finish } = await openDocument({
    title: `${m.common_prescription({}, { locale })} ${visit.appointmentId}`,
    author: doctor.name,
    subject: patient.name,
    locale,
    size,
    layout: {
      margin,
      top: topMm > 0 ? topMm * pointsPerMm : margin,
      bottom: Math.max(28, bottomMm * pointsPerMm) + 12,
      ...setting,
    },
  });
  const whole = createFootBlock(sheet, prescription, reader);
  const strip = createSignatureStrip(sheet, prescription, reader);
  sheet.reserved = strip.height;
  // Paper with a space at the top has a preprinted letterhead.
  if (topMm === 0) drawPrescriber(sheet, prescription, reader);
  drawPatient(sheet, prescription, reader);
  drawBody(sheet, prescription, reader, () => {
    sheet.reserved = whole.height;
  });
  sheet.reserved = 0;
  sheet.makeRoom(whole.height);
  whole.draw(sheet.left, sheet.footAt(whole.height));
  sheet.onEarlierSheets(() => strip.draw(sheet.left, sheet.footAt(strip.height)));
  sheet.number([patient.name, visit.appointmentId, doctor.name].join(' · '), (page, pages) =>
    m.prescriptions_page({ page, pages }, { locale }),
  );
  return { pages: sheet.pages, finish };
}

/**
 * A PDF as India's Telemedicine Practice Guidelines 2020 require: on one sheet if smaller text allows, else
 * each sheet is signed. Labels are in the reader's language; the doctor's text stays as it is.
 */
export async function makePrescriptionDocument(
  prescription: Prescription,
  reader: DocumentLocale,
): Promise<Uint8Array> {
  for (const setting of settings) {
    const { pages, finish } = await draft(prescription, reader, setting);
    if (pages === 1) return finish();
    if (pages > maxSheets) break;
  }
  const { finish } = await draft(prescription, reader, prescription.paper.size === 'A5' ? tight : roomy);
  return finish();
}

const body = { size: 10 };
/**
 * A text of up to this many lines, or a section after the medicines below this height, is not split between
 * sheets.
 */
const unsplitLines = 4;
const unsplitHeight = 120;
const minLastLines = 3;

function section(sheet: Sheet, heading: string, text: string): { readonly height: number; draw(): void } {
  if (text === '') return { height: 0, draw: () => {} };
  const width = sheet.width * (sheet.isTight ? 0.19 : 0.17);
  const style = { size: 9, bold: true, colour: teal };
  const beside = sheet.set(heading, style, width - 8);
  const isBeside = beside.lines.length <= 2;
  const label = isBeside ? beside : sheet.set(heading, style);
  const written = sheet.set(text, body, isBeside ? sheet.width - width : sheet.width);
  const sectionHeight = (height: number) =>
    isBeside ? Math.max(label.height, height) : label.height + height;
  return {
    height: sectionHeight(written.height) + sheet.gap(4),
    draw() {
      // Avoids a lone heading at the end of a sheet and splitting a short text.
      sheet.makeRoom(sectionHeight(Math.min(written.height, unsplitLines * written.lineHeight)));
      const end = sheet.y + label.height;
      const before = sheet.pages;
      sheet.as('H2', () => (isBeside ? sheet.put(label, sheet.left, sheet.y + 1) : sheet.flow(label)));
      sheet.flow(written, isBeside ? sheet.left + width : sheet.left);
      if (sheet.pages === before) sheet.y = Math.max(sheet.y, end);
      sheet.y += sheet.gap(4);
    },
  };
}

/** Calls `beforeEnd` before the part that must be on the last sheet together with its foot. */
function drawBody(
  sheet: Sheet,
  prescription: Prescription,
  reader: DocumentLocale,
  beforeEnd: () => void,
): void {
  const { plain, text, complaints, diagnosis, medicines, advice, otherMedicines } = prescription;
  const { locale } = reader;
  if (plain || medicines.length === 0) {
    sheet.flow(sheet.set('Rx', { size: 14, bold: true, colour: teal }));
  }
  if (plain) {
    const { lines, ...written } = sheet.set(text, body);
    if (lines.length > minLastLines) sheet.flow({ ...written, lines: lines.slice(0, -minLastLines) });
    beforeEnd();
    sheet.flow({ ...written, lines: lines.slice(-minLastLines) });
    return;
  }
  section(sheet, m.prescriptions_complaints({}, { locale }), translateReason(complaints, locale)).draw();
  section(sheet, m.prescriptions_diagnosis({}, { locale }), diagnosis).draw();
  const others = [
    m.prescriptions_other_medicines({}, { locale }),
    m.prescriptions_other_medicines_hint({}, { locale }),
  ];
  const ends = [
    section(sheet, m.prescriptions_advice({}, { locale }), advice),
    section(sheet, others.join(' · '), otherMedicines),
    section(sheet, m.prescriptions_follow_up({}, { locale }), formatFollowUp(prescription, reader)),
  ];
  const height = ends.reduce((sum, end) => sum + end.height, 0);
  drawMedicines(sheet, medicines, locale, () => {
    if (height === 0) beforeEnd();
  });
  beforeEnd();
  if (height < unsplitHeight) sheet.makeRoom(height);
  for (const end of ends) end.draw();
}
