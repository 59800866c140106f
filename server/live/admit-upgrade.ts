import type { IncomingMessage } from 'node:http';
import { livePath } from '#contract/live-connection.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Config } from '#server/platform/config.ts';

/** Lines of one address: a whole clinic, or a college, behind one of them (docs/product.md#limits). */
export const linesPerAddress = 1000;

/** Whether a request asks for a live line; every other upgrade that a client offers is not taken up. */
export function asksForLine({ method, url, headers }: IncomingMessage): boolean {
  const path = url?.split('?', 1)[0];
  return method === 'GET' && path === `/api${livePath}` && headers.upgrade?.toLowerCase() === 'websocket';
}

/**
 * Where a request comes from, by the same rule as for every other call: the nearest proxy alone is believed.
 */
export function addressOf({ headers, socket }: IncomingMessage, { trustProxy }: Config): string {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return forwarded || (socket.remoteAddress ?? '');
}

/** Pages of other sites may not open a line in their visitors' name. What is no browser says no origin. */
function isOwnOrigin({ headers: { origin, host } }: IncomingMessage, { publicUrl }: Config): boolean {
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Why a line is not granted; null when it is. */
export function refusalOfUpgrade(
  request: IncomingMessage,
  config: Config,
  linesOfAddress: number,
  stopping: boolean,
): RefusalCode | null {
  if (stopping) return 'unavailable';
  if (!isOwnOrigin(request, config)) return 'forbidden';
  return config.rateLimit && linesOfAddress >= linesPerAddress ? 'too_many_requests' : null;
}
