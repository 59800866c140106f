import { muted, type Sheet, tint } from './sheet.ts';

/** Null leaves its room to the fact before it. */
export type Fact = readonly [label: string, value: string] | null;

const shares = [0.36, 0.24, 0.17, 0.23];

/** Labelled facts in four columns on a tinted ground: the grid of every document. */
export function drawFacts(sheet: Sheet, facts: readonly (readonly Fact[])[]): void {
  const inner = sheet.width - 24;
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, share) => sum + share, 0));
  const rows = facts.map((row) =>
    row.map((fact, column) => {
      const spans = row[column + 1] === null ? (shares[column + 1] ?? 0) : 0;
      const width = inner * ((shares[column] ?? 0) + spans) - 8;
      return {
        x: sheet.left + 12 + inner * (starts[column] ?? 0),
        label: sheet.set(fact ? fact[0] : '', { size: 8, colour: muted }, width),
        value: sheet.set(fact ? fact[1] : '', { size: 10, bold: true }, width),
      };
    }),
  );
  const [padding, between] = [sheet.gap(6), sheet.gap(3)];
  const heights = rows.map((row) => Math.max(...row.map(({ label, value }) => label.height + value.height)));
  const height = heights.reduce((sum, one) => sum + one + between, 2 * padding - between);
  sheet.fill(sheet.left, sheet.y, sheet.width, height, tint, 8);
  let y = sheet.y + padding;
  for (const [index, row] of rows.entries()) {
    for (const { x, label, value } of row) {
      sheet.put(label, x, y);
      sheet.put(value, x, y + label.height);
    }
    y += (heights[index] ?? 0) + between;
  }
  sheet.y += height + sheet.gap(10);
}
