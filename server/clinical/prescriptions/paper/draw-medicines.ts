import type { Medicine } from '#contract/clinical/prescriptions.ts';
import { knownMedicines } from '#domain/clinical/medicine-list.ts';
import { findMedicineByName } from '#domain/clinical/medicines.ts';
import { isTimeOfDayFrequency } from '#domain/clinical/prescriptions.ts';
import { m } from '#messages/messages.js';
import { translateMedicinePhrase } from '#names/medicine-phrase.ts';
import type { TextLayout } from '#server/platform/documents/lay-out-text.ts';
import { muted, type Sheet, teal, tint } from '#server/platform/documents/sheet.ts';
import type { Locale } from '#server/platform/http/language.ts';

const numberWidth = 24;
const gap = 10;
const tableColumns = [
  { part: 'dose', label: m.prescriptions_dose, share: 0.15 },
  { part: 'frequency', label: m.prescriptions_frequency, share: 0.2 },
  { part: 'duration', label: m.prescriptions_duration, share: 0.14 },
] as const;

interface Cell {
  readonly x: number;
  readonly width: number;
}

/** A phrase in the reader's language, with the English of the doctor's paper below for the pharmacist. */
function setInTwoLanguages(
  sheet: Sheet,
  text: string,
  size: number,
  width: number,
  locale: Locale,
): TextLayout[] {
  const said = translateMedicinePhrase(text, locale);
  const texts = [sheet.set(said, { size }, width)];
  return said === text ? texts : [...texts, sheet.set(text, { size: 8, colour: muted }, width)];
}

/** Generic names are in capitals (conduct regulations of 2002, 1.5); other names stay as written. */
const formatMedicineName = (name: string) =>
  findMedicineByName(knownMedicines, name) ? name.toUpperCase() : name;

const totalHeight = (texts: readonly TextLayout[]) => texts.reduce((sum, { height }) => sum + height, 0);

function stack(sheet: Sheet, texts: readonly TextLayout[], x: number, top: number): void {
  let y = top;
  for (const text of texts) {
    sheet.put(text, x, y);
    y += text.height;
  }
}

/** A numbered table without empty columns. A row is not split between sheets. */
export function drawMedicines(
  sheet: Sheet,
  medicines: readonly Medicine[],
  locale: Locale,
  beforeLast: () => void,
): void {
  if (medicines.length === 0) return;
  sheet.as('Table', () => drawTable(sheet, medicines, locale, beforeLast));
  if (!medicines.some(({ frequency }) => isTimeOfDayFrequency(frequency))) return;
  sheet.y -= sheet.gap(4);
  sheet.flow(sheet.set(m.papers_legend({}, { locale }), { size: 8.5, colour: muted }));
  sheet.y += sheet.gap(6);
}

function drawTable(
  sheet: Sheet,
  medicines: readonly Medicine[],
  locale: Locale,
  beforeLast: () => void,
): void {
  const padding = sheet.gap(4);
  const shown = tableColumns
    .filter(({ part }) => medicines.some((medicine) => medicine[part] !== ''))
    .map(({ share, ...column }) => ({ ...column, width: share * sheet.width }));
  const nameWidth = sheet.width - numberWidth - shown.reduce((sum, { width }) => sum + width + gap, 0) - 8;
  const name: Cell = { x: sheet.left + 8 + numberWidth, width: nameWidth };
  let x = name.x + nameWidth;
  const cells = shown.map((column) => {
    const cell = { ...column, x: x + gap };
    x += column.width + gap;
    return cell;
  });

  const drawHead = () => {
    const style = { size: 8.5, bold: true, colour: teal };
    const heads = [
      { x: sheet.left + 7, text: sheet.set('Rx', { ...style, size: 11 }, numberWidth) },
      { x: name.x, text: sheet.set(m.prescriptions_medicine({}, { locale }), style, name.width) },
      ...cells.map(({ x, width, label }) => ({ x, text: sheet.set(label({}, { locale }), style, width) })),
    ];
    const height = Math.max(...heads.map(({ text }) => text.height)) + sheet.gap(6);
    sheet.makeRoom(height + 40);
    sheet.fill(sheet.left, sheet.y, sheet.width, height, tint, 4);
    sheet.as('TR', () => {
      for (const { x, text } of heads)
        sheet.as('TH', () => sheet.put(text, x, sheet.y + (height - text.height) / 2), 'Column');
    });
    sheet.y += height;
  };

  const last = medicines.length - 1;
  if (last === 0) beforeLast(); // The table head stays with its row.
  drawHead();
  for (const [index, medicine] of medicines.entries()) {
    const { form, strength, instructions } = medicine;
    const said = translateMedicinePhrase(form, locale);
    const kind = said === form ? form : `${said} (${form})`;
    const details = [kind, strength].filter(Boolean).join(' · ');
    const left: TextLayout[] = [
      sheet.set(formatMedicineName(medicine.name), { size: 11, bold: true }, name.width),
      ...(details ? [sheet.set(details, { size: 9.5 }, name.width)] : []),
    ];
    const right = cells.map((cell) => ({
      x: cell.x,
      texts: setInTwoLanguages(sheet, medicine[cell.part], 10, cell.width, locale),
    }));
    const besides = cells[0]?.x ?? name.x;
    const phrase = translateMedicinePhrase(instructions, locale);
    const note = phrase === instructions ? phrase : `${phrase} (${instructions})`;
    const notes = note ? [sheet.set(note, { size: 9.5 }, sheet.left + sheet.width - besides - 8)] : [];
    const top = Math.max(
      cells.length > 0 ? 0 : totalHeight(left),
      ...right.map(({ texts }) => totalHeight(texts)),
    );
    const height = Math.max(totalHeight(left), top + totalHeight(notes)) + 2 * padding;
    if (index === last) beforeLast();
    if (sheet.makeRoom(height)) drawHead();

    const y = sheet.y + padding;
    sheet.as('TR', () => {
      sheet.as('TD', () => {
        sheet.put(sheet.set(`${index + 1}.`, { size: 11, bold: true, colour: teal }), sheet.left + 8, y);
        stack(sheet, left, name.x, y);
      });
      for (const { x, texts } of right) sheet.as('TD', () => stack(sheet, texts, x, y + 1));
    });
    if (notes.length > 0) {
      sheet.as('TR', () => sheet.as('TD', () => stack(sheet, notes, besides, y + top + 1)));
    }
    sheet.y += height;
    sheet.line(sheet.y);
  }
  sheet.y += sheet.gap(8);
}
