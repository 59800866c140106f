import type { Queryable } from '#db/statement.ts';
import type { EncodedImage } from './encode-image.ts';
import { insertLetterheadImage } from './letterhead-queries.ts';

/** Stores a picture of a letterhead for ever, as papers name it; returns its hash, null if there is none. */
export async function storeImage(db: Queryable, image: EncodedImage | null): Promise<string | null> {
  if (!image) return null;
  await insertLetterheadImage(db, image);
  return image.hash;
}
