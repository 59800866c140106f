import { isQuietHour } from '#domain/appointments/reminders.ts';
import type { Deps } from '#server/platform/deps.ts';
import { log } from '#server/platform/log/log.ts';
import { applyStoredReports } from '../delivery-reports/record-delivery-report.ts';
import { type Deliver, Undeliverable } from './deliver.ts';
import type { DeliveryWay } from './delivery-ways.ts';
import type { DeliveryOutcome, OutboxRow } from './outbox.ts';
import { claimDueMessages, deleteMessage, markSent, unfollow } from './outbox-queries.ts';

export type Deliverers = Readonly<Partial<Record<DeliveryWay, Deliver>>>;

const batchSize = 5;
/** Less than the 30 seconds after which other processes try. */
const timeoutMilliseconds = 20_000;

/**
 * Delivers all due messages of a way. A failed message is retried later, by any process, until it is no
 * longer useful. Delivery is at least once; receivers recognise repeats by the key.
 */
export async function deliverDue(
  deps: Pick<Deps, 'database' | 'clock'>,
  deliverers: Deliverers,
  way: OutboxRow['way'],
  stopping: AbortSignal,
  counted: (way: OutboxRow['way'], outcome: DeliveryOutcome) => void,
): Promise<void> {
  while (!stopping.aborted) {
    const getNow = deps.clock.now();
    const quiet = isQuietHour(getNow, deps.clock.timeZone);
    const taken = await claimDueMessages(deps.database.pool, {
      way,
      now: new Date(getNow),
      quiet,
      max: batchSize,
    });
    if (taken.length === 0) return;
    await Promise.all(taken.map((row) => deliverOne(deps, deliverers, row, stopping, counted)));
  }
}

const outcomeTexts = { failed: 'did not arrive', given_up: 'was given up' } as const;

async function deliverOne(
  { database: { pool }, clock }: Pick<Deps, 'database' | 'clock'>,
  deliverers: Deliverers,
  row: OutboxRow,
  stopping: AbortSignal,
  counted: (way: OutboxRow['way'], outcome: DeliveryOutcome) => void,
): Promise<void> {
  const { id, way, kind, attempts } = row;
  const getNow = () => new Date(clock.now());
  const report = (outcome: 'failed' | 'given_up', reason: string) => {
    counted(way, outcome);
    log.warn({ kind, way, attempt: attempts, reason }, `a message ${outcomeTexts[outcome]}`);
  };
  if (!row.holds) {
    counted(way, 'dropped');
    return void (await deleteMessage(pool, { id, reason: 'superseded', now: getNow() }));
  }
  if (row.useful_until <= getNow()) {
    report('given_up', 'it is of no use any more');
    return void (await (row.is_news ? unfollow : deleteMessage)(pool, {
      id,
      reason: 'too_late',
      now: getNow(),
    }));
  }
  try {
    const receipt = await handOver(deliverers, row, stopping);
    await markSent(pool, { id, providerId: receipt?.providerId ?? null, now: getNow() });
    counted(way, 'sent');
    if (way === 'sms' || way === 'whatsapp') {
      await applyStoredReports(pool, way, receipt?.providerId ?? row.idempotency_key);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!(error instanceof Undeliverable)) return report('failed', reason);
    // A message without a log entry, such as a code, is deleted.
    await (row.message_id === null ? deleteMessage : unfollow)(pool, { id, reason, now: getNow() });
    report('given_up', reason);
  }
}

async function handOver(deliverers: Deliverers, row: OutboxRow, stopping: AbortSignal) {
  const { way, idempotency_key: key, recipient: to, kind, locale, subject, body: text, content } = row;
  if (way === 'nobody') return;
  const deliver = deliverers[way];
  if (!deliver) throw new Error('it is not set up any more');
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMilliseconds)]);
  const usefulUntil = row.useful_until;
  return deliver({ key, to, kind, locale, subject, text, content, usefulUntil }, signal);
}
