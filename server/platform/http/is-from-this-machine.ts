import type { IncomingMessage } from 'node:http';
import { isLoopback } from './is-loopback.ts';

type Asking = Pick<IncomingMessage, 'headers' | 'httpVersion'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/** Added by proxies, tunnels and CDNs; with any of them the request comes from elsewhere. */
const forwardingHeaders =
  /^(?:forwarded(?:-for)?|via|cdn-loop|x-forwarded(?:-.*)?|x-original-.*|x-real-ip|x-envoy-.*|(?:.*-)?client-ip|.*-connecting-ip)$/;

/**
 * True for a request from this machine without a proxy, judged by the socket rather than by headers. A local
 * proxy that adds no header forwards the site's host name (docs/operations.md) or speaks HTTP/1.0, the
 * default of Nginx. With DNS rebinding the Host header has the foreign name.
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
