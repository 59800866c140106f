import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Config } from '#server/platform/config/config.ts';
import { isFromThisMachine } from '#server/platform/http/is-from-this-machine.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Lets clients with METRICS_TOKEN pass; without that setting, programs on this machine. Refuses with
 * `unauthenticated` or `forbidden`.
 */
export function requireMetricsAccess({ metricsToken }: Config, request: IncomingMessage): void {
  if (metricsToken === null) {
    if (isFromThisMachine(request)) return;
    throw new Refusal('forbidden');
  }
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  // Digests have equal length, and are compared in constant time.
  if (!timingSafeEqual(digest(given), digest(metricsToken))) throw new Refusal('unauthenticated');
}
