import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { beforeAll, expect, test, vi } from 'vitest';
import { scriptSamples } from '#server/testing/platform/script-samples.ts';
import { drawLine, layOutText } from './lay-out-text.ts';
import { chooseTypeface } from './typefaces.ts';
import { unpackWoff } from './unpack-woff.ts';

let document: PDFKit.PDFDocument;
beforeAll(() => {
  document = new PDFDocument({ size: 'A4', margin: 0 });
});

const style = { size: 10 };
const joinLines = (text: string, width: number) =>
  layOutText(document, text, style, width).lines.map((line) =>
    line.pieces.map((piece) => piece.text).join(''),
  );

// The first test: the fonts of a thread have drawn nothing yet.
test('G-05 words keep their shape after another document of the same thread', async () => {
  const drawn = async (text: string) => {
    const paper = new PDFDocument({ size: 'A4', margin: 0 });
    paper.resume();
    const [line] = layOutText(paper, text, { size: 1000 }, 9000).lines;
    if (line) drawLine(paper, line, style, 0, 0);
    paper.end();
    await once(paper, 'end');
    return line?.width;
  };
  await drawn('کان ۾ ڀيرا');
  const file = '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff';
  const unused = create(unpackWoff(readFileSync(createRequire(import.meta.url).resolve(file))));
  if (!('layout' in unused)) throw new Error('A collection');
  expect(await drawn('میں')).toBe(unused.layout('میں').advanceWidth);
});

test('G-05 lines break at spaces, and where the text breaks them', () => {
  expect(joinLines('Plenty of fluids and rest', 80)).toEqual(['Plenty of fluids', 'and rest']);
  expect(joinLines('Rest.\n\n  Fluids.\r\nWalks.', 200)).toEqual(['Rest.', '', '  Fluids.', 'Walks.']);
});

test('G-05 a word in two scripts stays together', () => {
  for (let width = 45; width < 130; width += 1) {
    expect(joinLines('Namaste हिमांशी, bye', width).filter((line) => line.startsWith(','))).toEqual([]);
  }
});

test('G-05 a word wider than the line falls into its letters', () => {
  const lines = joinLines('x'.repeat(200), 100);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join('')).toBe('x'.repeat(200));
});

test('G-05 names at which the shaper stumbles are set all the same', () => {
  const stumbling = ['శ్రీనివాస్', 'ప్రత్యూష', 'കൃഷ്ണൻ', 'ലക്ഷ്മി', 'സ്ത്രീ'];
  for (const name of stumbling) {
    for (const bold of [false, true]) {
      const { lines } = layOutText(document, name, { ...style, bold }, 200);
      expect(lines.map(({ pieces }) => pieces.map(({ text }) => text))).toEqual([[name]]);
      expect(lines[0]?.width).toBeGreaterThan(10);
    }
  }
});

/** The drawn glyphs; 0 is the box for a letter that a typeface lacks. */
const listGlyphs = (text: string, bold: boolean) =>
  layOutText(document, text, { ...style, bold }, 2000).lines.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => {
      chooseTypeface(document, piece.typeface, bold);
      const [ids] = (
        document as unknown as { _font: { encode(text: string, features?: object): [string[]] } }
      )._font.encode(piece.text, piece.options.features);
      return ids;
    }),
  );

test.each(Object.entries(scriptSamples))(
  'G-05 no letter of a paper in %s is a box',
  (_, { name, dose, instruction }) => {
    for (const text of [name, dose, instruction]) {
      for (const bold of [false, true]) {
        const glyphs = listGlyphs(text, bold);
        expect(glyphs.length).toBeGreaterThan(0);
        expect([text, glyphs.filter((glyph) => Number.parseInt(glyph, 16) === 0)]).toEqual([text, []]);
      }
    }
  },
);

function readVisualOrder(text: string): string {
  const drawn: [number, string][] = [];
  const spy = vi.spyOn(document, 'text').mockImplementation((word, x) => {
    drawn.push([Number(x), word]);
    return document;
  });
  for (const line of layOutText(document, text, style, 2000).lines) drawLine(document, line, style, 0, 0);
  spy.mockRestore();
  return drawn
    .toSorted(([one], [other]) => one - other)
    .map(([, word]) => word)
    .join(' ');
}

test('G-05 Urdu, Kashmiri and Sindhi stand from right to left, and amounts among them as they were written', () => {
  expect(readVisualOrder('عائشہ بیگم')).toBe('بیگم عائشہ');
  expect(readVisualOrder('Asha عائشہ بیگم Rao')).toBe('Asha بیگم عائشہ Rao');
  expect(readVisualOrder('گولی 500 mg بعد')).toBe('بعد 500 mg گولی');
  expect(readVisualOrder('گولی 1-0-0')).toBe('1-0-0 گولی');
  expect(readVisualOrder('بیگم (لکھنؤ)')).toBe('( لکھنؤ ) بیگم');
  expect(readVisualOrder('بار ۱۲')).toBe('۱ ۲ بار');
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
      const { lines, height, lineHeight } = layOutText(document, text, { ...style, bold }, 120);
      expect(height).toBe(lines.length * lineHeight);
      for (const { width, pieces } of lines)
        if (pieces.length > 1) expect(width).toBeLessThanOrEqual(120.001);
    }),
    { numRuns: 300 },
  );
});
