import type { z } from 'zod';
import type { hospitalPatientForm } from '#contract/hospital/hospital-patients.ts';
import { toBirthMonth } from '#domain/patients/ages.ts';
import { parseBirth } from '#server/patients/family/parse-birth.ts';
import { type Clock, today } from '#server/platform/clock.ts';

/**
 * Converts form input to stored values: an age becomes a year, an age in months a month. Refuses a birth date
 * in the future, on its field.
 */
export function parseIdentityForm(
  { name, gender, phone, guardianPhone, age, ageMonths, ...birth }: z.output<typeof hospitalPatientForm>,
  clock: Clock,
) {
  const thisYear = Number(today(clock).slice(0, 4));
  const born = ageMonths === undefined ? null : toBirthMonth(ageMonths, today(clock));
  return {
    name: name.toWellFormed(),
    gender,
    ...parseBirth(born ?? (age === undefined ? birth : { birthYear: thisYear - age }), clock),
    birthMonth: born?.birthMonth ?? null,
    contactPhone: phone ?? guardianPhone,
    contactIsGuardians: phone === null && guardianPhone !== null,
  };
}

export const getBirthYear = ({
  dateOfBirth,
  birthYear,
}: {
  dateOfBirth: string | null;
  birthYear: number | null;
}) => birthYear ?? Number(dateOfBirth?.slice(0, 4));
