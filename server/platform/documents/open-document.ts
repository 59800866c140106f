import type { Locale } from '#server/platform/http/language.ts';
import { Sheet, type SheetLayout } from './sheet.ts';

interface DocumentFacts {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly locale: Locale;
  readonly size?: 'A4' | 'A5';
  readonly layout?: SheetLayout;
}

export async function openDocument({ title, author, subject, locale, size = 'A4', layout }: DocumentFacts) {
  const { default: PDFDocument } = await import('pdfkit'); // large, and not needed at start
  const document = new PDFDocument({
    size,
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: locale,
    displayTitle: true,
    tagged: true,
    info: { Title: title, Author: author, Subject: subject, Creator: 'HAMS' },
  });
  const content = collectBytes(document);
  const sheet = new Sheet(document, layout);
  return {
    sheet,
    finish(): Promise<Uint8Array> {
      sheet.close();
      document.end();
      return content;
    },
  };
}

async function collectBytes(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of document) chunks.push(chunk);
  return Buffer.concat(chunks);
}
