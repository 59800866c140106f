import type { DemoMessage } from '#contract/messaging/demo-mailbox.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { demoAccounts } from '#db/demo/demo-accounts.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { MessageContent } from '#server/platform/outbox/message-content.ts';
import { listLatestDemoMessages } from './mailbox-queries.ts';

const maxMessages = 100;

const ofDemoAccounts = Object.values(demoAccounts).flatMap(({ phone, email }) => [phone, email]);

/**
 * The latest messages of the demo, newest first. A reader at this machine sees all, if the site is not meant
 * for others; other readers see only news to demo accounts, since codes and invitation links must not reach
 * strangers (docs/product.md#demo-mailbox). Refuses with `not_found` without a demo and where messages are
 * really sent.
 */
export async function readDemoMailbox(
  { config, database, clock, outbox }: Pick<Deps, 'config' | 'database' | 'clock' | 'outbox'>,
  isFromThisMachine: boolean,
  to?: string,
): Promise<DemoMessage[]> {
  if (outbox.ways[0] !== 'mailbox') throw new Refusal('not_found');
  const rows = await listLatestDemoMessages(database.pool, {
    recipient: to ?? null,
    shown: isFromThisMachine && !config.openToOthers ? null : ofDemoAccounts,
    max: maxMessages,
  });
  return rows.map((row) => ({
    _id: String(row.id),
    to: row.recipient,
    form: row.form,
    locale: row.locale,
    subject: row.subject,
    text: row.body,
    ...presentForm(row.content),
    arrivedAt: row.arrived_at.toISOString(),
    date: toCalendarDay(row.arrived_at.getTime(), clock.timeZone),
    time: formatSlotTime(toMinutesOfDay(row.arrived_at.getTime(), clock.timeZone)),
  }));
}

type Form = Pick<DemoMessage, 'html' | 'path' | 'buttons' | 'invitation' | 'parts'>;

function presentForm(content: MessageContent | null): Form {
  const plain = { html: null, path: null, buttons: [], invitation: false, parts: null };
  switch (content?.form) {
    case 'email':
      return { ...plain, html: content.html, invitation: content.calendar !== null };
    case 'sms':
      return { ...plain, parts: content.parts };
    case 'push':
      return { ...plain, path: content.path };
    case 'whatsapp':
      return { ...plain, buttons: content.buttons.map(({ title }) => title) };
    case undefined:
      return plain;
  }
}
