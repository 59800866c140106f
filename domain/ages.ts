/** An age in the unit that people use: years, months for a small child, days for a newborn. */
export interface Age {
  readonly count: number;
  readonly unit: 'year' | 'month' | 'day';
}

/** An age below this many months is given in months. */
const monthsUpTo = 24;

/** The age on `day` of somebody born on `dateOfBirth`; both `YYYY-MM-DD`. 0 days before the birth. */
export function ageWithUnit(dateOfBirth: string, day: string): Age {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [bornYear = 0, bornMonth = 0, bornDate = 0] = dateOfBirth.split('-').map(Number);
  const months = (year - bornYear) * 12 + (month - bornMonth) - (date < bornDate ? 1 : 0);
  if (months >= monthsUpTo) return { count: Math.floor(months / 12), unit: 'year' };
  if (months >= 1) return { count: months, unit: 'month' };
  const days = Math.round((Date.parse(day) - Date.parse(dateOfBirth)) / 86_400_000);
  return { count: Math.max(days, 0), unit: 'day' };
}

/**
 * Full years on `day` since `birthday`. Somebody born on 29 February turns a year older on 1 March in other
 * years.
 */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}
