import { statement } from '#server/platform/database.ts';
import type { Way } from './ways.ts';

/** A message on its way. */
export interface OutboxRow {
  id: number;
  idempotency_key: string;
  way: Way | 'nobody';
  recipient: string;
  kind: string;
  locale: string;
  subject: string;
  body: string;
  useful_until: Date;
  /** This one included. */
  attempts: number;
}

export const insertMessage = statement<
  never,
  [
    way: Way | 'nobody',
    recipient: string,
    kind: string,
    locale: string,
    subject: string,
    body: string,
    dueAt: Date,
    usefulUntil: Date,
  ]
>(
  'insert_message',
  `insert into outbox (way, recipient, kind, locale, subject, body, due_at, useful_until)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

/**
 * Takes what is due, a few at a time, and puts off its next attempt: by half a minute at first, then by twice as long
 * each time, up to an hour. What another process is taking at the moment is left to it.
 */
export const takeDue = statement<OutboxRow, [now: Date, atMost: number]>(
  'take_due',
  `with due as materialized (
     select id from outbox where due_at <= $1 order by due_at limit $2 for update skip locked
   )
   update outbox o set
     attempts = o.attempts + 1,
     due_at = $1 + least(interval '1 hour', interval '30 seconds' * power(2, least(o.attempts, 10)))
   from due where o.id = due.id
   returning o.id, o.idempotency_key, o.way, o.recipient, o.kind, o.locale, o.subject, o.body, o.useful_until,
     o.attempts`,
);

export const forgetMessage = statement<never, [id: number]>(
  'forget_message',
  'delete from outbox where id = $1',
);

/** A repeat of what has arrived changes nothing. */
export const insertDemoMessage = statement<
  never,
  [key: string, recipient: string, locale: string, subject: string, body: string, now: Date]
>(
  'insert_demo_message',
  `insert into demo_mailbox (idempotency_key, recipient, locale, subject, body, arrived_at)
   values ($1, $2, $3, $4, $5, $6) on conflict (idempotency_key) do nothing`,
);

export interface DemoMessageRow {
  id: number;
  recipient: string;
  locale: string;
  subject: string;
  body: string;
  arrived_at: Date;
}

export const latestDemoMessages = statement<DemoMessageRow, [atMost: number]>(
  'latest_demo_messages',
  `select id, recipient, locale, subject, body, arrived_at from demo_mailbox
   order by arrived_at desc, id desc limit $1`,
);

export const forgetDemoMessages = statement<never, [before: Date]>(
  'forget_demo_messages',
  'delete from demo_mailbox where arrived_at < $1',
);
