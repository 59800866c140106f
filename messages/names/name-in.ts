import type { m } from '#messages/messages.js';
import { getLocale, type Locale } from '#messages/runtime.js';

/** A message without placeholders. */
export type NameMessage = typeof m.specialization_cardiology;

/** A stored value in a language; in English, or without a name, such as own words, as it is. */
export function translateName(
  names: Readonly<Record<string, NameMessage>>,
  value: string,
  locale: Locale = getLocale(),
): string {
  if (locale === 'en' || !Object.hasOwn(names, value)) return value;
  return names[value]?.({}, { locale }) ?? value;
}
