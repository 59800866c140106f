import { m } from '#messages/messages.js';
import type { Locale } from '#server/platform/http/language.ts';
import type { TextLayout } from './lay-out-text.ts';
import { muted, parsePicture, type Sheet, teal } from './sheet.ts';

const logoHeight = 48;

interface Party {
  readonly name: string;
  /** Empty ones are left out. */
  readonly lines: readonly (string | null)[];
}

interface Letterhead {
  /** A picture as a `data:` address. */
  readonly logo?: string | null;
  /** Whose paper it is, on the left. */
  readonly from: Party & { readonly strong?: string };
  /** On the right. */
  readonly beside?: Party;
  /** The name is the title of the document. */
  readonly isTitle?: boolean;
}

/** The head of every document: as on printed pages (web/ui/paper). */
export function drawLetterhead(sheet: Sheet, letterhead: Letterhead, locale: Locale): void {
  const { logo, from, beside, isTitle = false } = letterhead;
  const besideWidth = beside ? sheet.width * 0.36 : 0;
  const logoSize = logo
    ? sheet.picture(
        parsePicture(logo),
        sheet.left,
        sheet.y,
        [sheet.width * 0.22, logoHeight],
        m.papers_logo({}, { locale }),
      )
    : null;
  const x = sheet.left + (logoSize ? logoSize.width + 14 : 0);
  const width = sheet.left + sheet.width - x - besideWidth - (beside ? 16 : 0);
  const isText = (line: string | null | undefined): line is string => Boolean(line);
  const name = sheet.set(from.name, { size: 16, bold: true, colour: teal }, width);
  const left = [
    name,
    ...from.lines.filter(isText).map((line) => sheet.set(line, { size: 9.5 }, width)),
    ...[from.strong]
      .filter(isText)
      .map((line) => sheet.set(line, { size: 9.5, bold: true, colour: muted }, width)),
  ];
  const right = beside
    ? [
        sheet.set(beside.name, { size: 11, bold: true }, besideWidth),
        ...beside.lines
          .filter(isText)
          .map((line) => sheet.set(line, { size: 8.5, colour: muted }, besideWidth)),
      ]
    : [];
  const stack = (texts: readonly TextLayout[], at: number, top: number, rightEdge?: number) =>
    texts.reduce((y, text) => {
      sheet.as(isTitle && text === name ? 'H1' : 'P', () => sheet.put(text, at, y, rightEdge));
      return y + text.height;
    }, top);
  const edge = sheet.left + sheet.width;
  sheet.y = Math.max(
    sheet.y + (logoSize?.height ?? 0),
    stack(left, x, sheet.y),
    stack(right, edge - besideWidth, sheet.y + 4, edge),
  );
  sheet.y += sheet.gap(6);
  sheet.line(sheet.y, teal, 1.5);
  sheet.y += sheet.gap(8);
}
