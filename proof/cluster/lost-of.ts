import pg from 'pg';
import type { Acknowledged } from './book-until-stopped.ts';

/** Those that were acknowledged and are not stored as they were, with the event of their booking. */
export async function lostOf(
  acknowledged: readonly Acknowledged[],
  databaseUrl: string,
): Promise<Acknowledged[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // By id and key: a number that was lost with its row may have been given to another booking since.
    const { rows } = await client.query<{ id: string; key: string }>(
      `select a.id::text as id, a.idempotency_key as key from appointments as a
       where exists (select from appointment_events as e where e.appointment_id = a.id and e.action = 'book')`,
    );
    const stored = new Set(rows.map(({ id, key }) => `${id} ${key}`));
    return acknowledged.filter(
      ({ appointmentId, idempotencyKey }) => !stored.has(`${appointmentId} ${idempotencyKey}`),
    );
  } finally {
    await client.end();
  }
}
