import type { IncomingMessage } from 'node:http';
import { isLoopback } from './loopback.ts';

type Asking = Pick<IncomingMessage, 'headers' | 'httpVersion'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/** Proxies, tunnels and CDNs add these; any of them means that somebody else asks. */
const forwardingHeaders =
  /^(?:forwarded(?:-for)?|via|cdn-loop|x-forwarded(?:-.*)?|x-original-.*|x-real-ip|x-envoy-.*|(?:.*-)?client-ip|.*-connecting-ip)$/;

/**
 * Whether this machine asks, without a proxy between. By the socket, not by what headers say of it. A proxy on this machine
 * that adds no header passes on the name of the site, as docs/operations.md tells it, or speaks HTTP/1.0, as Nginx does by
 * itself. A page of another site by a name that leads here (DNS rebinding) has that name for a host.
 */
export function isFromThisMachine({ headers, httpVersion, socket }: Asking): boolean {
  const host = `http://${headers.host ?? ''}`;
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    httpVersion !== '1.0' &&
    URL.canParse(host) &&
    isLoopback(new URL(host).hostname) &&
    !Object.keys(headers).some((name) => forwardingHeaders.test(name))
  );
}
