import type { Queryable } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/language.ts';
import { deliverByEmail } from './deliver-by-email.ts';
import { deliverBySms } from './deliver-by-sms.ts';
import { type Deliverers, deliverDue } from './deliver-due.ts';
import { deliverToMailbox } from './deliver-to-mailbox.ts';
import { insertMessage } from './outbox-queries.ts';
import { type Way, waysOf } from './ways.ts';

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

/** How often a process looks for what others left or what is due again; its own messages it delivers at once. */
const roundMilliseconds = 5000;
const roundsAtMost = 4;
/** How long the end of the process waits for deliveries; the next start tries again what is cut off. */
const patienceMilliseconds = 1500;

function deliverersOf({ config, database, clock }: Pick<Deps, 'config' | 'database' | 'clock'>): Deliverers {
  const { sms, smtp } = config.messages;
  return {
    ...(sms && { sms: deliverBySms(sms, clock) }),
    ...(smtp && { email: deliverByEmail(smtp) }),
    ...(config.demo && { mailbox: deliverToMailbox(database, clock) }),
  };
}

export function openOutbox(
  deps: Pick<Deps, 'config' | 'database' | 'clock'>,
  deliverers = deliverersOf(deps),
): Outbox {
  const ways = waysOf(deps.config);
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  const rounds = new Set<Promise<void>>();

  const round = () => {
    // Rounds do not wait for each other, so that one slow message holds up few; those that run take what comes in.
    if (!timer || rounds.size >= roundsAtMost) return;
    const begun = deliverDue(deps, deliverers, stopping.signal)
      .catch((error: unknown) => console.error('Delivering messages failed:', error))
      .finally(() => rounds.delete(begun));
    rounds.add(begun);
  };

  return {
    ways,
    async put(db, to, { kind, locale, subject, text }, { by, usefulUntil }) {
      const dueAt = new Date(deps.clock.now());
      const chosen = to ? (by === 'best' ? ways.slice(0, 1) : ways) : (['nobody'] as const);
      for (const way of chosen) {
        const recipient = to ? (way === 'email' ? to.email : to.phone) : '';
        await insertMessage(db, {
          way,
          recipient,
          kind,
          locale,
          subject,
          body: text,
          dueAt,
          usefulUntil: new Date(usefulUntil),
        });
      }
    },
    hurry: round,
    deliver: () => deliverDue(deps, deliverers, stopping.signal),
    start() {
      timer ??= setInterval(round, roundMilliseconds).unref();
      round();
    },
    async stop() {
      if (timer) clearInterval(timer);
      timer = null;
      const cut = setTimeout(() => stopping.abort(), patienceMilliseconds);
      await Promise.all(rounds);
      clearTimeout(cut);
      stopping.abort();
    },
  };
}
