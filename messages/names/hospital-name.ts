import { m } from '#messages/messages.js';
import type { Locale } from '#messages/runtime.js';

/** Whether a practice has no name of its own: it is its doctor's, stored so or left out. */
export const isOwnPractice = (value: string) => value === '' || value === 'Own Practice';

/** A hospital as it is called; a doctor without one has their "Own Practice", in the reader's language. */
export const translateHospital = (value: string, locale?: Locale) =>
  isOwnPractice(value) ? m.doctors_own_practice({}, locale ? { locale } : {}) : value;
