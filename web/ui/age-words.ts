import { m } from '#messages/messages.js';

export interface WithAge {
  readonly age: number;
  /** Only the year of birth is known. */
  readonly ageIsAbout: boolean;
}

const maybeAbout = (age: string, isAbout: boolean) => (isAbout ? m.age_about({ age }) : age);

/** "34 years", or "about 34 years". */
export const ageWords = ({ age, ageIsAbout }: WithAge) =>
  maybeAbout(m.appointments_age_years({ count: age }), ageIsAbout);

/** "34", or "about 34". */
export const shortAge = ({ age, ageIsAbout }: WithAge) => maybeAbout(String(age), ageIsAbout);
