import type { Deps } from '#server/platform/deps.ts';
import { makeMessages } from '../announcing/make-messages.ts';
import { deliverByEmail } from '../email/deliver-by-email.ts';
import { deliverToMailbox } from '../mailbox/deliver-to-mailbox.ts';
import { deliverByPush } from '../push/deliver-by-push.ts';
import { deliverBySms } from '../sms/deliver-by-sms.ts';
import { deliverByWhatsapp } from '../whatsapp/deliver-by-whatsapp.ts';
import { type Deliverers, deliverDue } from './deliver-due.ts';
import type { Outbox } from './outbox.ts';
import { insertMessage } from './outbox-queries.ts';
import { waysOf } from './ways.ts';

/** How often to look for what is to be told; codes are delivered at once. */
const roundMilliseconds = 1000;
/**
 * How many announcements a round turns into messages: a rush of bookings is told of within seconds, and
 * leaves the processors to those who book.
 */
const announcedPerRound = 40;
const roundsAtMost = 4;
/** How long the end of the process waits for deliveries; those that are cut off are tried again. */
const patienceMilliseconds = 1500;

function deliverersOf({ config, database, clock }: Pick<Deps, 'config' | 'database' | 'clock'>): Deliverers {
  const { sms, smtp, whatsapp } = config.messages;
  return {
    ...(sms && { sms: deliverBySms(sms, clock) }),
    ...(whatsapp && { whatsapp: deliverByWhatsapp(whatsapp) }),
    ...(smtp && { email: deliverByEmail(smtp) }),
    push: deliverByPush({ config, database, clock }),
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
  let announcing: Promise<unknown> | null = null;

  const announce = () => {
    announcing ??= makeMessages(deps, announcedPerRound)
      .catch((error: unknown) => console.error('Making messages failed:', error))
      .finally(() => (announcing = null));
    return announcing;
  };
  const deliver = () => {
    // Rounds overlap, so that a slow message holds up few others.
    if (!timer || rounds.size >= roundsAtMost) return;
    const begun = deliverDue(deps, deliverers, stopping.signal)
      .catch((error: unknown) => console.error('Delivering messages failed:', error))
      .finally(() => rounds.delete(begun));
    rounds.add(begun);
  };
  const round = () => void announce().then(deliver);

  return {
    ways,
    async put(db, to, { kind, locale, subject, text, sms }, { by, usefulUntil }) {
      const dueAt = new Date(deps.clock.now());
      const chosen = to ? (by === 'best' ? ways.slice(0, 1) : ways) : (['nobody'] as const);
      for (const way of chosen) {
        // The demo shows what a phone would.
        const form = way === 'email' ? undefined : sms;
        const recipient = to ? (way === 'email' ? to.email : to.phone) : '';
        await insertMessage(db, {
          way,
          recipient,
          kind,
          locale,
          subject,
          body: form?.text ?? text,
          content: form?.content ? JSON.stringify(form.content) : null,
          dueAt,
          usefulUntil: new Date(usefulUntil),
        });
      }
    },
    hurry: deliver,
    async deliver() {
      while ((await makeMessages(deps, announcedPerRound)) > 0);
      await deliverDue(deps, deliverers, stopping.signal);
    },
    start() {
      timer ??= setInterval(round, roundMilliseconds).unref();
      round();
    },
    async stop() {
      if (timer) clearInterval(timer);
      timer = null;
      const cut = setTimeout(() => stopping.abort(), patienceMilliseconds);
      await Promise.all([announcing, ...rounds]);
      clearTimeout(cut);
      stopping.abort();
    },
  };
}
