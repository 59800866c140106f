import type { Paper } from '#contract/doctors/letterheads.ts';
import { of, statement } from '#db/statement.ts';

export const insertLetterheadImage = statement('insert_letterhead_image', {
  values: { hash: of<string>, png: of<Buffer>, width: of<number>, height: of<number> },
  sql: `
    insert into letterhead_images (hash, png, width, height) values (:hash, :png, :width, :height)
    on conflict (hash) do nothing`,
});

export const listLetterheadImages = statement('list_letterhead_images', {
  values: { hashes: of<readonly string[]> },
  row: of<{ hash: string; png: Buffer }>,
  sql: 'select hash, png from letterhead_images where hash = any(:hashes::text[])',
});

export interface LetterheadRow {
  logo_hash: string | null;
  signature_hash: string | null;
}

export const findLetterhead = statement('find_letterhead', {
  values: { id: of<number> },
  row: of<LetterheadRow & { paper: Paper }>,
  sql: 'select logo_hash, signature_hash, paper from doctors where id = :id',
});

export const setLogo = statement('set_logo', {
  values: { id: of<number>, hash: of<string | null> },
  sql: 'update doctors set logo_hash = :hash where id = :id',
});

export const setSignature = statement('set_signature', {
  values: { id: of<number>, hash: of<string | null> },
  sql: 'update doctors set signature_hash = :hash where id = :id',
});

export const setPaperSize = statement('set_paper_size', {
  values: { id: of<number>, paperJson: of<string> },
  sql: 'update doctors set paper = :paperJson where id = :id',
});
