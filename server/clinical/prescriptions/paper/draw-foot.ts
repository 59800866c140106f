import type { Prescription } from '#contract/clinical/prescriptions.ts';
import { m } from '#messages/messages.js';
import { translateSpecialization } from '#names/specialization-name.ts';
import { type DocumentLocale, formatDay } from '#server/platform/documents/format-day.ts';
import { muted, parsePicture, type Sheet } from '#server/platform/documents/sheet.ts';
import type { Locale } from '#server/platform/http/language.ts';
import { type Block, createCardBlock, createLinkBlock, drawTexts, totalHeight } from './draw-codes.ts';
import { formatRegistration } from './format-paper-lines.ts';

const signatureHeight = (sheet: Sheet) => (sheet.isTight ? 28 : 36);
const signatureWidth = (sheet: Sheet) => sheet.width * (sheet.isTight ? 0.3 : 0.34);
const gap = 12;
const small = { size: 8.5, colour: muted };

function drawSignature(
  sheet: Sheet,
  { doctor }: Prescription,
  {
    x,
    y,
    width,
    locale,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly locale: Locale },
): void {
  const height = signatureHeight(sheet);
  if (doctor.signature) {
    const alt = m.papers_signature({}, { locale });
    sheet.picture(parsePicture(doctor.signature), x, y, [width, height - 2], alt);
  }
  sheet.line(y + height, muted, 0.75, x, width);
}

function formatVersionNote({ version, writtenAt }: Prescription, reader: DocumentLocale): string {
  const date = formatDay(writtenAt, reader);
  return version > 1
    ? m.prescriptions_corrected_note({ date, version }, { locale: reader.locale })
    : m.prescriptions_written_note({ date }, { locale: reader.locale });
}

function createSignatureBlock(
  sheet: Sheet,
  prescription: Prescription,
  width: number,
  reader: DocumentLocale,
): Block {
  const { doctor } = prescription;
  const { locale } = reader;
  const who = doctor.qualifications.join(', ') || translateSpecialization(doctor.specialization, locale);
  const texts = [
    sheet.set(doctor.name, { size: 10, bold: true }, width),
    sheet.set(who, small, width),
    sheet.set(formatRegistration(prescription, locale), small, width),
    sheet.set(formatVersionNote(prescription, reader), { ...small, size: 7.5 }, width),
  ];
  const top = signatureHeight(sheet) + 3;
  return {
    height: top + totalHeight(texts),
    draw(x, y) {
      drawSignature(sheet, prescription, { x, y, width, locale });
      drawTexts(sheet, texts, x, y + top);
    },
  };
}

/**
 * The signed card, the code of the check page and the signature side by side, in one block that is never
 * split between sheets.
 */
export function createFootBlock(sheet: Sheet, prescription: Prescription, reader: DocumentLocale): Block {
  const { check, plain } = prescription;
  const card = check?.card && !plain ? createCardBlock(sheet, check.card, reader.locale) : null;
  const width = signatureWidth(sheet);
  const linkX = card ? card.width + gap : 0;
  const signatureX = sheet.width - width;
  const link =
    check &&
    createLinkBlock(sheet, check, signatureX - linkX - gap, { isPlain: plain, locale: reader.locale });
  const signature = createSignatureBlock(sheet, prescription, width, reader);
  const height = Math.max(card?.height ?? 0, link?.height ?? 0, signature.height);
  return {
    height: height + sheet.gap(gap),
    draw(x, top) {
      const y = top + sheet.gap(gap);
      card?.draw(x, y);
      link?.draw(x + linkX, y);
      signature.draw(x + signatureX, y);
    },
  };
}

export function createSignatureStrip(
  sheet: Sheet,
  prescription: Prescription,
  { locale }: DocumentLocale,
): Block {
  const { doctor } = prescription;
  const width = signatureWidth(sheet);
  const words = [doctor.name, doctor.qualifications.join(', '), formatRegistration(prescription, locale)];
  const text = sheet.set(words.filter(Boolean).join(' · '), { ...small, size: 8 }, sheet.width - width - gap);
  const height = signatureHeight(sheet);
  return {
    height: height + 6,
    draw(x, y) {
      sheet.put(text, x, y + height - text.height);
      drawSignature(sheet, prescription, { x: x + sheet.width - width, y, width, locale });
    },
  };
}
