import { randomBytes } from 'node:crypto';
import { of, type Queryable, statement } from '#db/statement.ts';

const storeTokenSecret = statement('store_token_secret', {
  values: { secret: of<string> },
  row: of<{ value: string }>,
  sql: `
    insert into settings (name, value) values ('token_secret', :secret)
    on conflict (name) do update set value = settings.value returning value`,
});

/**
 * The key that signs tokens: the setting, or one generated once and stored in the database for all processes.
 */
export async function loadTokenSecret(db: Queryable, configured: string | null): Promise<string> {
  if (configured) return configured;
  const [row] = await storeTokenSecret(db, { secret: randomBytes(48).toString('base64url') });
  if (!row) throw new Error('The token secret was not stored');
  return row.value;
}
