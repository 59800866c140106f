import { normalizeNumber } from '#domain/platform/normalize-text.ts';

/** Prefixes of numbers in links and on business cards. */
const phonePrefix = /^(?:tel|sms|callto|whatsapp|phone|mobile|mob|ph|m)[:.]\s*/i;
const country = /^(?:00|0)?910?(?=\d{10}$)|^0(?=\d{10}$)/;

/**
 * Extracts the digits of a complete or partial Indian number, however it is written: "tel:+91-98765-43210",
 * "0091 98765 43210", "(०९८७६५) ४३२१०". Null for anything else, including foreign numbers.
 */
export function extractPhoneDigits(text: string): string | null {
  const written = normalizeNumber(text)
    .trim()
    .replace(phonePrefix, '')
    .replace(/;[\w=.+-]*$/, '');
  if (!/^\+?[\d\s().,/-]*$/.test(written)) return null;
  const digits = written.replace(/\D/g, '');
  const national = digits.replace(country, '');
  if (!/^(?:\+|00)/.test(written) || national !== digits) return national;
  return /^(?:00)?91/.test(digits) ? digits.replace(/^(?:00)?91/, '') : null;
}

const ascendingDigits = '01234567890123456789';
const descendingDigits = '98765432109876543210';

/** Checks ten digits: no Indian number begins with 0, and no landline is a run or a repeated pattern. */
export function isPhone(digits: string): boolean {
  if (!/^[1-9]\d{9}$/.test(digits)) return false;
  if (/^[6-9]/.test(digits)) return true;
  return !(
    /^(\d{1,5})\1+$/.test(digits) ||
    ascendingDigits.includes(digits) ||
    descendingDigits.includes(digits)
  );
}
