import type { Queryable } from '#db/statement.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { ComposedMessage, MessageContent } from './content.ts';
import type { CodeWay, DeliveryWay } from './ways.ts';

/** How somebody can be reached. */
export interface Recipient {
  readonly phone: string;
  readonly email: string;
}

export interface OutboxMessage {
  /** A stable name for machines: SMS gateways find their template by it. */
  readonly kind: string;
  /** Of subject and text. */
  readonly locale: Locale;
  /** For ways with a subject, such as e-mail. */
  readonly subject: string;
  readonly text: string;
  /** What goes to a phone instead of the text: operators let registered words pass only. */
  readonly sms?: ComposedMessage;
}

interface Delivery {
  /** By the best way that is set up, or by all. */
  readonly by: 'best' | 'each';
  /** Milliseconds since the epoch; later it is of no use. */
  readonly usefulUntil: number;
}

/** What became of an attempt: delivered, to be tried again, waiting for the operator, or of no use any more. */
export type DeliveryOutcome = 'sent' | 'failed' | 'given_up' | 'dropped';

/** How often that became of attempts of this process, by the way of the message. */
export type MessageCounts = ReadonlyMap<DeliveryWay, ReadonlyMap<DeliveryOutcome, number>>;

/**
 * Messages to people: stored in a transaction and delivered after it, by another process if this one dies.
 */
export interface Outbox {
  /** The ways of codes and warnings, the best first. Without any, they are not delivered. */
  readonly ways: readonly CodeWay[];
  /** For the metrics. */
  readonly counts: MessageCounts;
  /**
   * Stores a message in the transaction that causes it. For nobody (null) it takes as long and does nothing.
   */
  put(db: Queryable, to: Recipient | null, message: OutboxMessage, delivery: Delivery): Promise<void>;
  /** Delivers what was stored; call it after the transaction. */
  hurry(): void;
  /** Tells everything that is due, and waits for the attempts. */
  deliver(): Promise<void>;
  /** Tells and delivers regularly from now on. */
  start(): void;
  /** Waits a moment for deliveries in progress, and stops. */
  stop(): Promise<void>;
}

/** A message to deliver. */
export interface OutboxRow {
  id: number;
  idempotency_key: string;
  way: DeliveryWay | 'nobody';
  recipient: string;
  kind: string;
  locale: string;
  subject: string;
  body: string;
  content: MessageContent | null;
  useful_until: Date;
  /** Its row in the log. */
  message_id: number | null;
  /** News of a visit: if it does not arrive in time, the operator is to know. */
  is_news: boolean;
  /** False when it speaks of a time that does not hold any more, or to somebody who does not look after its patient any more. */
  holds: boolean;
  /** This one included. */
  attempts: number;
}
