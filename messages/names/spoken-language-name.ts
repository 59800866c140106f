import { languageTag } from '#domain/language-tags.ts';
import { getLocale, type Locale } from '#messages/runtime.js';

/** The languages that doctors write into their profiles, by their code (ISO 639). */
const codes: Readonly<Record<string, string>> = {
  Assamese: 'as',
  Awadhi: 'awa',
  Bengali: 'bn',
  Bhojpuri: 'bho',
  Dogri: 'doi',
  English: 'en',
  Gujarati: 'gu',
  Hindi: 'hi',
  Kannada: 'kn',
  Kashmiri: 'ks',
  Konkani: 'kok',
  Maithili: 'mai',
  Malayalam: 'ml',
  Manipuri: 'mni',
  Marathi: 'mr',
  Marwari: 'mwr',
  Nepali: 'ne',
  Odia: 'or',
  Punjabi: 'pa',
  Sanskrit: 'sa',
  Santali: 'sat',
  Sindhi: 'sd',
  Tamil: 'ta',
  Telugu: 'te',
  Urdu: 'ur',
};

/** A spoken language in the reader's language; one without a name as it is stored (docs/product.md#names-of-care). */
export function spokenLanguageName(value: string, locale: Locale = getLocale()): string {
  const code = Object.hasOwn(codes, value) ? codes[value] : undefined;
  if (!code || locale === 'en') return value;
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'language', fallback: 'none' });
  return names.of(code) ?? value;
}
