import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';

const pageWidth = 595.28;
const pageHeight = 841.89;

/** The content of each page: pdfkit writes one compressed stream for each, in the order of the pages. */
function readPageContents(pdf: Buffer): string[] {
  const streams = [...pdf.toString('latin1').matchAll(/<<([^<>]*)>>\s*stream\r?\n/g)];
  return streams.flatMap(({ 0: head, 1: facts = '', index }) => {
    const length = Number(/\/Length (\d+)/.exec(facts)?.[1]);
    const from = index + head.length;
    if (!facts.includes('/FlateDecode') || !length) return [];
    const text = inflateSync(pdf.subarray(from, from + length)).toString('latin1');
    return /^1 0 0 -1 0 /.test(text) ? [text] : [];
  });
}

/**
 * The black rectangles of each page as a JPEG of 150 dpi, as a scanner would see its codes, without text and
 * colours. It has its own small rasterizer, so that tests need no installed program.
 */
export async function renderCodes(pdf: Buffer): Promise<Buffer[]> {
  const { numPages } = await getDocumentProxy(new Uint8Array(pdf));
  const contents = readPageContents(pdf);
  if (contents.length !== numPages) throw new Error(`${contents.length} contents of ${numPages} pages`);
  return Promise.all(contents.map(draw));
}

function draw(content: string): Promise<Buffer> {
  const rectangle = /(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re/g;
  const rectangles = [...content.matchAll(rectangle)].map(
    ([, x, y, width, height]) => `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pageWidth}pt" height="${pageHeight}pt" viewBox="0 0 ${pageWidth} ${pageHeight}"><rect width="100%" height="100%" fill="#fff"/>${rectangles.join('')}</svg>`;
  return sharp(Buffer.from(svg), { density: 150 })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 60 })
    .toBuffer();
}
