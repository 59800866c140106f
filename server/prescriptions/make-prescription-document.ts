import type { Prescription } from '#contract/prescriptions.ts';
import { m } from '#messages/messages.js';
import { reasonName } from '#names/reason-name.ts';
import type { Reader } from '#server/documents/day-in-words.ts';
import { openDocument } from '#server/documents/open-document.ts';
import { type Sheet, teal } from '#server/documents/sheet.ts';
import { drawFoot } from './draw-foot.ts';
import { drawLetterhead, drawPatient } from './draw-letterhead.ts';
import { drawMedicines } from './draw-medicines.ts';
import { followUpWords } from './paper-words.ts';

/**
 * A prescription as a PDF on A4, as India's Telemedicine Practice Guidelines 2020 require (G-05). Labels are
 * in the reader's language; the doctor's text stays as it is.
 */
export async function makePrescriptionDocument(
  prescription: Prescription,
  reader: Reader,
): Promise<Uint8Array> {
  const { locale } = reader;
  const { visit, doctor, patient } = prescription;
  const title = `${m.prescriptions_title({}, { locale })} ${visit.appointmentId}`;
  const { sheet, finish } = await openDocument({
    title,
    author: doctor.name,
    subject: patient.name,
    locale,
  });
  drawLetterhead(sheet, prescription, reader);
  drawPatient(sheet, prescription, reader);
  sheet.flow(sheet.set('Rx', { size: 20, bold: true, colour: teal }));
  sheet.y += 4;
  drawWritten(sheet, prescription, reader);
  drawFoot(sheet, prescription, reader);
  sheet.number([patient.name, visit.appointmentId, doctor.name].join(' · '), (page, pages) =>
    m.prescriptions_page({ page, pages }, { locale }),
  );
  return finish();
}

const body = { size: 10.5 };

function drawSection(sheet: Sheet, heading: string, text: string): void {
  if (text === '') return;
  sheet.makeRoom(40); // no heading alone at the end of a sheet
  sheet.as('H2', () => sheet.flow(sheet.set(heading, { size: 9.5, bold: true, colour: teal })));
  sheet.flow(sheet.set(text, body));
  sheet.y += 10;
}

function drawWritten(sheet: Sheet, prescription: Prescription, reader: Reader): void {
  const { plain, text, complaints, diagnosis, medicines, advice, otherMedicines } = prescription;
  const { locale } = reader;
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
