import type { PaperCheck } from '#contract/clinical/paper-codes.ts';
import { m } from '#messages/messages.js';
import type { TextLayout } from '#server/platform/documents/lay-out-text.ts';
import { muted, type Sheet } from '#server/platform/documents/sheet.ts';
import type { Locale } from '#server/platform/http/language.ts';

/** Points per cell: almost three dots at 150 dpi, on a tight sheet two and a half. */
const cardCellSize = { roomy: 1.37, tight: 1.2 };
const linkSides = { roomy: 60, tight: 44 };
const gap = 8;
/** Text in a narrower space is placed below the code. */
const minTextWidth = 60;

export interface Block {
  readonly height: number;
  draw(x: number, y: number): void;
}

export const totalHeight = (texts: readonly TextLayout[]) =>
  texts.reduce((sum, { height }) => sum + height + 2, 0);

export function drawTexts(sheet: Sheet, texts: readonly TextLayout[], x: number, top: number): void {
  let y = top;
  for (const text of texts) {
    sheet.put(text, x, y);
    y += text.height + 2;
  }
}

export function createLinkBlock(
  sheet: Sheet,
  { url, urlCode, card }: PaperCheck,
  width: number,
  { isPlain, locale }: { readonly isPlain: boolean; readonly locale: Locale },
): Block {
  const linkSide = linkSides[sheet.isTight ? 'tight' : 'roomy'];
  const isBeside = width - linkSide - gap >= minTextWidth;
  const besides = isBeside ? width - linkSide - gap : width;
  const texts = [sheet.set(m.papers_code_link({}, { locale }), { size: 8 }, besides)];
  const aboutCard = card ? m.papers_code_card : m.papers_card_too_long;
  const below = [
    sheet.set(url, { size: 6.5, colour: muted }, width),
    ...(isPlain ? [] : [sheet.set(aboutCard({}, { locale }), { size: 7.5, colour: muted }, width)]),
  ];
  const head = isBeside ? Math.max(linkSide + 2, totalHeight(texts)) : linkSide + 2 + totalHeight(texts);
  return {
    height: head + totalHeight(below),
    draw(x, y) {
      sheet.code(urlCode, x, y, linkSide, m.papers_link_alt({}, { locale }));
      if (isBeside) drawTexts(sheet, texts, x + linkSide + gap, y);
      else drawTexts(sheet, texts, x, y + linkSide + 2);
      drawTexts(sheet, below, x, y + head);
    },
  };
}

export function createCardBlock(
  sheet: Sheet,
  { code }: NonNullable<PaperCheck['card']>,
  locale: Locale,
): Block & { readonly width: number } {
  const side = code.side * cardCellSize[sheet.isTight ? 'tight' : 'roomy'];
  return {
    width: side,
    height: side,
    draw: (x, y) => sheet.code(code, x, y, side, m.papers_card_alt({}, { locale })),
  };
}
