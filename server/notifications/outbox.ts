import type { Queryable } from '#db/statement.ts';
import type { Locale } from '#server/platform/language.ts';
import type { Way } from './ways.ts';

/** Where somebody can be reached. */
export interface Person {
  readonly phone: string;
  readonly email: string;
}

export interface Message {
  /** Stable, for machines: an SMS gateway finds its template by it. */
  readonly kind: string;
  /** The language of subject and text. */
  readonly locale: Locale;
  /** For ways that have one, such as e-mail. */
  readonly subject: string;
  readonly text: string;
}

interface Delivery {
  /** By the best way that is set up, or by each of them. */
  readonly by: 'best' | 'each';
  /** Milliseconds since the epoch; after that it is of no use. */
  readonly usefulUntil: number;
}

/** Messages to people: put in within a transaction, delivered after it, also by the next process if this one dies. */
export interface Outbox {
  /** The ways that are set up, the best one first. None: nothing that is put in reaches anybody. */
  readonly ways: readonly Way[];
  /** Puts a message in, within the transaction that is its reason. To nobody it takes as long, and goes nowhere. */
  put(db: Queryable, to: Person | null, message: Message, delivery: Delivery): Promise<void>;
  /** Delivers at once what was put in; called when the transaction is over. */
  hurry(): void;
  /** Delivers what is due and waits until it has been tried. */
  deliver(): Promise<void>;
  /** Delivers from now on, by itself. */
  start(): void;
  /** Lets what is on its way arrive, for a moment, and delivers no more. */
  stop(): Promise<void>;
}
