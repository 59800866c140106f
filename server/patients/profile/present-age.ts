import { isApproximateBirth, toAgeInYears, toSpokenAge } from '#domain/patients/ages.ts';
import { type Clock, today } from '#server/platform/clock.ts';

/** Today's age in whole years; for a small child in months, weeks or days. */
export function presentAge(birthDate: string, clock: Clock) {
  const { count, unit } = toSpokenAge(birthDate, today(clock));
  return {
    age: toAgeInYears(birthDate, today(clock)),
    ageIsAbout: isApproximateBirth(birthDate),
    ...(unit !== 'year' && { youngAge: { count, unit } }),
  };
}
