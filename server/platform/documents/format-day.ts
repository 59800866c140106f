import { toLanguageTag } from '#domain/platform/language-tags.ts';
import type { Locale } from '#server/platform/http/language.ts';

export interface DocumentLocale {
  readonly locale: Locale;
  readonly timeZone: string;
}

/** "26 November 2026"; `when` is an instant or a clinic day. */
export function formatDay(when: string, { locale, timeZone }: DocumentLocale): string {
  const isDay = when.length === 10;
  const format = new Intl.DateTimeFormat(toLanguageTag(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: isDay ? 'UTC' : timeZone,
  });
  return format.format(new Date(when));
}
