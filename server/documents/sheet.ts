import { drawLine, type SetText, setText, type TextStyle } from './set-text.ts';

const margin = 48;
/** The height of the footer. */
const foot = 56;

export const teal = '#0F6B66';
export const muted = '#4F5D5B';
const rule = '#DFE3DD';
export const tint = '#E3F2F0';

/** The roles of text for those who hear a document: a paragraph, unless it is said. */
type Role = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';

/** pdfkit takes the scope of a header, which its types do not know. */
function scoped(scope?: 'Row' | 'Column'): PDFKit.Mixins.StructureElementOptions {
  const options: PDFKit.Mixins.StructureElementOptions = {};
  return Object.assign(options, scope && { scope });
}

/** A4 sheets that are filled from top to bottom, one after the other. */
export class Sheet {
  readonly left = margin;
  readonly width: number;
  /** Where the next text goes. */
  y = margin;
  readonly #document: PDFKit.PDFDocument;
  readonly #bottom: number;
  readonly #root: PDFKit.PDFStructureElement;
  /** What the next text belongs to. */
  #parent: PDFKit.PDFStructureElement;

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
    this.width = document.page.width - 2 * margin;
    this.#bottom = document.page.height - foot;
    this.#root = document.struct('Document');
    this.#parent = this.#root;
    document.addStructure(this.#root);
  }

  /** Breaks text into lines of at most `width`. */
  set(text: string, style: TextStyle, width = this.width): SetText {
    return setText(this.#document, text, style, width);
  }

  /** Gives what `draw` draws a role. Headers of rows and columns name their scope. */
  as(role: Role, draw: () => void, scope?: 'Row' | 'Column'): void {
    const outer = this.#parent;
    const element = this.#document.struct(role, scoped(scope));
    outer.add(element);
    this.#parent = element;
    draw();
    this.#parent = outer;
    element.end();
  }

  /** Draws text at a position. */
  put(text: SetText, x: number, y: number, rightEdge?: number): void {
    this.#written(() => {
      text.lines.forEach((line, index) => {
        const at = rightEdge === undefined ? x : rightEdge - line.width;
        this.#write(() => drawLine(this.#document, line, text.style, at, y + index * text.lineHeight));
      });
    });
  }

  /** Text outside of every role is a paragraph. */
  #written(draw: () => void): void {
    if (this.#parent === this.#root) this.as('P', draw);
    else draw();
  }

  #write(draw: () => void): void {
    this.#parent.add(draw);
  }

  /** What only decorates is not read aloud. */
  #decorate(draw: () => void): void {
    this.#document.markContent('Artifact');
    draw();
    this.#document.endMarkedContent();
  }

  /** Ends the structure, after everything has been drawn. */
  close(): void {
    this.#root.end();
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
    this.#written(() => {
      for (const line of text.lines) {
        this.makeRoom(text.lineHeight);
        this.#write(() => drawLine(this.#document, line, text.style, x, this.y));
        this.y += text.lineHeight;
      }
    });
  }

  fill(x: number, y: number, width: number, height: number, colour: string, radius = 0): void {
    this.#decorate(() => this.#document.roundedRect(x, y, width, height, radius).fill(colour));
  }

  /** A horizontal line. */
  line(y: number, colour = rule, thickness = 0.75, x = this.left, width = this.width): void {
    this.#decorate(() =>
      this.#document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .stroke(colour),
    );
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
      const [last] = right.lines;
      this.#decorate(() => {
        if (first) drawLine(this.#document, first, style, this.left, y);
        if (last) drawLine(this.#document, last, style, this.left + this.width - last.width, y);
      });
    }
  }
}
