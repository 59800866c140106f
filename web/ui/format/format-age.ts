import type { SpokenAge } from '#domain/patients/ages.ts';
import { m } from '#messages/messages.js';
import { translateAge } from '#names/age-name.ts';

export interface PersonAge {
  readonly age: number;
  /** Only the year of birth is known, or year and month. */
  readonly ageIsAbout: boolean;
  /** The age in months, weeks or days for children under two. */
  readonly youngAge?: SpokenAge | undefined;
}

const maybeAbout = (age: string, isAbout: boolean) => (isAbout ? m.age_about({ age }) : age);

/** "34 years", "about 34 years", "5 months". */
export const formatAge = ({ age, ageIsAbout, youngAge }: PersonAge) =>
  youngAge || age === 0
    ? translateAge(youngAge ?? { count: age, unit: 'year' }, ageIsAbout)
    : maybeAbout(m.appointments_age_years({ count: age }), ageIsAbout);

/** "34", "about 34", "5 mths". */
export const formatShortAge = ({ age, ageIsAbout, youngAge }: PersonAge) =>
  youngAge || age === 0
    ? translateAge(youngAge ?? { count: age, unit: 'year' }, ageIsAbout, { display: 'short' })
    : maybeAbout(String(age), ageIsAbout);
