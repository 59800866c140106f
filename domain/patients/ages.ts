// A birth date is what is known of it, as in FHIR: the day, `YYYY-MM-DD`, the month, `YYYY-MM`, or the year alone, `YYYY` (J-02).

const isYearAlone = (birthDate: string): boolean => birthDate.length === 4;
const isMonthAlone = (birthDate: string): boolean => birthDate.length === 7;

/** Whether an age from this birth date is to be given as "about". */
export const isApproximateBirth = (birthDate: string): boolean =>
  isYearAlone(birthDate) || isMonthAlone(birthDate);

/** An age in the unit that people use: years, months for a small child, days for a newborn. */
export interface Age {
  readonly count: number;
  readonly unit: 'year' | 'month' | 'day';
}

export interface SpokenAge {
  readonly count: number;
  readonly unit: Age['unit'] | 'week';
}

/** An age below this many months is given in months. */
const maxAgeInMonths = 24;

/** The age on `day`, `YYYY-MM-DD`; of a year alone in years, of a month in months. 0 days before the birth. */
export function toAge(birthDate: string, day: string): Age {
  if (isYearAlone(birthDate)) return { count: toAgeInYears(birthDate, day), unit: 'year' };
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [bornYear = 0, bornMonth = 0, bornDate = 1] = birthDate.split('-').map(Number);
  const months = (year - bornYear) * 12 + (month - bornMonth) - (date < bornDate ? 1 : 0);
  if (months >= maxAgeInMonths) return { count: Math.floor(months / 12), unit: 'year' };
  if (months >= 1 || isMonthAlone(birthDate)) return { count: Math.max(months, 0), unit: 'month' };
  const days = Math.round((Date.parse(day) - Date.parse(birthDate)) / 86_400_000);
  return { count: Math.max(days, 0), unit: 'day' };
}

/** A newborn's age is given in days for so long, and then in weeks up to the first month. */
const maxAgeInDays = 14;

/** An age as it is said: as `ageWithUnit`, and of a newborn in weeks from the second one on. */
export function toSpokenAge(birthDate: string, day: string): SpokenAge {
  const age = toAge(birthDate, day);
  if (age.unit !== 'day' || age.count < maxAgeInDays) return age;
  return { count: Math.floor(age.count / 7), unit: 'week' };
}

/** The birth month, `YYYY-MM`, of somebody who is so many months old on `day`. */
export function toBirthMonth(months: number, day: string): { birthYear: number; birthMonth: number } {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  return { birthYear: Math.floor(count / 12), birthMonth: (count % 12) + 1 };
}

/**
 * Full years on `day`. Somebody born on 29 February turns a year older on 1 March in other years. Of a year
 * alone it is about that: the birthday of this year may not have been yet.
 */
export function toAgeInYears(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  if (isYearAlone(birthDate)) return Math.max(years, 0);
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The full years that somebody has on `day` at the least, for rules that protect the young. */
export function toMinAge(birthDate: string, day: string): number {
  const years = toAgeInYears(birthDate, day);
  const mayBeYounger =
    isYearAlone(birthDate) || (isMonthAlone(birthDate) && day.slice(5, 7) === birthDate.slice(5));
  return mayBeYounger ? Math.max(years - 1, 0) : years;
}
