import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum age of a signature in seconds, against replays. */
const maxAgeSeconds = 300;

const computeDigest = (secret: string, seconds: number, body: string | Buffer) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');

/** `t=<unix seconds>,v1=<hex>`: HMAC-SHA-256 of `<unix seconds>.<body>` (docs/operations.md). */
export const createSignature = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${computeDigest(secret, seconds, body)}`;

/** Accepts our own signature from the last five minutes; compares in constant time. */
export function isValidSignature(secret: string, header: unknown, body: Buffer, now: number): boolean {
  const [, seconds = '', digest = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(String(header)) ?? [];
  if (!digest || Math.abs(now / 1000 - Number(seconds)) > maxAgeSeconds) return false;
  return timingSafeEqual(Buffer.from(digest), Buffer.from(computeDigest(secret, Number(seconds), body)));
}
