import type { Queryable } from '#db/statement.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { CodeWay, DeliveryWay } from './delivery-ways.ts';
import type { ComposedMessage, MessageContent } from './message-content.ts';

export interface Recipient {
  readonly phone: string;
  readonly email: string;
}

export interface OutboxMessage {
  readonly kind: string;
  readonly locale: Locale;
  /** For ways with a subject, such as email. */
  readonly subject: string;
  readonly text: string;
  /** Sent to phones instead of the text: mobile operators only accept registered texts. */
  readonly sms?: ComposedMessage;
}

interface Delivery {
  /** Sends by the best way that is set up, or by all. */
  readonly by: 'best' | 'each';
  /** Milliseconds since the epoch; not delivered after this time. */
  readonly usefulUntil: number;
}

/** The outcome of an attempt: delivered, to be retried, waiting for the operator, or no longer useful. */
export type DeliveryOutcome = 'sent' | 'failed' | 'given_up' | 'dropped';

export type MessageCounts = ReadonlyMap<DeliveryWay, ReadonlyMap<DeliveryOutcome, number>>;

/**
 * Messages to people: stored in a transaction and delivered after it, by another process if this one dies.
 */
export interface Outbox {
  /** The ways for codes and warnings, the best first. Without any, they are not delivered. */
  readonly ways: readonly CodeWay[];
  readonly counts: MessageCounts;
  /**
   * Stores a message in the transaction that causes it. For no recipient (null) it takes as long and does
   * nothing.
   */
  put(db: Queryable, to: Recipient | null, message: OutboxMessage, delivery: Delivery): Promise<void>;
  /** Delivers stored messages; call it after the transaction. */
  hurry(): void;
  /** Makes and delivers all due messages, and waits for the attempts. */
  deliver(): Promise<void>;
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
  locale: Locale;
  subject: string;
  body: string;
  content: MessageContent | null;
  useful_until: Date;
  message_id: number | null;
  /** News about a visit: if it does not arrive in time, the operator is notified. */
  is_news: boolean;
  /**
   * False if the appointment time no longer applies, or the recipient is no longer a guardian of the patient.
   */
  holds: boolean;
  attempts: number;
}
