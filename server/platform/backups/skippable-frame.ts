/*
 * A frame that Zstandard readers skip (RFC 8878, 3.1.2): a magic number, the length, and any data. With one
 * before and one after the compressed content, `zstd -d` still reads the file.
 */

const magic = 0x184d2a5b;
export const frameHeaderLength = 8;

export function skippableFrame(data: Buffer): Buffer {
  const header = Buffer.alloc(frameHeaderLength);
  header.writeUInt32LE(magic, 0);
  header.writeUInt32LE(data.length, 4);
  return Buffer.concat([header, data]);
}

export function parseDataLength(header: Buffer): number | null {
  if (header.length < frameHeaderLength || header.readUInt32LE(0) !== magic) return null;
  return header.readUInt32LE(4);
}
