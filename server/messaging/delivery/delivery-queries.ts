import { of, statement } from '#db/statement.ts';
import type { DeliveryWay } from '#server/platform/outbox/delivery-ways.ts';

export const insertMessage = statement('insert_message', {
  values: {
    way: of<DeliveryWay | 'nobody'>,
    recipient: of<string>,
    kind: of<string>,
    locale: of<string>,
    subject: of<string>,
    body: of<string>,
    content: of<string | null>,
    dueAt: of<Date>,
    usefulUntil: of<Date>,
  },
  sql: `
    insert into outbox (way, recipient, kind, locale, subject, body, content, due_at, useful_until)
    values (:way, :recipient, :kind, :locale, :subject, :body, :content, :dueAt, :usefulUntil)`,
});

export const listDueWays = statement('list_due_ways', {
  values: { now: of<Date> },
  row: of<{ way: DeliveryWay | 'nobody' }>,
  sql: 'select distinct way from outbox where due_at <= :now',
});
