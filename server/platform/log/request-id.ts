import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isInternalCall } from '#server/platform/limits/internal-calls.ts';

export const requestIdHeader = 'x-request-id';

/** Crockford's base 32, without letters that are easily confused in writing or on the phone. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 12;
const pool = new Uint8Array(1024 * length);
let used = pool.length;

/** 60 random bits that people can read out, such as `7k2m-9xqf-3hdw`. */
function generateRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let id = '';
  for (let at = 0; at < length; at += 1) {
    if (at > 0 && at % 4 === 0) id += '-';
    id += letters[(pool[used + at] ?? 0) % letters.length];
  }
  used += length;
  return id;
}

/**
 * Accepts the ids of proxies: UUIDs, 32 hex digits, and the like. It fits into PostgreSQL's
 * `application_name`.
 */
const wellFormed = /^[\w.-]{8,50}$/;

/**
 * Creates the function that gives a request its id: the one sent by the trusted proxy, or by this process for
 * a page; else a new one. Visitors cannot choose it.
 */
export function createRequestIdSource({ trustProxy }: { readonly trustProxy: boolean }) {
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const { [requestIdHeader]: given } = headers;
    const isTrusted =
      typeof given === 'string' && wellFormed.test(given) && (trustProxy || isInternalCall(headers));
    return isTrusted ? given : generateRequestId();
  };
}
