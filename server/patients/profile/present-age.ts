import { ageOn, isAbout, spokenAge } from '#domain/patients/ages.ts';
import { type Clock, today } from '#server/platform/clock.ts';

/** The age of today in whole years, and of a small child in the unit that people use. */
export function presentAge(birthDate: string, clock: Clock) {
  const { count, unit } = spokenAge(birthDate, today(clock));
  return {
    age: ageOn(birthDate, today(clock)),
    ageIsAbout: isAbout(birthDate),
    ...(unit !== 'year' && { youngAge: { count, unit } }),
  };
}
