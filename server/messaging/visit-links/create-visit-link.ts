import { createHash, randomBytes } from 'node:crypto';
import { of, type Queryable, statement } from '#db/statement.ts';
import type { RecipientRole } from '#domain/messaging/announcements.ts';

const insertLink = statement('insert_link', {
  values: {
    hash: of<Buffer>,
    appointmentId: of<number>,
    role: of<RecipientRole>,
    personId: of<number>,
    now: of<Date>,
  },
  sql: `
    insert into visit_links (token_hash, appointment_id, role, person_id, made_at)
    values (:hash, :appointmentId, :role, :personId, :now)`,
});

/** Only the hash of a token is stored, so that reading the table does not give working links. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * A new token for one person's visit: 128 random bits, 22 characters of base64url. Its page is `/v/<token>`.
 */
export async function createVisitLink(
  db: Queryable,
  link: {
    readonly appointmentId: number;
    readonly role: RecipientRole;
    readonly personId: number;
    readonly now: Date;
  },
): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  await insertLink(db, { ...link, hash: hashToken(token) });
  return token;
}
