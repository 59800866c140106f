import { drawLine, type SetText, setText, type TextStyle } from './set-text.ts';

const margin = 48;
/** The height of the footer. */
const foot = 56;

export const teal = '#0F6B66';
export const muted = '#4F5D5B';
const rule = '#DFE3DD';
export const tint = '#E3F2F0';

/** A4 sheets that are filled from top to bottom, one after the other. */
export class Sheet {
  readonly left = margin;
  readonly width: number;
  /** Where the next text goes. */
  y = margin;
  readonly #document: PDFKit.PDFDocument;
  readonly #bottom: number;

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
    this.width = document.page.width - 2 * margin;
    this.#bottom = document.page.height - foot;
  }

  /** Breaks text into lines of at most `width`. */
  set(text: string, style: TextStyle, width = this.width): SetText {
    return setText(this.#document, text, style, width);
  }

  /** Draws text at a position. */
  put(text: SetText, x: number, y: number, rightEdge?: number): void {
    text.lines.forEach((line, index) => {
      const at = rightEdge === undefined ? x : rightEdge - line.width;
      drawLine(this.#document, line, text.style, at, y + index * text.lineHeight);
    });
  }

  /** Starts the next sheet unless this height is left; returns whether it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= this.#bottom) return false;
    this.#document.addPage();
    this.y = margin;
    return true;
  }

  /** Draws text from here on, over as many sheets as needed. */
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

  /** A horizontal line. */
  line(y: number, colour = rule, thickness = 0.75, x = this.left, width = this.width): void {
    this.#document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .stroke(colour);
  }

  /** Writes the footer of every sheet, at the end. */
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
