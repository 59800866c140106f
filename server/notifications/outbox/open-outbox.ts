import type { Deps } from '#server/platform/deps.ts';
import { deliverByEmail } from '../email/deliver-by-email.ts';
import { deliverToMailbox } from '../mailbox/deliver-to-mailbox.ts';
import { deliverBySms } from '../sms/deliver-by-sms.ts';
import { type Deliverers, deliverDue } from './deliver-due.ts';
import type { Outbox } from './outbox.ts';
import { insertMessage } from './outbox-queries.ts';
import { waysOf } from './ways.ts';

/** How often to look for messages of other processes and for repeats; own ones are delivered at once. */
const roundMilliseconds = 5000;
const roundsAtMost = 4;
/** How long the end of the process waits for deliveries; those that are cut off are tried again. */
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
    // Rounds overlap, so that a slow message holds up few others.
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
