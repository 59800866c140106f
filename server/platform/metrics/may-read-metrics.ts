import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Config } from '#server/platform/config/config.ts';
import { isFromThisMachine } from '#server/platform/http/is-from-this-machine.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Lets by whoever has METRICS_TOKEN; without that setting, programs on this machine. Refuses with
 * `unauthenticated` or `forbidden`.
 */
export function requireMetricsAccess({ metricsToken }: Config, request: IncomingMessage): void {
  if (metricsToken === null) {
    if (isFromThisMachine(request)) return;
    throw new Refusal('forbidden');
  }
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  // Digests are equally long, and are compared in a time that does not tell how much of them is right.
  if (!timingSafeEqual(digest(given), digest(metricsToken))) throw new Refusal('unauthenticated');
}
