// A birth date may be partial, as in FHIR: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`.

const isYearAlone = (birthDate: string): boolean => birthDate.length === 4;
const isMonthAlone = (birthDate: string): boolean => birthDate.length === 7;

/** True if an age from this birth date must be given as "about". */
export const isApproximateBirth = (birthDate: string): boolean =>
  isYearAlone(birthDate) || isMonthAlone(birthDate);

/** Years, months for a small child, days for a newborn. */
export interface Age {
  readonly count: number;
  readonly unit: 'year' | 'month' | 'day';
}

export interface SpokenAge {
  readonly count: number;
  readonly unit: Age['unit'] | 'week';
}

/** Younger children's ages are given in months. */
const maxAgeInMonths = 24;

/**
 * The age on `day`, `YYYY-MM-DD`; in years if only the year is known, in months if only the month is. 0 days
 * before the birth.
 */
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

/** A newborn's age is given in days up to this, then in weeks for the first month. */
const maxAgeInDays = 14;

/** As `toAge`, but in weeks for a newborn from the second week on. */
export function toSpokenAge(birthDate: string, day: string): SpokenAge {
  const age = toAge(birthDate, day);
  if (age.unit !== 'day' || age.count < maxAgeInDays) return age;
  return { count: Math.floor(age.count / 7), unit: 'week' };
}

/** The birth month of a child of this age in months on `day`. */
export function toBirthMonth(months: number, day: string): { birthYear: number; birthMonth: number } {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  return { birthYear: Math.floor(count / 12), birthMonth: (count % 12) + 1 };
}

/**
 * Full years. A person born on 29 February turns older on 1 March in other years. If only the year of birth
 * is known, the result may be one too high.
 */
export function toAgeInYears(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  if (isYearAlone(birthDate)) return Math.max(years, 0);
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** A lower bound, for rules that protect minors. */
export function toMinAge(birthDate: string, day: string): number {
  const years = toAgeInYears(birthDate, day);
  const mayBeYounger =
    isYearAlone(birthDate) || (isMonthAlone(birthDate) && day.slice(5, 7) === birthDate.slice(5));
  return mayBeYounger ? Math.max(years - 1, 0) : years;
}
