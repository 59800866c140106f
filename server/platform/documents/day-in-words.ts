import { languageTag } from '#domain/platform/language-tags.ts';
import type { Locale } from '#server/platform/http/language.ts';

/** The language and time zone of a document. */
export interface Reader {
  readonly locale: Locale;
  readonly timeZone: string;
}

/** "26 November 2026" of an instant or of a clinic day. */
export function dayInWords(when: string, { locale, timeZone }: Reader): string {
  const isDay = when.length === 10;
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: isDay ? 'UTC' : timeZone,
  });
  return format.format(new Date(when));
}
