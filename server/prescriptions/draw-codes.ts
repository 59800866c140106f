import type { PaperCheck } from '#contract/paper-codes.ts';
import { m } from '#messages/messages.js';
import type { SetText } from '#server/documents/set-text.ts';
import { muted, type Sheet } from '#server/documents/sheet.ts';
import type { Locale } from '#server/platform/language.ts';

/** In points: at 150 dpi almost three dots for each cell of the largest card. */
const cardSide = 144;
const linkSide = 68;
const gap = 10;

/** Something of a known height that can be drawn at a position. */
export interface Block {
  readonly height: number;
  draw(x: number, y: number): void;
}

const heightOf = (texts: readonly SetText[]) => texts.reduce((sum, { height }) => sum + height + 2, 0);

function put(sheet: Sheet, texts: readonly SetText[], x: number, top: number): void {
  let y = top;
  for (const text of texts) {
    sheet.put(text, x, y);
    y += text.height + 2;
  }
}

/** The code that any phone opens, with what it is for beside it. */
export function linkBlock(sheet: Sheet, { url, urlCode }: PaperCheck, width: number, locale: Locale): Block {
  const textWidth = width - linkSide - gap;
  const texts = [
    sheet.set(m.papers_code_link({}, { locale }), { size: 9 }, textWidth),
    sheet.set(url, { size: 7, colour: muted }, textWidth),
  ];
  return {
    height: Math.max(linkSide, heightOf(texts)),
    draw(x, y) {
      sheet.code(urlCode, x, y, linkSide, m.papers_link_alt({}, { locale }));
      put(sheet, texts, x + linkSide + gap, y);
    },
  };
}

/** The signed card; where it does not fit into a code, that it does not. */
export function cardBlock(sheet: Sheet, { card }: PaperCheck, width: number, locale: Locale): Block {
  const words = card ? m.papers_code_card : m.papers_card_too_long;
  const text = sheet.set(words({}, { locale }), { size: 8, colour: muted }, width);
  const side = card ? cardSide + 6 : 0;
  return {
    height: side + text.height,
    draw(x, y) {
      if (card) sheet.code(card.code, x, y, cardSide, m.papers_card_alt({}, { locale }));
      sheet.put(text, x, y + side);
    },
  };
}
