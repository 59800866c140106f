import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/**
 * Unpacks a WOFF 1.0 font (https://www.w3.org/TR/WOFF/) to OpenType, without the binary search hints, which
 * are not needed. Throws if the file is truncated.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(sfntHeader + count * sfntEntry);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const parts = [header];
  let end = header.length;
  for (let table = 0; table < count; table += 1) {
    const from = woffHeader + table * woffEntry;
    const to = sfntHeader + table * sfntEntry;
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as [
      number,
      number,
      number,
    ];
    woff.copy(header, to, from, from + 4);
    woff.copy(header, to + 4, from + 16, from + woffEntry);
    header.writeUInt32BE(end, to + 8);
    header.writeUInt32BE(length, to + 12);
    const bytes = woff.subarray(start, start + packed);
    const content = Buffer.alloc(Math.ceil(length / 4) * 4); // tables begin at multiples of four
    (packed < length ? inflateSync(bytes) : bytes).copy(content);
    parts.push(content);
    end += content.length;
  }
  return Buffer.concat(parts);
}
