import type { Deps } from '#server/platform/deps.ts';
import { type Deliver, Undeliverable } from './deliver.ts';
import { forgetMessage, type OutboxRow, takeDue } from './outbox-queries.ts';
import type { Way } from './ways.ts';

export type Deliverers = Readonly<Partial<Record<Way, Deliver>>>;

/** How many are delivered at the same time. */
const handful = 5;
/** Less than the 30 seconds after which other processes try. */
const patienceMilliseconds = 20_000;

/**
 * Delivers what is due until nothing is. A message that fails is tried again later, by any process, until it
 * is of no use. Delivery is at least once; receivers recognise repeats by the key.
 */
export async function deliverDue(
  deps: Pick<Deps, 'database' | 'clock'>,
  deliverers: Deliverers,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    const taken = await takeDue(deps.database.pool, { now: new Date(deps.clock.now()), atMost: handful });
    if (taken.length === 0) return;
    await Promise.all(taken.map((row) => deliverOne(deps, deliverers, row, stopping)));
  }
}

async function deliverOne(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  deliverers: Deliverers,
  row: OutboxRow,
  stopping: AbortSignal,
): Promise<void> {
  const { id, idempotency_key: key, way, recipient: to, kind, locale, subject, body: text, content } = row;
  const { useful_until: usefulUntil, attempts } = row;
  try {
    if (way !== 'nobody') {
      if (row.useful_until.getTime() <= clock.now()) throw new Undeliverable('it is of no use any more');
      const deliver = deliverers[way];
      if (!deliver) throw new Error('it is not set up any more');
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(patienceMilliseconds)]);
      await deliver({ key, to, kind, locale, subject, text, content, usefulUntil }, signal);
    }
    await forgetMessage(database.pool, { id });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof Undeliverable) await forgetMessage(database.pool, { id });
    const outcome = error instanceof Undeliverable ? 'was given up' : 'did not arrive';
    console.error(`A message (${kind}, ${way}) ${outcome} at attempt ${attempts}: ${reason}`);
  }
}
