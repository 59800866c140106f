import { createHmac, timingSafeEqual } from 'node:crypto';

/** What authenticator apps take for granted: SHA-1, six digits, thirty seconds (RFC 6238). */
const stepMilliseconds = 30_000;
const digits = 6;
/** A clock may be this many steps off (RFC 6238, 5.2). */
const maxStepsOff = 1;

/** The code of a time step: HOTP with the step as its counter (RFC 4226, 5.3). */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const truncated = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(truncated % 10 ** digits).padStart(digits, '0');
}

/** The time step of an instant in milliseconds. */
export const stepAt = (now: number): number => Math.floor(now / stepMilliseconds);

/**
 * The step, of now and one on either side, whose code this is and which lies after `lastStep`; null if there
 * is none. All of them are compared, so that the time of the answer does not tell which one is near.
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

/** Base32 without padding (RFC 4648), as authenticator apps read it. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => base32Letters[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** The address that authenticator apps read from a QR code. */
export function otpauthUri(secret: Buffer, account: string): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: 'HAMS', algorithm: 'SHA1' });
  return `otpauth://totp/HAMS:${encodeURIComponent(account)}?${query}&digits=${digits}&period=${stepMilliseconds / 1000}`;
}
