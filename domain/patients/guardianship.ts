import { toAgeInYears } from './ages.ts';

/** The relation of a person to their guardian. */
export const relations = ['child', 'parent', 'spouse', 'sibling', 'other'] as const;
export type Relation = (typeof relations)[number];

/** Not counting the account holder. */
export const maxPeople = 10;

/** From this age on a person decides alone about guardians. */
export const adultYears = 18;

/** The date of the current text of the parent's statement and of the consent by code. */
export const guardianshipVersion = '2026-11-23';

/** The day, or the year alone. */
export interface Birth {
  readonly dateOfBirth: string | null;
  readonly birthYear: number | null;
}

/**
 * The first day (YYYY-MM-DD) on which a person is certainly an adult: the 18th birthday, for 29 February the
 * day after it in other years; if only the birth year is known, 1 January after the year in which they turn
 * 18. Throws without either.
 */
export function findAdulthoodDay({ dateOfBirth, birthYear }: Birth): string {
  if (dateOfBirth !== null) {
    const year = Number(dateOfBirth.slice(0, 4)) + adultYears;
    const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
    const birthday = dateOfBirth.slice(5) === '02-29' && !isLeap ? '03-01' : dateOfBirth.slice(5);
    return `${year}-${birthday}`;
  }
  if (birthYear === null) throw new Error('Neither the day nor the year of birth is known');
  return `${birthYear + adultYears + 1}-01-01`;
}

/** With a birth year alone, true until the end of the year in which they turn 18. */
export const isMinor = (birth: Birth, day: string): boolean => day < findAdulthoodDay(birth);

/** With a birth year alone, true from the start of the year in which they turn 18. */
export function mayBeAdult({ dateOfBirth, birthYear }: Birth, day: string): boolean {
  return toAgeInYears(dateOfBirth ?? `${birthYear}-01-01`, day) >= adultYears;
}
