import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Refusal } from '#contract/refusals.ts';
import type { Config } from '#server/platform/config.ts';
import { isLoopback } from '#server/platform/loopback.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Proxies add these; any of them means that somebody else asks. */
const forwarding = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip)$/;

/**
 * Whether this machine asks, without a proxy between. By the socket, not by what headers say of it; a proxy on
 * this machine that adds no header still passes on the name of the site, as docs/operations.md tells it.
 */
function isDirect({ headers, socket }: IncomingMessage): boolean {
  const host = `http://${headers.host ?? ''}`;
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    URL.canParse(host) &&
    isLoopback(new URL(host).hostname) &&
    !Object.keys(headers).some((name) => forwarding.test(name))
  );
}

/**
 * Lets by whoever has METRICS_TOKEN; without that setting, programs on this machine. Refuses with
 * `unauthenticated` or `forbidden`.
 */
export function mayReadMetrics({ metricsToken }: Config, request: IncomingMessage): void {
  if (metricsToken === null) {
    if (isDirect(request)) return;
    throw new Refusal('forbidden');
  }
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  // Digests are equally long, and are compared in a time that does not tell how much of them is right.
  if (!timingSafeEqual(digest(given), digest(metricsToken))) throw new Refusal('unauthenticated');
}
