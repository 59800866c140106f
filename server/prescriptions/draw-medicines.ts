import type { Medicine } from '#contract/prescriptions.ts';
import { m } from '#messages/messages.js';
import type { SetText } from '#server/documents/set-text.ts';
import { type Sheet, teal, tint } from '#server/documents/sheet.ts';
import type { Locale } from '#server/platform/language.ts';

const numberWidth = 24;
const gap = 10;
const padding = 7;
const columns = [
  { part: 'dose', label: m.prescriptions_dose, width: 76 },
  { part: 'frequency', label: m.prescriptions_frequency, width: 104 },
  { part: 'duration', label: m.prescriptions_duration, width: 72 },
] as const;

interface Cell {
  readonly x: number;
  readonly width: number;
}

/** The medicines as a numbered table without empty columns. A row is not split between sheets. */
export function drawMedicines(sheet: Sheet, medicines: readonly Medicine[], locale: Locale): void {
  const shown = columns.filter(({ part }) => medicines.some((medicine) => medicine[part] !== ''));
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
      { x: name.x, text: sheet.set(m.prescriptions_medicine({}, { locale }), style, name.width) },
      ...cells.map(({ x, width, label }) => ({ x, text: sheet.set(label({}, { locale }), style, width) })),
    ];
    const height = Math.max(...heads.map(({ text }) => text.height)) + 8;
    sheet.makeRoom(height + 40);
    sheet.fill(sheet.left, sheet.y, sheet.width, height, tint, 4);
    for (const { x, text } of heads) sheet.put(text, x, sheet.y + 4);
    sheet.y += height;
  };

  drawHead();
  for (const [index, medicine] of medicines.entries()) {
    const { form, strength, instructions } = medicine;
    const details = [form, strength].filter(Boolean).join(' · ');
    const left: SetText[] = [
      sheet.set(medicine.name, { size: 11, bold: true }, name.width),
      ...(details ? [sheet.set(details, { size: 9.5 }, name.width)] : []),
    ];
    const right = cells.map((cell) => ({
      x: cell.x,
      text: sheet.set(medicine[cell.part], { size: 10 }, cell.width),
    }));
    const note = instructions ? sheet.set(instructions, { size: 9.5 }, sheet.width - numberWidth - 16) : null;
    const top = Math.max(
      left.reduce((sum, text) => sum + text.height, 0),
      ...right.map(({ text }) => text.height),
    );
    const height = top + (note ? note.height + 2 : 0) + 2 * padding;
    if (sheet.makeRoom(height)) drawHead();

    let y = sheet.y + padding;
    sheet.put(sheet.set(`${index + 1}.`, { size: 11, bold: true, colour: teal }), sheet.left + 8, y);
    for (const text of left) {
      sheet.put(text, name.x, y);
      y += text.height;
    }
    for (const { x, text } of right) sheet.put(text, x, sheet.y + padding + 1);
    if (note) sheet.put(note, name.x, sheet.y + padding + top + 2);
    sheet.y += height;
    sheet.line(sheet.y);
  }
  sheet.y += 14;
}
