import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);

/** The Noto fonts of each script, without weight and file ending. */
const files = {
  latin: '@fontsource/noto-sans/files/noto-sans-latin',
  latinExtended: '@fontsource/noto-sans/files/noto-sans-latin-ext',
  greek: '@fontsource/noto-sans/files/noto-sans-greek',
  cyrillic: '@fontsource/noto-sans/files/noto-sans-cyrillic',
  devanagari: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
  telugu: '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu',
  tamil: '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil',
  kannada: '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada',
  malayalam: '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam',
  bengali: '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali',
  gujarati: '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati',
} as const;

export type Typeface = keyof typeof files;

/** The name of a typeface in a document. */
export function fontName(typeface: Typeface, bold: boolean): string {
  return `${typeface}-${bold ? 700 : 400}`;
}

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit also takes an opened font, of which its types do not know. */
      registerFont(name: string, opened: Font): this;
    }
  }
}

const opened = new Map<string, Font>();

/**
 * A font, opened once in a thread for all its documents. Left to itself, pdfkit reads it again for each document
 * and unpacks it again for each letter, which made a paper take ten times as long.
 */
function openedFont(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const font = create(unpackWoff(readFileSync(resolve(file))));
  if (!('layout' in font)) throw new Error(`${file} is not one font`);
  opened.set(file, font);
  return font;
}

/** Registers all typefaces. */
export function registerTypefaces(document: PDFKit.PDFDocument): void {
  for (const [typeface, file] of Object.entries(files)) {
    // Documents can hold parts of .woff, but not of .woff2.
    for (const weight of [400, 700]) {
      document.registerFont(`${typeface}-${weight}`, openedFont(`${file}-${weight}-normal.woff`));
    }
  }
}
