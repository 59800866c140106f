import { of, statement } from '#db/statement.ts';
import type { Content } from './content.ts';
import type { Way } from './ways.ts';

/** A message to deliver. */
export interface OutboxRow {
  id: number;
  idempotency_key: string;
  way: Way | 'nobody';
  recipient: string;
  kind: string;
  locale: string;
  subject: string;
  body: string;
  content: Content | null;
  useful_until: Date;
  /** This one included. */
  attempts: number;
}

export const insertMessage = statement('insert_message', {
  values: {
    way: of<Way | 'nobody'>,
    recipient: of<string>,
    kind: of<string>,
    locale: of<string>,
    subject: of<string>,
    body: of<string>,
    dueAt: of<Date>,
    usefulUntil: of<Date>,
  },
  sql: `
    insert into outbox (way, recipient, kind, locale, subject, body, due_at, useful_until)
    values (:way, :recipient, :kind, :locale, :subject, :body, :dueAt, :usefulUntil)`,
});

/**
 * Takes a few due messages and postpones their next attempt: by half a minute, then twice as long each time,
 * up to an hour. Rows that another process has locked are left to it.
 */
export const takeDue = statement('take_due', {
  values: { now: of<Date>, atMost: of<number> },
  row: of<OutboxRow>,
  sql: `
    with due as materialized (
      select id from outbox where due_at <= :now order by due_at limit :atMost for update skip locked
    )
    update outbox o set
      attempts = o.attempts + 1,
      due_at = :now + least(interval '1 hour', interval '30 seconds' * power(2, least(o.attempts, 10)))
    from due where o.id = due.id
    returning o.id, o.idempotency_key, o.way, o.recipient, o.kind, o.locale, o.subject, o.body,
      o.content, o.useful_until, o.attempts`,
});

export const forgetMessage = statement('forget_message', {
  values: { id: of<number> },
  sql: 'delete from outbox where id = :id',
});
