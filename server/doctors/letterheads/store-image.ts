import type { Queryable } from '#db/statement.ts';
import type { EncodedImage } from './encode-image.ts';
import { insertLetterheadImage } from './letterhead-queries.ts';

/**
 * Stores a letterhead picture permanently, because issued papers refer to it; returns its hash, or null if
 * there is none.
 */
export async function storeImage(db: Queryable, image: EncodedImage | null): Promise<string | null> {
  if (!image) return null;
  await insertLetterheadImage(db, image);
  return image.hash;
}
