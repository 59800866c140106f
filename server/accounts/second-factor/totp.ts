import { createHmac, timingSafeEqual } from 'node:crypto';

/** The defaults of authenticator apps: SHA-1, six digits, thirty seconds (RFC 6238). */
const stepMilliseconds = 30_000;
const digits = 6;
/** The tolerated clock difference in steps (RFC 6238, 5.2). */
const maxStepsOff = 1;

/** HOTP with the time step as its counter (RFC 4226, 5.3). */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const truncated = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(truncated % 10 ** digits).padStart(digits, '0');
}

export const stepAt = (now: number): number => Math.floor(now / stepMilliseconds);

/**
 * Finds the step after `lastStep`, now or one to either side, with this code; null if there is none. Compares
 * all of them, so that the response time reveals nothing.
 */
export function matchingStep(secret: Buffer, code: string, now: number, lastStep: number): number | null {
  const given = Buffer.from(code);
  let found: number | null = null;
  for (let off = -maxStepsOff; off <= maxStepsOff; off += 1) {
    const step = stepAt(now) + off;
    const expected = Buffer.from(codeAt(secret, step));
    if (given.length === expected.length && timingSafeEqual(given, expected) && step > lastStep)
      found ??= step;
  }
  return found;
}

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => base32Letters[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

export function otpauthUri(secret: Buffer, account: string): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: 'HAMS', algorithm: 'SHA1' });
  return `otpauth://totp/HAMS:${encodeURIComponent(account)}?${query}&digits=${digits}&period=${stepMilliseconds / 1000}`;
}
