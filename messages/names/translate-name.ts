import type { m } from '#messages/messages.js';
import { getLocale, type Locale } from '#messages/runtime.js';

/** A message without placeholders. */
export type NameMessage = typeof m.specialization_cardiology;

/**
 * Translates a stored value. English, and values without a translation such as own words, stay as they are.
 */
export function translateName(
  names: Readonly<Record<string, NameMessage>>,
  value: string,
  locale: Locale = getLocale(),
): string {
  if (locale === 'en' || !Object.hasOwn(names, value)) return value;
  return names[value]?.({}, { locale }) ?? value;
}
