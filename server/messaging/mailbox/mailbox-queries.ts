import { of, statement } from '#db/statement.ts';
import type { MessageContent } from '#server/platform/outbox/message-content.ts';

/** Idempotent. */
export const insertDemoMessage = statement('insert_demo_message', {
  values: {
    key: of<string>,
    recipient: of<string>,
    locale: of<string>,
    subject: of<string>,
    body: of<string>,
    form: of<MessageContent['form']>,
    content: of<string | null>,
    now: of<Date>,
  },
  sql: `
    insert into demo_mailbox (idempotency_key, recipient, locale, subject, body, form, content, arrived_at)
    values (:key, :recipient, :locale, :subject, :body, :form, :content, :now) on conflict (idempotency_key) do nothing`,
});

export interface DemoMessageRow {
  id: number;
  recipient: string;
  locale: string;
  subject: string;
  body: string;
  form: MessageContent['form'];
  content: MessageContent | null;
  arrived_at: Date;
}

/**
 * `shown`: the addresses whose news is shown (a browser by the phone of its account); null for every message.
 * News is whatever is in the log of messages, which never contains codes, warnings and invitations.
 */
export const listLatestDemoMessages = statement('list_latest_demo_messages', {
  values: { recipient: of<string | null>, shown: of<readonly string[] | null>, max: of<number> },
  row: of<DemoMessageRow>,
  sql: `
    select id, recipient, locale, subject, body, form, content, arrived_at from demo_mailbox
    where (:recipient::text is null or recipient = :recipient)
      and (:shown::text[] is null or (
        exists (select from messages where key = idempotency_key)
        and (recipient = any(:shown) or recipient in (
          select 'patient:' || p.id from patients p join accounts a on a.id = p.account_id where a.phone = any(:shown)
          union all
          select 'doctor:' || d.id from doctors d join accounts a on a.id = d.account_id where a.phone = any(:shown)))))
    order by arrived_at desc, id desc limit :max`,
});

export const deleteDemoMessages = statement('delete_demo_messages', {
  values: { before: of<Date> },
  sql: 'delete from demo_mailbox where arrived_at < :before',
});
