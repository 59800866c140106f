import { performance } from 'node:perf_hooks';
import type { Deps } from '#server/platform/deps.ts';
import { runAsWork } from '#server/platform/log/current-work.ts';
import { log } from '#server/platform/log/log.ts';
import { type Deliverers, deliverDue } from '#server/platform/outbox/deliver-due.ts';
import { type DeliveryWay, listCodeWays } from '#server/platform/outbox/delivery-ways.ts';
import type { DeliveryOutcome, Outbox, OutboxRow } from '#server/platform/outbox/outbox.ts';
import { deliverByEmail } from '../email/deliver-by-email.ts';
import { deliverToMailbox } from '../mailbox/deliver-to-mailbox.ts';
import { createMessages } from '../notices/create-messages.ts';
import { deliverByPush } from '../push/deliver-by-push.ts';
import { deliverBySms } from '../sms/deliver-by-sms.ts';
import { deliverByWhatsapp } from '../whatsapp/deliver-by-whatsapp.ts';
import { insertMessage, listDueWays } from './delivery-queries.ts';

/** Polling interval of the outbox; codes are delivered immediately. */
const pollMilliseconds = 1000;
/**
 * Announcements per round that become messages. Under load requests have priority, and notifications are
 * delayed while the thread has had little rest since the last round.
 */
const announcedPerRound = { idle: 100, busy: 5 } as const;
const busyThreshold = 0.4;
/** Per channel, so that a provider that hangs delays only its own messages. */
const maxRounds = 4;
/** Time to wait for deliveries at shutdown; interrupted ones are tried again. */
const shutdownMilliseconds = 1500;

function createDeliverers({
  config,
  database,
  clock,
}: Pick<Deps, 'config' | 'database' | 'clock'>): Deliverers {
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
  deliverers = createDeliverers(deps),
): Outbox {
  const ways = listCodeWays(deps.config);
  const counts = new Map<DeliveryWay, Map<DeliveryOutcome, number>>();
  const counted = (way: OutboxRow['way'], outcome: DeliveryOutcome) => {
    if (way === 'nobody') return;
    const outcomes = counts.get(way) ?? new Map<DeliveryOutcome, number>();
    counts.set(way, outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1));
  };
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  const rounds = new Map<Promise<void>, OutboxRow['way'] | null>();
  let announcing: Promise<unknown> | null = null;
  let load = performance.eventLoopUtilization();

  const pace = () => {
    const { utilization } = performance.eventLoopUtilization(load);
    load = performance.eventLoopUtilization();
    return announcedPerRound[utilization < busyThreshold ? 'idle' : 'busy'];
  };
  const announce = () => {
    announcing ??= runAsWork({ job: 'Making messages' }, () => createMessages(deps, pace()))
      .catch((error: unknown) => log.error({ err: error }, 'creating messages failed'))
      .finally(() => (announcing = null));
    return announcing;
  };
  const run = (way: OutboxRow['way'] | null, work: () => Promise<void>) => {
    // Runs outside the request that asked for haste.
    const runInBackground = runAsWork({ job: 'Delivering messages' }, work)
      .catch((error: unknown) => log.error({ err: error }, 'delivering messages failed'))
      .finally(() => rounds.delete(runInBackground));
    rounds.set(runInBackground, way);
  };
  /** Starts a round for each channel with due messages; rounds overlap, as one message may be slow. */
  const startRounds = async () => {
    for (const { way } of await listDueWays(deps.database.pool, { now: new Date(deps.clock.now()) })) {
      const running = [...rounds.values()].filter((one) => one === way).length;
      if (timer && running < maxRounds)
        run(way, () => deliverDue(deps, deliverers, way, stopping.signal, counted));
    }
  };
  const deliver = () => {
    if (timer) run(null, startRounds);
  };
  const round = () => void announce().then(deliver);

  return {
    ways,
    counts,
    async put(db, to, { kind, locale, subject, text, sms }, { by, usefulUntil }) {
      const dueAt = new Date(deps.clock.now());
      const chosen = to ? (by === 'best' ? ways.slice(0, 1) : ways) : (['nobody'] as const);
      for (const way of chosen) {
        // The demo shows the text that a phone would receive.
        const form = way === 'email' ? undefined : sms;
        const recipient = to ? (way === 'email' ? to.email : to.phone) : '';
        await insertMessage(db, {
          way: recipient ? way : 'nobody', // without an email address, none is sent
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
      while ((await createMessages(deps, announcedPerRound.idle)) > 0);
      const due = await listDueWays(deps.database.pool, { now: new Date(deps.clock.now()) });
      await Promise.all(due.map(({ way }) => deliverDue(deps, deliverers, way, stopping.signal, counted)));
    },
    start() {
      timer ??= setInterval(round, pollMilliseconds).unref();
      round();
    },
    async stop() {
      if (timer) clearInterval(timer);
      timer = null;
      const cut = setTimeout(() => stopping.abort(), shutdownMilliseconds);
      await Promise.all([announcing, ...rounds.keys()]);
      await Promise.all(rounds.keys());
      clearTimeout(cut);
      stopping.abort();
    },
  };
}
