import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { type Queryable, query } from '#db/statement.ts';

/** A notification takes a millisecond. */
const timeoutMilliseconds = 5000;

/**
 * True if the connection has a PostgreSQL session of its own: while idle, it receives notifications from
 * others. A pooler in transaction mode shares sessions, so that notifications would get lost. `others`: other
 * connections to the same database. Throws when one of them ends.
 */
export async function isDedicatedSession(client: pg.ClientBase, others: Queryable): Promise<boolean> {
  const channel = `hams_session_${randomBytes(8).toString('hex')}`;
  const { promise, resolve } = Promise.withResolvers<'heard' | 'late' | 'ended'>();
  const hear = (said: pg.Notification) => said.channel === channel && resolve('heard');
  const end = () => resolve('ended');
  let late: NodeJS.Timeout | undefined;
  client.on('notification', hear).once('end', end);
  try {
    await client.query(`listen ${channel}`);
    await query(others, `select pg_notify(:channel, '')`, { channel });
    // A process that was busy for long first reads what has arrived meanwhile.
    late = setTimeout(() => setImmediate(resolve, 'late'), timeoutMilliseconds).unref();
    const outcome = await promise;
    if (outcome === 'ended') throw new Error('The connection ended.');
    if (outcome === 'heard') await client.query(`unlisten ${channel}`);
    return outcome === 'heard';
  } finally {
    clearTimeout(late);
    client.off('notification', hear).off('end', end);
  }
}
