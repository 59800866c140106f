import { type ScriptRun, splitIntoRuns } from './script-runs.ts';
import { chooseTypeface, type Typeface } from './typefaces.ts';

export interface TextStyle {
  /** In points, like every length here. */
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly latinLeading?: number;
}

interface TextPiece {
  readonly typeface: Typeface;
  readonly text: string;
  readonly level: number;
  readonly width: number;
  readonly options: PDFKit.Mixins.TextOptions;
}

interface TextLine {
  readonly pieces: readonly TextPiece[];
  readonly width: number;
}

export interface TextLayout {
  readonly lines: readonly TextLine[];
  readonly style: TextStyle;
  readonly lineHeight: number;
  readonly height: number;
}

const ink = '#14201F';

/** The line height as a multiple of the size; Indian scripts need more than Latin. */
const leading = 1.45;
const baselineOffset = (lineLeading: number) => 1.08 - (leading - lineLeading) / 2;

const asShaped: PDFKit.Mixins.TextOptions = { lineBreak: false, baseline: 'alphabetic' };
/**
 * pdfkit passes these to its shaper, which also takes features to switch off; its types only know those to
 * switch on.
 */
const withoutMarkPositioning = Object.assign(
  { ...asShaped },
  {
    features: { mark: false, mkmk: false, abvm: false, blwm: false },
  },
);

function measure(
  document: PDFKit.PDFDocument,
  { typeface, text, level }: ScriptRun,
  { size, bold = false }: TextStyle,
): TextPiece {
  chooseTypeface(document, typeface, bold);
  document.fontSize(size);
  try {
    return { typeface, text, level, width: document.widthOfString(text, asShaped), options: asShaped };
  } catch (error) {
    // fontkit 2.0.4 fails on glyphs that have no anchor for a mark (Telugu "శ్రీ", Malayalam "ക്ഷ"); without
    // mark positioning it draws the same letters.
    if (!(error instanceof TypeError)) throw error;
    return {
      typeface,
      text,
      level,
      width: document.widthOfString(text, withoutMarkPositioning),
      options: withoutMarkPositioning,
    };
  }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const sumWidths = (pieces: readonly TextPiece[]) => pieces.reduce((sum, { width }) => sum + width, 0);
const isSpace = ({ text }: Pick<ScriptRun, 'text'>) => text.trim() === '';

/** Longer than any of our lines: the shaper would take a second for a word of 5,000 letters. */
const maxWordLetters = 250;

/**
 * A letter with more marks than any language uses is drawn in parts: shaping is quadratic in the number of
 * marks.
 */
const lettersWithMarks = /.{1,50}/gsu;

function splitIntoLetters(
  document: PDFKit.PDFDocument,
  word: readonly ScriptRun[],
  style: TextStyle,
): TextPiece[][] {
  const known = new Map<string, TextPiece>();
  return word.flatMap((run) =>
    Array.from(graphemes.segment(run.text), ({ segment }) => segment.match(lettersWithMarks) ?? [])
      .flat()
      .map((segment) => {
        const key = `${run.typeface} ${run.level} ${segment}`;
        const piece = known.get(key) ?? measure(document, { ...run, text: segment }, style);
        known.set(key, piece);
        return [piece];
      }),
  );
}

/**
 * Units between possible line breaks: at spaces, between words, and between letters of a word wider than a
 * line.
 */
function splitIntoUnits(
  document: PDFKit.PDFDocument,
  paragraph: string,
  style: TextStyle,
  width: number,
): TextPiece[][] {
  const words: ScriptRun[][] = [];
  let goesOn = false;
  for (const run of splitIntoRuns(paragraph)) {
    for (const text of run.text.match(/\s+|\S+/g) ?? []) {
      const part = { ...run, text };
      if (goesOn && !isSpace(part)) words.at(-1)?.push(part);
      else words.push([part]);
      goesOn = !isSpace(part);
    }
  }
  return words.flatMap((word) => {
    const letters = word.reduce((sum, { text }) => sum + text.length, 0);
    const pieces = letters <= maxWordLetters ? word.map((run) => measure(document, run, style)) : null;
    return pieces && sumWidths(pieces) <= width ? [pieces] : splitIntoLetters(document, word, style);
  });
}

export function layOutText(
  document: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  width: number,
): TextLayout {
  const lines: TextPiece[][] = [];
  for (const paragraph of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    let line: TextPiece[] = [];
    lines.push(line);
    for (const unit of splitIntoUnits(document, paragraph, style, width)) {
      if (line.length > 0 && sumWidths(line) + sumWidths(unit) > width) {
        if (line.at(-1)?.text.trim() === '') line.pop();
        line = [];
        lines.push(line);
        if (unit.every(isSpace)) continue;
      }
      line.push(...unit);
    }
  }
  const isLatin = lines.flat().every(({ typeface }) => typeface === 'latin');
  const { latinLeading = leading, ...own } = style;
  const lineHeight = style.size * (isLatin ? latinLeading : leading);
  return {
    lines: lines.map((pieces) => ({ pieces, width: sumWidths(pieces) })),
    style: isLatin ? style : own,
    lineHeight,
    height: lines.length * lineHeight,
  };
}

/** The pieces of a line in visual order (rule L2 of the Unicode Bidirectional Algorithm). */
function toVisualOrder(pieces: readonly TextPiece[]): number[] {
  const levelAt = (index: number) => pieces[index]?.level ?? 0;
  let order = pieces.map((_, index) => index);
  for (let level = Math.max(0, ...order.map(levelAt)); level > 0; level -= 1) {
    const next: number[] = [];
    let turned: number[] = [];
    for (const index of order) {
      if (levelAt(index) >= level) turned.push(index);
      else {
        next.push(...turned.toReversed(), index);
        turned = [];
      }
    }
    order = [...next, ...turned.toReversed()];
  }
  return order;
}

function findPiecePositions(pieces: readonly TextPiece[], x: number): number[] {
  const places: number[] = [];
  let at = x;
  for (const index of toVisualOrder(pieces)) {
    places[index] = at;
    at += pieces[index]?.width ?? 0;
  }
  return places;
}

/**
 * Draws one line with its top at `y`, in reading order. Adds the actual text of Indian scripts for search,
 * copying and screen readers.
 */
export function drawLine(
  document: PDFKit.PDFDocument,
  line: TextLine,
  style: TextStyle,
  x: number,
  y: number,
): void {
  const { size, bold = false, colour = ink, latinLeading = leading } = style;
  const places = findPiecePositions(line.pieces, x);
  for (const [index, { typeface, text, options }] of line.pieces.entries()) {
    if (!isSpace({ text })) {
      chooseTypeface(document, typeface, bold);
      document.fontSize(size).fillColor(colour);
      document.markContent('Span', { actual: text });
      document.text(text, places[index] ?? x, y + size * baselineOffset(latinLeading), options);
      document.endMarkedContent();
    }
  }
}
