import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { Refusal } from '#contract/platform/refusals.ts';
import { refuseHeic } from '#server/platform/files/refuse-heic.ts';
import { acceptedFormats, maxPixels, photoLimit } from '#server/platform/files/store-photo.ts';

/** In pixels: sharp on paper at 300 dpi, and a few KB. */
const maxWidth = 600;
const maxHeight = 200;

export interface EncodedImage {
  readonly hash: string;
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Encodes a logo or a signature as PNG, for PDFs. The format is detected from the content, and metadata is
 * dropped. Refuses with `not_acceptable_image` and `heic_photo` (415), and with `busy` (503).
 */
export function encodeImage(original: Buffer): Promise<EncodedImage> {
  return photoLimit(() => encode(original));
}

async function encode(original: Buffer): Promise<EncodedImage> {
  refuseHeic(original);
  try {
    const picture = sharp(original, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!format || !acceptedFormats.has(format)) throw new Refusal('not_acceptable_image');
    const small = await picture
      .autoOrient()
      .resize(maxWidth, maxHeight, { fit: 'inside', withoutEnlargement: true })
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    const { data: png, info } = small;
    const hash = createHash('sha256').update(png).digest('hex').slice(0, 32);
    return { hash, png, width: info.width, height: info.height };
  } catch {
    // Any error of the decoder means that the picture cannot be read.
    throw new Refusal('not_acceptable_image');
  }
}
