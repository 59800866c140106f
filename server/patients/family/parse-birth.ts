import type { Birth } from '#domain/patients/guardianship.ts';
import { type Clock, today } from '#server/platform/clock.ts';
import { fieldRefusal } from '#server/platform/http/problems.ts';

/** The date or the year of a form; refuses one in the future at its field. */
export function parseBirth(
  form: { readonly dateOfBirth?: string | undefined; readonly birthYear?: number | undefined },
  clock: Clock,
): Birth {
  const { dateOfBirth = null, birthYear = null } = form;
  const day = today(clock);
  if (dateOfBirth !== null && dateOfBirth > day) throw fieldRefusal('dateOfBirth', 'field_birth_day');
  if (birthYear !== null && birthYear > Number(day.slice(0, 4))) {
    throw fieldRefusal('birthYear', 'field_birth_year');
  }
  return { dateOfBirth, birthYear };
}
