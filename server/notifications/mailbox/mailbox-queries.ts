import { of, statement } from '#db/statement.ts';

/** A repeat changes nothing. */
export const insertDemoMessage = statement('insert_demo_message', {
  values: {
    key: of<string>,
    recipient: of<string>,
    locale: of<string>,
    subject: of<string>,
    body: of<string>,
    now: of<Date>,
  },
  sql: `
    insert into demo_mailbox (idempotency_key, recipient, locale, subject, body, arrived_at)
    values (:key, :recipient, :locale, :subject, :body, :now) on conflict (idempotency_key) do nothing`,
});

export interface DemoMessageRow {
  id: number;
  recipient: string;
  locale: string;
  subject: string;
  body: string;
  arrived_at: Date;
}

export const latestDemoMessages = statement('latest_demo_messages', {
  values: { atMost: of<number> },
  row: of<DemoMessageRow>,
  sql: `
    select id, recipient, locale, subject, body, arrived_at from demo_mailbox
    order by arrived_at desc, id desc limit :atMost`,
});

export const deleteDemoMessages = statement('delete_demo_messages', {
  values: { before: of<Date> },
  sql: 'delete from demo_mailbox where arrived_at < :before',
});
