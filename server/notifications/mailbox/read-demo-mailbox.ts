import type { DemoMessage } from '#contract/notifications.ts';
import { Refusal } from '#contract/refusals.ts';
import { dayAt, minutesAt } from '#domain/calendar-days.ts';
import { labelOf } from '#domain/slot-grid.ts';
import type { Deps } from '#server/platform/deps.ts';
import { latestDemoMessages } from './mailbox-queries.ts';

const messagesAtMost = 50;

/**
 * The latest messages of the demo, newest first. Refuses with `not_found` without a demo and where messages
 * are really sent.
 */
export async function readDemoMailbox({
  database,
  clock,
  outbox,
}: Pick<Deps, 'database' | 'clock' | 'outbox'>): Promise<DemoMessage[]> {
  if (outbox.ways[0] !== 'mailbox') throw new Refusal('not_found');
  const rows = await latestDemoMessages(database.pool, { atMost: messagesAtMost });
  return rows.map((row) => ({
    _id: String(row.id),
    to: row.recipient,
    locale: row.locale,
    subject: row.subject,
    text: row.body,
    arrivedAt: row.arrived_at.toISOString(),
    date: dayAt(row.arrived_at.getTime(), clock.timeZone),
    time: labelOf(minutesAt(row.arrived_at.getTime(), clock.timeZone)),
  }));
}
