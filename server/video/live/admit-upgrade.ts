import type { IncomingMessage } from 'node:http';
import type { RefusalCode } from '#contract/platform/refusals.ts';
import { livePath } from '#contract/video/live-connection.ts';
import type { Config } from '#server/platform/config/config.ts';

/** Connections per address, or per /64 of IPv6, which a clinic or a college may share. */
export const maxConnectionsPerAddress = 1000;

/** Recognises requests for a live connection; other upgrades are ignored. */
export function isLiveRequest({ method, url, headers }: IncomingMessage): boolean {
  const path = url?.split('?', 1)[0];
  return method === 'GET' && path === `/api${livePath}` && headers.upgrade?.toLowerCase() === 'websocket';
}

/** The client address, by the rule of all calls: only the nearest proxy is trusted. */
export function getClientAddress({ headers, socket }: IncomingMessage, { trustProxy }: Config): string {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return forwarded || (socket.remoteAddress ?? '');
}

/** Other sites may not open a connection for their visitors. Clients other than browsers send no origin. */
function isOwnOrigin({ headers: { origin, host } }: IncomingMessage, { publicUrl }: Config): boolean {
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Null if the upgrade is allowed. */
export function findUpgradeRefusal(
  request: IncomingMessage,
  config: Config,
  linesOfAddress: number,
  stopping: boolean,
): RefusalCode | null {
  if (stopping) return 'unavailable';
  if (!isOwnOrigin(request, config)) return 'forbidden';
  return config.rateLimit && linesOfAddress >= maxConnectionsPerAddress ? 'too_many_requests' : null;
}
