import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);

/** The Noto fonts of each script, without weight and file ending. */
const fontFiles = {
  latin: '@fontsource/noto-sans/files/noto-sans-latin',
  latinExtended: '@fontsource/noto-sans/files/noto-sans-latin-ext',
  vietnamese: '@fontsource/noto-sans/files/noto-sans-vietnamese',
  greek: '@fontsource/noto-sans/files/noto-sans-greek',
  cyrillic: '@fontsource/noto-sans/files/noto-sans-cyrillic',
  devanagari: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
  telugu: '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu',
  tamil: '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil',
  kannada: '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada',
  malayalam: '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam',
  bengali: '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali',
  gujarati: '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati',
  gurmukhi: '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi',
  odia: '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya',
  olChiki: '@fontsource/noto-sans-ol-chiki/files/noto-sans-ol-chiki-ol-chiki',
  meeteiMayek: '@fontsource/noto-sans-meetei-mayek/files/noto-sans-meetei-mayek-meetei-mayek',
  arabic: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic',
} as const;

export type Typeface = keyof typeof fontFiles;

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit also takes an opened font, which its types do not know. */
      registerFont(name: string, opened: Font): this;
    }
  }
}

const opened = new Map<string, Font>();

/**
 * Opens a font once per thread. pdfkit alone would read it for each document and decompress it for each
 * letter, which made documents ten times as slow.
 */
function openFont(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const font = create(unpackWoff(readFileSync(resolve(file))));
  if (!('layout' in font)) throw new Error(`${file} is not one font`);
  // fontkit 2.0.4 stores each glyph with the characters it was first requested for, and shapes by them. The
  // end of a document requests parts of glyphs without any: in the next document, "میں" fell apart.
  for (const point of font.characterSet) font.glyphForCodePoint(point);
  opened.set(file, font);
  return font;
}

/** PDFs can embed subsets of .woff, but not of .woff2. */
const fontFilePath = (typeface: Typeface, weight: 400 | 700) =>
  `${fontFiles[typeface]}-${weight}-normal.woff`;

/** Both weights have the same characters. */
export function hasGlyph(typeface: Typeface, sign: string): boolean {
  return openFont(fontFilePath(typeface, 400)).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
}

const registeredFonts = new WeakMap<PDFKit.PDFDocument, Set<string>>();

export function chooseTypeface(document: PDFKit.PDFDocument, typeface: Typeface, bold: boolean): void {
  const file = fontFilePath(typeface, bold ? 700 : 400);
  const names = registeredFonts.get(document) ?? new Set();
  if (!names.has(file)) document.registerFont(file, openFont(file));
  registeredFonts.set(document, names.add(file));
  document.font(file);
}
