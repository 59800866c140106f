import sharp from 'sharp';
import { Refusal } from '#contract/platform/refusals.ts';
import type { UploadedFile } from '#server/platform/files/read-form.ts';
import { refuseHeic } from '#server/platform/files/refuse-heic.ts';
import { photoLimit } from '#server/platform/files/store-photo.ts';
import { needsPassword } from './pdf-encryption.ts';

export interface ReadUpload {
  readonly type: 'application/pdf' | 'image/jpeg';
  readonly content: Buffer;
}

type Kind = 'picture' | 'pdf';
type Claim = Kind | 'something else';

const maxPixels = 50_000_000;
/** Enough to read the smallest print of a sheet of paper. */
const maxEdge = 3000;
const readableFormats = ['jpeg', 'png', 'webp'];

const startsWith = (bytes: Buffer, text: string, from = 0) =>
  bytes.subarray(from, from + text.length).equals(Buffer.from(text, 'latin1'));

/** Readers search this far for the start of a PDF, because scanners and mail programs put bytes before it. */
const maxJunkLength = 1024;
/** A web page or a program, which a PDF behind it does not make harmless. */
const unsafePrefix = /<[a-z!?/]|^(MZ|PK|GIF8|#!|\x7fELF)/i;

function findPdfStart(bytes: Buffer): number | null {
  const start = bytes.subarray(0, maxJunkLength + '%PDF-'.length).indexOf('%PDF-');
  return start < 0 || unsafePrefix.test(bytes.toString('latin1', 0, start)) ? null : start;
}

function detectKind(bytes: Buffer): Kind | null {
  const isJpeg = startsWith(bytes, '\xff\xd8\xff');
  const isPng = startsWith(bytes, '\x89PNG\r\n\x1a\n');
  const isWebp = startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8);
  if (isJpeg || isPng || isWebp) return 'picture';
  return findPdfStart(bytes) === null ? null : 'pdf';
}

/** The sender's claims: by the type, else by the file extension; null if neither is specific. */
function listClaims({ name, type }: UploadedFile): Claim[] {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase();
  const byEnding: Claim | undefined = ending ? (endings[ending] ?? 'something else') : undefined;
  const byType: Claim | undefined = genericTypes.has(type) ? undefined : (types[type] ?? 'something else');
  return [byEnding, byType].filter((claim) => claim !== undefined);
}
const endings: Readonly<Record<string, Kind>> = {
  jpg: 'picture',
  jpeg: 'picture',
  jfif: 'picture',
  png: 'picture',
  webp: 'picture',
  pdf: 'pdf',
};
const types: Readonly<Record<string, Kind>> = {
  'image/jpeg': 'picture',
  'image/jpg': 'picture',
  'image/png': 'picture',
  'image/webp': 'picture',
  'application/pdf': 'pdf',
  'application/x-pdf': 'pdf',
};
const genericTypes = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/**
 * Converts a sent file for storage: a picture is decoded and re-encoded without metadata, a PDF stays as it
 * is. Refuses with `upload_unreadable`, `upload_lies`, `upload_locked`, `heic_photo` and
 * `upload_too_many_pixels`.
 */
export async function readUpload(file: UploadedFile): Promise<ReadUpload> {
  refuseHeic(file.bytes);
  const kind = detectKind(file.bytes);
  const claims = listClaims(file);
  if (kind === null) {
    // The file claims to be a picture or a PDF but does not start like one.
    const claimed = claims.length > 0 && claims.every((claim) => claim !== 'something else');
    throw new Refusal(claimed ? 'upload_lies' : 'upload_unreadable');
  }
  if (claims.some((claim) => claim !== kind)) throw new Refusal('upload_lies');
  if (kind === 'pdf') return { type: 'application/pdf', content: readPdf(file.bytes) };
  return { type: 'image/jpeg', content: await photoLimit(() => readPicture(file.bytes)) };
}

/** A PDF ends with its marker; programs may add up to a kilobyte after it. */
function readPdf(bytes: Buffer): Buffer {
  const start = findPdfStart(bytes) ?? 0;
  const isWhole = /^%PDF-[12]\.\d/.test(bytes.toString('latin1', start, start + 8));
  if (!isWhole || !bytes.subarray(-1024).includes('%%EOF')) throw new Refusal('upload_unreadable');
  if (needsPassword(bytes)) throw new Refusal('upload_locked');
  return bytes;
}

async function readPicture(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  // Reads only the header, without decoding.
  const head = await picture.metadata().catch((error: unknown) => {
    throw toUploadRefusal(error);
  });
  if (!readableFormats.includes(head.format)) throw new Refusal('upload_unreadable');
  if (head.width * head.height > maxPixels) throw new Refusal('upload_too_many_pixels');
  try {
    return await picture
      .autoOrient()
      .resize(maxEdge, maxEdge, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch (error) {
    throw toUploadRefusal(error);
  }
}

/** Any decoder error means that the picture is unreadable, except the one for too many pixels. */
const toUploadRefusal = (error: unknown) =>
  new Refusal(/pixel limit/i.test(String(error)) ? 'upload_too_many_pixels' : 'upload_unreadable');
