import type { Prescription } from '#contract/prescriptions.ts';
import { m } from '#messages/messages.js';
import { reasonName } from '#names/reason-name.ts';
import type { Reader } from '#server/documents/day-in-words.ts';
import { openDocument } from '#server/documents/open-document.ts';
import { type Sheet, teal } from '#server/documents/sheet.ts';
import { footBlock, signatureStrip } from './draw-foot.ts';
import { drawLetterhead, drawPatient } from './draw-letterhead.ts';
import { drawMedicines } from './draw-medicines.ts';
import { followUpWords } from './paper-words.ts';

const pointsPerMm = 72 / 25.4;
/** The parts of its usual size that text may be set in, so that everything stands on one sheet. */
const scales = [1, 0.86];

interface Attempt {
  readonly scale: number;
  /** What is free for the foot on every sheet: that of the last one, or of those before. */
  readonly foot: 'whole' | 'strip';
}

/** A paper, and how many sheets it takes. */
interface Draft {
  readonly pages: number;
  /** Whether the last sheet has nothing but the foot. */
  readonly endsInFoot: boolean;
  finish(): Promise<Uint8Array>;
}

async function draft(prescription: Prescription, reader: Reader, { scale, foot }: Attempt): Promise<Draft> {
  const { locale } = reader;
  const { visit, doctor, patient, paper } = prescription;
  const { size, topMm, bottomMm } = paper;
  const margin = size === 'A5' ? 28 : 40;
  const { sheet, finish } = await openDocument({
    title: `${m.prescriptions_title({}, { locale })} ${visit.appointmentId}`,
    author: doctor.name,
    subject: patient.name,
    locale,
    size,
    layout: {
      margin,
      top: topMm > 0 ? topMm * pointsPerMm : margin,
      bottom: Math.max(28, bottomMm * pointsPerMm) + 12,
      scale,
    },
  });
  const whole = footBlock(sheet, prescription, reader);
  const strip = signatureStrip(sheet, prescription, reader);
  sheet.reserved = foot === 'whole' ? whole.height : strip.height;
  // Paper with a space at the top has its own letterhead.
  if (topMm === 0) drawLetterhead(sheet, prescription, reader);
  drawPatient(sheet, prescription, reader);
  drawWritten(sheet, prescription, reader);
  sheet.reserved = 0;
  const endsInFoot = sheet.makeRoom(whole.height);
  whole.draw(sheet.left, sheet.footAt(whole.height));
  sheet.onEarlierSheets(() => strip.draw(sheet.left, sheet.footAt(strip.height)));
  sheet.number([patient.name, visit.appointmentId, doctor.name].join(' · '), (page, pages) =>
    m.prescriptions_page({ page, pages }, { locale }),
  );
  return { pages: sheet.pages, endsInFoot, finish };
}

/**
 * A prescription as a PDF, as India's Telemedicine Practice Guidelines 2020 require (G-05): on one sheet where smaller
 * text brings it there, else each sheet is signed. Labels are in the reader's language; the doctor's text stays as it is.
 */
export async function makePrescriptionDocument(
  prescription: Prescription,
  reader: Reader,
): Promise<Uint8Array> {
  for (const scale of scales) {
    const { pages, finish } = await draft(prescription, reader, { scale, foot: 'whole' });
    if (pages === 1) return finish();
    if (pages > 2) break;
  }
  const dense = await draft(prescription, reader, { scale: 1, foot: 'strip' });
  if (!dense.endsInFoot) return dense.finish();
  return (await draft(prescription, reader, { scale: 1, foot: 'whole' })).finish();
}

const body = { size: 10 };

/** A heading with its text beside it; beneath it where the heading is long. */
function drawSection(sheet: Sheet, heading: string, text: string): void {
  if (text === '') return;
  const width = sheet.width * 0.17;
  const label = sheet.set(heading, { size: 9, bold: true, colour: teal }, width - 8);
  const isBeside = label.lines.length <= 2;
  const written = sheet.set(text, body, isBeside ? sheet.width - width : sheet.width);
  sheet.makeRoom(label.height + (isBeside ? 0 : written.lineHeight)); // no heading alone at the end of a sheet
  const end = sheet.y + label.height;
  const before = sheet.pages;
  if (isBeside) {
    sheet.as('H2', () => sheet.put(label, sheet.left, sheet.y + 1));
  } else {
    sheet.as('H2', () => sheet.flow(sheet.set(heading, { size: 9, bold: true, colour: teal })));
  }
  sheet.flow(written, isBeside ? sheet.left + width : sheet.left);
  if (sheet.pages === before) sheet.y = Math.max(sheet.y, end);
  sheet.y += 4;
}

function drawWritten(sheet: Sheet, prescription: Prescription, reader: Reader): void {
  const { plain, text, complaints, diagnosis, medicines, advice, otherMedicines } = prescription;
  const { locale } = reader;
  if (plain || medicines.length === 0) {
    sheet.flow(sheet.set('Rx', { size: 14, bold: true, colour: teal }));
  }
  if (plain) {
    sheet.flow(sheet.set(text, body));
    sheet.y += 10;
    return;
  }
  drawSection(sheet, m.prescriptions_complaints({}, { locale }), reasonName(complaints, locale));
  drawSection(sheet, m.prescriptions_diagnosis({}, { locale }), diagnosis);
  if (medicines.length > 0) drawMedicines(sheet, medicines, locale);
  drawSection(sheet, m.prescriptions_advice({}, { locale }), advice);
  const others = [
    m.prescriptions_other_medicines({}, { locale }),
    m.prescriptions_other_medicines_hint({}, { locale }),
  ];
  drawSection(sheet, others.join(' · '), otherMedicines);
  drawSection(sheet, m.prescriptions_follow_up({}, { locale }), followUpWords(prescription, reader));
}
