import type { Letterhead } from '#contract/doctors/letterheads.ts';
import type { Queryable } from '#db/statement.ts';
import { type LetterheadRow, listLetterheadImages } from './letterhead-queries.ts';

/** The pictures of a letterhead as `data:` URLs, so that they need no request of their own. */
export async function findLetterheadImages(
  db: Queryable,
  { logo_hash, signature_hash }: LetterheadRow,
): Promise<Letterhead> {
  const hashes = [logo_hash, signature_hash].filter((hash) => hash !== null);
  const rows = hashes.length > 0 ? await listLetterheadImages(db, { hashes }) : [];
  const toDataUrl = (wanted: string | null) => {
    const png = rows.find(({ hash }) => hash === wanted)?.png;
    return png ? `data:image/png;base64,${png.toString('base64')}` : null;
  };
  return { logo: toDataUrl(logo_hash), signature: toDataUrl(signature_hash) };
}
