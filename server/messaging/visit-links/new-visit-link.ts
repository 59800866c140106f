import { createHash, randomBytes } from 'node:crypto';
import { of, type Queryable, statement } from '#db/statement.ts';
import type { Reader } from '#domain/messaging/announcements.ts';

const insertLink = statement('insert_visit_link', {
  values: {
    hash: of<Buffer>,
    appointmentId: of<number>,
    role: of<Reader>,
    personId: of<number>,
    now: of<Date>,
  },
  sql: `
    insert into visit_links (token_hash, appointment_id, role, person_id, made_at)
    values (:hash, :appointmentId, :role, :personId, :now)`,
});

/** What is stored of a token: whoever reads the table cannot use the links. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * A new token for one person's visit (N-04): 128 random bits, 22 letters of base64url. Its page is
 * `/v/<token>`.
 */
export async function newVisitLink(
  db: Queryable,
  link: {
    readonly appointmentId: number;
    readonly role: Reader;
    readonly personId: number;
    readonly now: Date;
  },
): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  await insertLink(db, { ...link, hash: hashOfToken(token) });
  return token;
}
