import type { Locale } from '#server/platform/http/language.ts';
import type { MessageContent } from './message-content.ts';

export interface OutgoingMessage {
  readonly key: string;
  /** A phone number of ten digits, an email address, or the owner of browsers to notify: `patient:7`. */
  readonly to: string;
  /** A stable name for machines, such as `password_code`. */
  readonly kind: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly text: string;
  readonly content: MessageContent | null;
  readonly usefulUntil: Date;
}

export interface Receipt {
  /** The provider's id of the message, used in its later reports. */
  readonly providerId?: string;
}

export type Deliver = (message: OutgoingMessage, signal: AbortSignal) => Promise<Receipt | undefined>;

/** Delivery will never succeed. The text is logged, so it must not contain personal data. */
export class Undeliverable extends Error {}
