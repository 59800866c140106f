import { drawLine, type SetText, setText, type TextStyle } from './set-text.ts';

const margin = 48;
/** What the foot of every page takes of its height. */
const foot = 56;

export const teal = '#0F6B66';
export const muted = '#4F5D5B';
const rule = '#DFE3DD';
export const tint = '#E3F2F0';

/** Sheets of A4 that fill from top to bottom; what does not fit goes on on the next one. */
export class Sheet {
  readonly left = margin;
  readonly width: number;
  /** Where the next thing is put. */
  y = margin;
  readonly #document: PDFKit.PDFDocument;
  readonly #bottom: number;

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
    this.width = document.page.width - 2 * margin;
    this.#bottom = document.page.height - foot;
  }

  /** Text broken into lines of at most `width`. */
  set(text: string, style: TextStyle, width = this.width): SetText {
    return setText(this.#document, text, style, width);
  }

  /** Puts text at a place, without regard to where the sheet ends. */
  put(text: SetText, x: number, y: number, rightEdge?: number): void {
    text.lines.forEach((line, index) => {
      const at = rightEdge === undefined ? x : rightEdge - line.width;
      drawLine(this.#document, line, text.style, at, y + index * text.lineHeight);
    });
  }

  /** Goes to the next sheet unless this much room is left; says whether it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= this.#bottom) return false;
    this.#document.addPage();
    this.y = margin;
    return true;
  }

  /** Lets text flow from here on, over as many sheets as it takes. */
  flow(text: SetText, x = this.left): void {
    for (const line of text.lines) {
      this.makeRoom(text.lineHeight);
      drawLine(this.#document, line, text.style, x, this.y);
      this.y += text.lineHeight;
    }
  }

  fill(x: number, y: number, width: number, height: number, colour: string, radius = 0): void {
    this.#document.roundedRect(x, y, width, height, radius).fill(colour);
  }

  /** A line across, or a part of it. */
  line(y: number, colour = rule, thickness = 0.75, x = this.left, width = this.width): void {
    this.#document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .stroke(colour);
  }

  /** Writes the foot of every sheet, once all of them are there. */
  number(left: string, pageOf: (page: number, pages: number) => string): void {
    const { count } = this.#document.bufferedPageRange();
    const style = { size: 8, colour: muted };
    for (let page = 0; page < count; page += 1) {
      this.#document.switchToPage(page);
      const y = this.#bottom + 16;
      this.line(y - 6);
      const right = this.set(pageOf(page + 1, count), style);
      const [first] = this.set(left, style, this.width - 120).lines;
      if (first) drawLine(this.#document, first, style, this.left, y);
      this.put(right, this.left, y, this.left + this.width);
    }
  }
}
