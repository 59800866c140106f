/*
 * A frame that readers of Zstandard skip (RFC 8878, 3.1.2): a magic number, the length, and what the user likes. One before
 * and one after the compressed content make a file that `zstd -d` reads as if they were not there.
 */

const magic = 0x184d2a5b;
export const frameHeaderLength = 8;

export function skippableFrame(data: Buffer): Buffer {
  const header = Buffer.alloc(frameHeaderLength);
  header.writeUInt32LE(magic, 0);
  header.writeUInt32LE(data.length, 4);
  return Buffer.concat([header, data]);
}

/** The length of the data of the frame that begins with this header; null if it is none. */
export function parseDataLength(header: Buffer): number | null {
  if (header.length < frameHeaderLength || header.readUInt32LE(0) !== magic) return null;
  return header.readUInt32LE(4);
}
