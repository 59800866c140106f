import type { Config } from '#server/platform/config.ts';

/** How a message is delivered: by the clinic's SMS gateway or mail server, or to a page of the demo. */
export type Way = 'sms' | 'email' | 'mailbox';

/** The ways that are set up, the best first; without any, a demo has its mailbox. */
export function waysOf({ messages: { sms, smtp }, demo }: Pick<Config, 'messages' | 'demo'>): readonly Way[] {
  const real: Way[] = [...(sms ? (['sms'] as const) : []), ...(smtp ? (['email'] as const) : [])];
  return real.length === 0 && demo ? ['mailbox'] : real;
}
