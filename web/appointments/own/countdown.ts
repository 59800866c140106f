import { languageTag } from '#domain/language-tags.ts';
import { getLocale } from '#messages/runtime.js';

const minute = 60_000;
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/**
 * The time until an instant in the largest unit that fits: "in 2 hours", "in 12 minutes", "now".
 * Milliseconds.
 */
export function countdown(to: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(languageTag(getLocale()), { numeric: 'auto' });
  for (const [unit, length] of units) {
    if (Math.abs(to - now) >= length) return words.format(Math.trunc((to - now) / length), unit);
  }
  return words.format(0, 'second');
}
