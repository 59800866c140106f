import type { Prescription } from '#contract/prescriptions.ts';
import { m } from '#messages/messages.js';
import { specializationName } from '#names/specialization-name.ts';
import { dayInWords, type Reader } from '#server/documents/day-in-words.ts';
import { muted, pictureOf, type Sheet } from '#server/documents/sheet.ts';
import { type Block, cardBlock, linkBlock } from './draw-codes.ts';
import { registrationWords } from './paper-words.ts';

const rightWidth = 210;
/** For a signature by hand, or its picture. */
const signatureHeight = 36;
const gap = 8;

/** Who signed: the name, qualification and registration number, under the signature or room for it. */
function signatureBlock(sheet: Sheet, prescription: Prescription, { locale }: Reader): Block {
  const { doctor } = prescription;
  const small = { size: 9, colour: muted };
  const who = doctor.qualifications.join(', ') || specializationName(doctor.specialization, locale);
  const texts = [
    sheet.set(doctor.name, { size: 11, bold: true }, rightWidth),
    sheet.set(who, small, rightWidth),
    sheet.set(registrationWords(prescription, locale), small, rightWidth),
  ];
  return {
    height: signatureHeight + 6 + texts.reduce((sum, { height }) => sum + height, 0),
    draw(x, top) {
      if (doctor.signature) {
        const alt = m.papers_signature({}, { locale });
        sheet.picture(pictureOf(doctor.signature), x, top, [rightWidth, signatureHeight - 2], alt);
      }
      sheet.line(top + signatureHeight, muted, 0.75, x, rightWidth);
      let y = top + signatureHeight + 4;
      for (const text of texts) {
        sheet.put(text, x, y);
        y += text.height;
      }
    },
  };
}

function noteBlock(sheet: Sheet, { version, writtenAt }: Prescription, width: number, reader: Reader): Block {
  const { locale } = reader;
  const date = dayInWords(writtenAt, reader);
  const note =
    version > 1
      ? m.prescriptions_corrected_note({ date, version }, { locale })
      : m.prescriptions_written_note({ date }, { locale });
  const text = sheet.set(note, { size: 9, colour: muted }, width);
  return { height: text.height, draw: (x, y) => sheet.put(text, x, y) };
}

function stack(blocks: readonly Block[], x: number, top: number): void {
  let y = top;
  for (const block of blocks) {
    block.draw(x, y);
    y += block.height + gap;
  }
}

/** On the left the signed card, on the right the signature and the code of the check page; never on two sheets. */
export function drawFoot(sheet: Sheet, prescription: Prescription, reader: Reader): void {
  const { check, plain } = prescription;
  const { locale } = reader;
  const leftWidth = sheet.width - rightWidth - 24;
  const signature = signatureBlock(sheet, prescription, reader);
  const note = noteBlock(sheet, prescription, leftWidth, reader);
  const link = check && linkBlock(sheet, check, rightWidth, locale);
  const card = check && !plain ? cardBlock(sheet, check, leftWidth, locale) : null;
  const left = [note, ...(card ? [card] : [])];
  const right = [signature, ...(link ? [link] : [])];
  const heightOf = (blocks: readonly Block[]) => blocks.reduce((sum, { height }) => sum + height + gap, -gap);
  const height = Math.max(heightOf(left), heightOf(right));
  sheet.makeRoom(height);
  stack(left, sheet.left, sheet.y);
  stack(right, sheet.left + sheet.width - rightWidth, sheet.y);
  sheet.y += height;
}
