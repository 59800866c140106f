import { m } from '#messages/messages.js';
import type { Locale } from '#messages/runtime.js';
import { type NameMessage, translateName } from './translate-name.ts';

/**
 * Languages in doctors' profiles. Messages of our own, because the names that `Intl` knows differ between
 * servers and browsers.
 */
const languageNames: Readonly<Record<string, NameMessage>> = {
  Assamese: m.spoken_assamese,
  Awadhi: m.spoken_awadhi,
  Bengali: m.spoken_bengali,
  Bhojpuri: m.spoken_bhojpuri,
  Dogri: m.spoken_dogri,
  English: m.spoken_english,
  Gujarati: m.spoken_gujarati,
  Hindi: m.spoken_hindi,
  Kannada: m.spoken_kannada,
  Kashmiri: m.spoken_kashmiri,
  Konkani: m.spoken_konkani,
  Maithili: m.spoken_maithili,
  Malayalam: m.spoken_malayalam,
  Manipuri: m.spoken_manipuri,
  Marathi: m.spoken_marathi,
  Marwari: m.spoken_marwari,
  Nepali: m.spoken_nepali,
  Odia: m.spoken_odia,
  Punjabi: m.spoken_punjabi,
  Sanskrit: m.spoken_sanskrit,
  Santali: m.spoken_santali,
  Sindhi: m.spoken_sindhi,
  Tamil: m.spoken_tamil,
  Telugu: m.spoken_telugu,
  Urdu: m.spoken_urdu,
};

/** A language without a translation stays as stored. */
export function translateSpokenLanguage(value: string, locale?: Locale): string {
  return translateName(languageNames, value, locale);
}
