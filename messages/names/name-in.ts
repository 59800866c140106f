import type { m } from '#messages/messages.js';
import type { Locale } from '#messages/runtime.js';

/** A message without placeholders. */
export type Name = typeof m.specialization_cardiology;

/** A stored value in the reader's language; a value without a name, such as own words, as it is. */
export function nameIn(names: Readonly<Record<string, Name>>, value: string, locale?: Locale): string {
  if (!Object.hasOwn(names, value)) return value;
  return names[value]?.({}, locale ? { locale } : {}) ?? value;
}
