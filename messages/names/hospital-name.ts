import { m } from '#messages/messages.js';
import type { Locale } from '#messages/runtime.js';

/** True for the stored default name and for an omitted one. */
export const isOwnPractice = (value: string) => value === '' || value === 'Own Practice';

/** A doctor without a hospital has their "Own Practice", in the reader's language. */
export const translateHospital = (value: string, locale?: Locale) =>
  isOwnPractice(value) ? m.doctors_own_practice({}, locale ? { locale } : {}) : value;
