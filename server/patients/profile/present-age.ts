import { isApproximateBirth, toAgeInYears, toSpokenAge } from '#domain/patients/ages.ts';
import { type Clock, today } from '#server/platform/clock.ts';

/** The age of today in whole years, and of a small child in the unit that people use. */
export function presentAge(birthDate: string, clock: Clock) {
  const { count, unit } = toSpokenAge(birthDate, today(clock));
  return {
    age: toAgeInYears(birthDate, today(clock)),
    ageIsAbout: isApproximateBirth(birthDate),
    ...(unit !== 'year' && { youngAge: { count, unit } }),
  };
}
