import { muted, type Sheet, tint } from './sheet.ts';

/** Names on the left, values at the right edge, every other row tinted; outdated values are grey. */
export function drawRows(
  sheet: Sheet,
  rows: readonly (readonly [name: string, value: string, isGrey?: boolean])[],
): void {
  const half = sheet.width / 2;
  sheet.as('Table', () => {
    for (const [index, [name, value, isGrey = false]] of rows.entries()) {
      const left = sheet.set(name, { size: 10.5, colour: muted }, half - 20);
      const right = sheet.set(
        value,
        { size: 11, bold: !isGrey, ...(isGrey && { colour: muted }) },
        half - 20,
      );
      const height = Math.max(left.height, right.height) + 8;
      sheet.makeRoom(height);
      if (index % 2 === 0) sheet.fill(sheet.left, sheet.y, sheet.width, height, tint, 4);
      sheet.as('TR', () => {
        sheet.as('TH', () => sheet.put(left, sheet.left + 10, sheet.y + 4), 'Row');
        sheet.as('TD', () => sheet.put(right, sheet.left + half, sheet.y + 4, sheet.left + sheet.width - 10));
      });
      sheet.y += height;
    }
  });
}
