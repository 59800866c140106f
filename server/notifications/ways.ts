import type { Config } from '#server/platform/config.ts';

/** How a message reaches somebody: by the clinic's SMS gateway or mail server, or as a page of the demo. */
export type Way = 'sms' | 'email' | 'mailbox';

/** The ways that are set up here, the best one first; the demo's mailbox stands in where there is no real one. */
export function waysOf({ messages: { sms, smtp }, demo }: Pick<Config, 'messages' | 'demo'>): readonly Way[] {
  const real: Way[] = [...(sms ? (['sms'] as const) : []), ...(smtp ? (['email'] as const) : [])];
  return real.length === 0 && demo ? ['mailbox'] : real;
}
