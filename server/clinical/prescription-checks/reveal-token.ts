import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * Content stays visible this long after the birth year was entered: without scripts, the form redirects to
 * its page.
 */
const revealMilliseconds = 10 * 60_000;

function signReveal(tokenSecret: string, checkId: string, until: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', tokenSecret, '', 'hams checked paper', 32));
  return createHmac('sha256', key).update(`${checkId} ${until}`).digest().subarray(0, 16);
}

/** Proves that the right birth year was entered for this paper just now. */
export function createRevealToken(tokenSecret: string, checkId: string, now: number): string {
  const until = String(now + revealMilliseconds);
  return `${until}-${signReveal(tokenSecret, checkId, until).toString('hex')}`;
}

export function isValidRevealToken(tokenSecret: string, checkId: string, now: number, token = ''): boolean {
  const [, until = '', mark = ''] = /^(\d{13,14})-([0-9a-f]{32})$/.exec(token) ?? [];
  if (until === '' || Number(until) <= now) return false;
  return timingSafeEqual(Buffer.from(mark, 'hex'), signReveal(tokenSecret, checkId, until));
}
