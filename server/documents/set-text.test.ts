import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { beforeAll, expect, test } from 'vitest';
import { setText } from './set-text.ts';
import { registerTypefaces } from './typefaces.ts';

let document: PDFKit.PDFDocument;
beforeAll(() => {
  document = new PDFDocument({ size: 'A4', margin: 0 });
  registerTypefaces(document);
});

const style = { size: 10 };
const textOf = (text: string, width: number) =>
  setText(document, text, style, width).lines.map((line) => line.pieces.map((piece) => piece.text).join(''));

test('G-05 lines break at spaces, and where the text breaks them', () => {
  expect(textOf('Plenty of fluids and rest', 80)).toEqual(['Plenty of fluids', 'and rest']);
  expect(textOf('Rest.\n\n  Fluids.\r\nWalks.', 200)).toEqual(['Rest.', '', '  Fluids.', 'Walks.']);
});

test('G-05 a word in two scripts stays together', () => {
  for (let width = 45; width < 130; width += 1) {
    expect(textOf('Namaste हिमांशी, bye', width).filter((line) => line.startsWith(','))).toEqual([]);
  }
});

test('G-05 a word wider than the line falls into its letters', () => {
  const lines = textOf('x'.repeat(200), 100);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join('')).toBe('x'.repeat(200));
});

test('G-05 names at which the shaper stumbles are set all the same', () => {
  const stumbling = ['శ్రీనివాస్', 'ప్రత్యూష', 'കൃഷ്ണൻ', 'ലക്ഷ്മി', 'സ്ത്രീ'];
  for (const name of stumbling) {
    for (const bold of [false, true]) {
      const { lines } = setText(document, name, { ...style, bold }, 200);
      expect(lines.map(({ pieces }) => pieces.map(({ text }) => text))).toEqual([[name]]);
      expect(lines[0]?.width).toBeGreaterThan(10);
    }
  }
});

const blocks = [
  0x20, 0xa0, 0x100, 0x370, 0x400, 0x900, 0x980, 0xa00, 0xa80, 0xb00, 0xb80, 0xc00, 0xc80, 0xd00, 0x600,
];
const letter = fc
  .tuple(fc.constantFrom(...blocks), fc.nat(0x7f))
  .map(([block, offset]) => String.fromCodePoint(block + offset));
const word = fc
  .tuple(fc.constantFrom(...blocks), fc.array(fc.nat(0x7f), { maxLength: 12 }))
  .map(([block, offsets]) => String.fromCodePoint(...offsets.map((offset) => block + offset)));
const anything = fc
  .array(fc.oneof(word, letter, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 8 })
  .map((words) => words.join(' '));

test('G-05 whatever is written can be set, and no line is wider than it may be', () => {
  fc.assert(
    fc.property(anything, fc.boolean(), (text, bold) => {
      const { lines, height, lineHeight } = setText(document, text, { ...style, bold }, 120);
      expect(height).toBe(lines.length * lineHeight);
      for (const { width, pieces } of lines)
        if (pieces.length > 1) expect(width).toBeLessThanOrEqual(120.001);
    }),
    { numRuns: 300 },
  );
});
