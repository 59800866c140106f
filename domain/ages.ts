// A birth date is what is known of it, as in FHIR: the day, `YYYY-MM-DD`, or the year alone, `YYYY` (J-02).

/** Whether an age from this birth date is to be given as "about". */
export const isYearAlone = (birthDate: string): boolean => birthDate.length === 4;

/** An age in the unit that people use: years, months for a small child, days for a newborn. */
export interface Age {
  readonly count: number;
  readonly unit: 'year' | 'month' | 'day';
}

/** An age below this many months is given in months. */
const monthsUpTo = 24;

/** The age on `day`, `YYYY-MM-DD`; of a year alone in years. 0 days before the birth. */
export function ageWithUnit(birthDate: string, day: string): Age {
  if (isYearAlone(birthDate)) return { count: ageOn(birthDate, day), unit: 'year' };
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [bornYear = 0, bornMonth = 0, bornDate = 0] = birthDate.split('-').map(Number);
  const months = (year - bornYear) * 12 + (month - bornMonth) - (date < bornDate ? 1 : 0);
  if (months >= monthsUpTo) return { count: Math.floor(months / 12), unit: 'year' };
  if (months >= 1) return { count: months, unit: 'month' };
  const days = Math.round((Date.parse(day) - Date.parse(birthDate)) / 86_400_000);
  return { count: Math.max(days, 0), unit: 'day' };
}

/**
 * Full years on `day`. Somebody born on 29 February turns a year older on 1 March in other years. Of a year
 * alone it is about that: the birthday of this year may not have been yet.
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  if (isYearAlone(birthDate)) return Math.max(years, 0);
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The full years that somebody has on `day` at the least, for rules that protect the young. */
export function ageAtLeast(birthDate: string, day: string): number {
  const years = ageOn(birthDate, day);
  return isYearAlone(birthDate) ? Math.max(years - 1, 0) : years;
}
