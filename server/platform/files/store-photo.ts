import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { Refusal } from '#contract/platform/refusals.ts';
import { of, type Queryable, statement } from '#db/statement.ts';
import { createConcurrencyLimit } from '#server/platform/concurrency-limit.ts';
import { refuseHeic } from './refuse-heic.ts';

/** Edges in pixels. */
const photoSizes = { small: 144, large: 360 } as const;
type PhotoSize = keyof typeof photoSizes;

/** SVG is a document and not accepted. */
export const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff']);
export const maxPixels = 50_000_000;

// Decoding a large picture takes hundreds of megabytes: one at a time, without a cache. Each waiting call
// occupies an upload of up to 5 MB.
sharp.cache(false);
sharp.concurrency(1);
export const photoLimit = createConcurrencyLimit({ atOnce: 1, waiting: 12 });

export interface EncodedPhoto {
  readonly hash: string;
  readonly small: Buffer;
  readonly large: Buffer;
}

/**
 * Encodes an uploaded picture as WebP in both sizes. The format is detected from the content, and metadata is
 * dropped. Refuses with `not_acceptable_image` and `heic_photo` (415), and with `busy` (503) when too many
 * wait.
 */
export function encodePhoto(original: Buffer): Promise<EncodedPhoto> {
  return photoLimit(() => encode(original));
}

async function encode(original: Buffer): Promise<EncodedPhoto> {
  refuseHeic(original);
  try {
    const picture = sharp(original, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!format || !acceptedFormats.has(format)) throw new Refusal('not_acceptable_image');
    const { data, info: raw } = await picture
      .autoOrient()
      .resize(photoSizes.large, photoSizes.large, { fit: 'cover' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const webp = (side: number) => sharp(data, { raw }).resize(side, side).webp({ quality: 80 }).toBuffer();
    const [small, large] = await Promise.all([webp(photoSizes.small), webp(photoSizes.large)]);
    return { hash: createHash('sha256').update(large).digest('hex').slice(0, 32), small, large };
  } catch {
    // Any error of the decoder means that the picture cannot be read.
    throw new Refusal('not_acceptable_image');
  }
}

const insertPhoto = statement('insert_photo', {
  values: { hash: of<string>, small: of<Buffer>, large: of<Buffer> },
  sql: `
    insert into photos (hash, small, large) values (:hash, :small, :large)
    on conflict (hash) do nothing`,
});

/** Stores each distinct photo once. Returns its hash; null without a photo. */
export async function storePhoto(db: Queryable, photo: EncodedPhoto | null): Promise<string | null> {
  if (!photo) return null;
  await insertPhoto(db, photo);
  return photo.hash;
}

/** The content at this address never changes, so it may be cached forever. */
export function photoUrl(hash: string | null, size: PhotoSize): string | null {
  return hash && `/api/photos/${hash}-${size}.webp`;
}
