import { randomBytes } from 'node:crypto';
import { type Queryable, statement } from '#server/platform/database.ts';

const keepSecret = statement<{ value: string }, [secret: string]>(
  'keep_token_secret',
  `insert into settings (name, value) values ('token_secret', $1)
   on conflict (name) do update set value = settings.value returning value`,
);

/** The key that signs tokens: the setting, or one made once and kept in the database, so that all processes share it. */
export async function tokenSecret(db: Queryable, configured: string | null): Promise<string> {
  if (configured) return configured;
  const [row] = await keepSecret(db, randomBytes(48).toString('base64url'));
  if (!row) throw new Error('The token secret was not stored');
  return row.value;
}
