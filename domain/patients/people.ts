import { toAgeInYears } from './ages.ts';

/** What a person may be to whoever looks after them (J-03). */
export const relations = ['child', 'parent', 'spouse', 'sibling', 'other'] as const;
export type Relation = (typeof relations)[number];

/** How many people an account looks after, besides its own. */
export const maxPeople = 10;

/** From this age on a person decides alone who looks after them. */
export const adultYears = 18;

/** The day of the present words of the parent's statement and of the consent by code. */
export const guardianshipVersion = '2026-11-23';

/** When somebody was born: the day, or the year alone. */
export interface Birth {
  readonly dateOfBirth: string | null;
  readonly birthYear: number | null;
}

/**
 * The first day (YYYY-MM-DD) on which a person is surely of age: the birthday, for 29 February the day after it in
 * other years; of whom only the year is known, the first day after the year in which they turn 18. Throws without
 * either.
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

/** Whether a person may still be a minor on a day: with a birth year, until the year in which they turn 18 is over. */
export const isMinor = (birth: Birth, day: string): boolean => day < findAdulthoodDay(birth);

/** Whether a person may be of age on a day: with a birth year, from the year on in which they turn 18. */
export function mayBeAdult({ dateOfBirth, birthYear }: Birth, day: string): boolean {
  return toAgeInYears(dateOfBirth ?? `${birthYear}-01-01`, day) >= adultYears;
}
