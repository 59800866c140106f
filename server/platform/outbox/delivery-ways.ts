import type { Channel } from '#domain/messaging/announcements.ts';
import type { Config } from '#server/platform/config/config.ts';

export type DeliveryWay = Exclude<Channel, 'bell'> | 'mailbox';

export type CodeWay = Extract<DeliveryWay, 'sms' | 'email' | 'mailbox'>;

/** The best first; without any, a demo has its mailbox. */
export function listCodeWays({
  messages: { sms, smtp },
  demo,
}: Pick<Config, 'messages' | 'demo'>): readonly CodeWay[] {
  const real: CodeWay[] = [...(sms ? (['sms'] as const) : []), ...(smtp ? (['email'] as const) : [])];
  return real.length === 0 && demo ? ['mailbox'] : real;
}

export const usesDemoMailbox = (config: Pick<Config, 'messages' | 'demo'>): boolean =>
  listCodeWays(config)[0] === 'mailbox';

/**
 * Empty if the channel is not set up. Browsers can always be notified; a demo shows that in its mailbox too.
 */
export function listWaysOfChannel(
  channel: Exclude<Channel, 'bell'>,
  config: Pick<Config, 'messages' | 'demo'>,
): readonly DeliveryWay[] {
  const { sms, smtp, whatsapp } = config.messages;
  const isSetUp = { sms: sms !== null, email: smtp !== null, whatsapp: whatsapp !== null, push: true };
  return [...(isSetUp[channel] ? [channel] : []), ...(usesDemoMailbox(config) ? (['mailbox'] as const) : [])];
}
