import { expect, test } from 'vitest';
import { toLanguageTag } from './language-tags.ts';

test.each(['en', 'hi', 'te', 'ta', 'kn', 'ml', 'mr', 'bn', 'gu'])(
  'B-13 days and numbers in %s have words of that language and the digits of the slots',
  (language) => {
    const tag = toLanguageTag(language);
    expect(new Intl.NumberFormat(tag).format(1_234_567_890)).toMatch(/^[\d,]+$/);
    const day = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' });
    expect(day.format(Date.UTC(2026, 10, 26))).toMatch(/26.*2026|2026.*26/);
    const short = { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' } as const;
    expect(new Intl.DateTimeFormat(tag, short).format(Date.UTC(2026, 10, 26, 9, 45))).toMatch(/26.*45/);
    expect(new Intl.RelativeTimeFormat(tag).format(45, 'minute')).toContain('45');
    expect(day.resolvedOptions().locale.slice(0, 2)).toBe(language);
  },
);
