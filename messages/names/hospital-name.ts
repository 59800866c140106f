import { m } from '#messages/messages.js';
import type { Locale } from '#messages/runtime.js';

/** What a practice is called that its doctor gave no name. */
export const ownPractice = 'Own Practice';

/** A hospital as it is called; a doctor without one has their "Own Practice", in the reader's language. */
export const hospitalName = (value: string, locale?: Locale) =>
  value && value !== ownPractice ? value : m.doctors_own_practice({}, locale ? { locale } : {});
