import type { QrCode } from '#contract/platform/qr-code.ts';
import { drawLine, layOutText, type TextLayout, type TextStyle } from './lay-out-text.ts';

const margin = 48;
const footerHeight = 56;

export const teal = '#0F6B66';
export const muted = '#4F5D5B';
const rule = '#DFE3DD';
/**
 * In points. Smaller text is hard to read, so scaling stops here; text that is small already may get a little
 * smaller.
 */
const minFontSize = (size: number) => (size > 9 ? 8 : Math.min(size, 7));
const tightLeading = 1.33;
export const tint = '#E3F2F0';

export interface SheetLayout {
  readonly margin?: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly scale?: number;
  /** Uses small gaps, for small paper. */
  readonly isTight?: boolean;
}

/** Structure roles for screen readers; the default is a paragraph. */
type Role = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';

/** pdfkit takes the scope of a header, which its types do not know. */
function headerOptions(scope?: 'Row' | 'Column'): PDFKit.Mixins.StructureElementOptions {
  const options: PDFKit.Mixins.StructureElementOptions = {};
  return Object.assign(options, scope && { scope });
}

/** Size in pixels. */
export interface Picture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Decodes a `data:` URL of a PNG; its size is in the first chunk. */
export function parsePicture(address: string): Picture {
  const png = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  return { png, width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

export class Sheet {
  readonly left: number;
  readonly width: number;
  y: number;
  reserved = 0;
  readonly isTight: boolean;
  readonly #top: number;
  readonly #scale: number;
  #isDecoration = false;
  readonly #document: PDFKit.PDFDocument;
  readonly #bottom: number;
  readonly #root: PDFKit.PDFStructureElement;
  #parent: PDFKit.PDFStructureElement;

  constructor(document: PDFKit.PDFDocument, layout: SheetLayout = {}) {
    const { margin: left = margin, top = left, bottom = footerHeight, scale = 1, isTight = false } = layout;
    this.#document = document;
    this.left = left;
    this.width = document.page.width - 2 * left;
    this.y = top;
    this.#top = top;
    this.#scale = scale;
    this.isTight = isTight;
    this.#bottom = document.page.height - bottom;
    this.#root = document.struct('Document');
    this.#parent = this.#root;
    document.addStructure(this.#root);
  }

  set(text: string, style: TextStyle, width = this.width): TextLayout {
    const size = Math.max(style.size * this.#scale, minFontSize(style.size));
    const tight = this.isTight && { latinLeading: tightLeading };
    return layOutText(this.#document, text, { ...style, size, ...tight }, width);
  }

  gap(height: number): number {
    return this.isTight ? height / 2 : height;
  }

  footAt(height: number): number {
    return this.#bottom - height;
  }

  get pages(): number {
    return this.#document.bufferedPageRange().count;
  }

  /** Gives everything drawn by `draw` a role; header cells name their scope. */
  as(role: Role, draw: () => void, scope?: 'Row' | 'Column'): void {
    if (this.#isDecoration) {
      draw();
      return;
    }
    const outer = this.#parent;
    const element = this.#document.struct(role, headerOptions(scope));
    outer.add(element);
    this.#parent = element;
    draw();
    this.#parent = outer;
    element.end();
  }

  #figure(alt: string, draw: () => void): void {
    if (this.#isDecoration) {
      draw();
      return;
    }
    const element = this.#document.struct('Figure', { alt });
    this.#parent.add(element);
    element.add(draw);
    element.end();
  }

  picture(
    { png, width, height }: Picture,
    x: number,
    y: number,
    box: readonly [number, number],
    alt: string,
  ) {
    const scale = Math.min(box[0] / width, box[1] / height);
    const size = { width: width * scale, height: height * scale };
    this.#figure(alt, () => this.#document.image(png, x, y, size));
    return size;
  }

  code({ side, cells }: QrCode, x: number, y: number, size: number, alt: string): void {
    const bits = Buffer.from(cells, 'base64');
    const isDark = (index: number) => ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
    const step = size / side;
    this.#figure(alt, () => {
      for (let row = 0; row < side; row += 1) {
        // One rectangle for each run of dark cells, which avoids white hairlines between them.
        for (let column = 0, end = 0; column < side; column = end + 1) {
          end = column;
          while (end < side && isDark(row * side + end)) end += 1;
          if (end > column)
            this.#document.rect(x + column * step, y + row * step, (end - column) * step, step);
        }
      }
      this.#document.fill('#000000');
    });
  }

  put(text: TextLayout, x: number, y: number, rightEdge?: number): void {
    this.#written(() => {
      text.lines.forEach((line, index) => {
        const at = rightEdge === undefined ? x : rightEdge - line.width;
        this.#write(() => drawLine(this.#document, line, text.style, at, y + index * text.lineHeight));
      });
    });
  }

  #written(draw: () => void): void {
    if (this.#parent === this.#root) this.as('P', draw);
    else draw();
  }

  #write(draw: () => void): void {
    if (this.#isDecoration) draw();
    else this.#parent.add(draw);
  }

  #decorate(draw: () => void): void {
    if (this.#isDecoration) {
      draw();
      return;
    }
    this.#document.markContent('Artifact');
    draw();
    this.#document.endMarkedContent();
  }

  /** Draws on every sheet but the last, on which the content is read aloud. */
  onEarlierSheets(draw: () => void): void {
    const last = this.pages - 1;
    for (let page = 0; page < last; page += 1) {
      this.#document.switchToPage(page);
      this.#decorate(() => {
        this.#isDecoration = true;
        draw();
        this.#isDecoration = false;
      });
    }
    this.#document.switchToPage(last);
  }

  close(): void {
    this.#root.end();
  }

  /** Starts the next sheet unless this height is left; returns true if it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= this.#bottom - this.reserved) return false;
    this.#document.addPage();
    this.y = this.#top;
    return true;
  }

  flow(text: TextLayout, x = this.left): void {
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

  line(y: number, colour = rule, thickness = 0.75, x = this.left, width = this.width): void {
    this.#decorate(() =>
      this.#document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .stroke(colour),
    );
  }

  number(left: string, pageOf: (page: number, pages: number) => string): void {
    const count = this.pages;
    const style = { size: 8, colour: muted };
    for (let page = 0; page < count; page += 1) {
      this.#document.switchToPage(page);
      const y = this.#bottom + 12;
      this.line(y - 6);
      const right = this.set(pageOf(page + 1, count), style);
      const [first] = this.set(left, style, this.width - 100).lines;
      const [last] = right.lines;
      this.#decorate(() => {
        if (first) drawLine(this.#document, first, right.style, this.left, y);
        if (last) drawLine(this.#document, last, right.style, this.left + this.width - last.width, y);
      });
    }
  }
}
