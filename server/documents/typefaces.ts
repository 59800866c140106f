import { createRequire } from 'node:module';

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

/** Registers all typefaces; a file is read on first use. */
export function registerTypefaces(document: PDFKit.PDFDocument): void {
  for (const [typeface, file] of Object.entries(files)) {
    // pdfkit can embed parts of .woff, but not of .woff2.
    for (const weight of [400, 700]) {
      document.registerFont(`${typeface}-${weight}`, resolve(`${file}-${weight}-normal.woff`));
    }
  }
}
