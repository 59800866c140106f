import type { z } from 'zod';
import type { hospitalPersonForm } from '#contract/hospital/hospital-people.ts';
import { toBirthMonth } from '#domain/patients/ages.ts';
import { parseBirth } from '#server/patients/family/birth-of.ts';
import { type Clock, today } from '#server/platform/clock.ts';

/** What a desk has typed, as the database keeps it: an age becomes the year, one in months the month. Refuses at the field a birth that lies ahead. */
export function parseIdentityForm(
  { name, gender, phone, guardianPhone, age, ageMonths, ...birth }: z.output<typeof hospitalPersonForm>,
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

/** The year of birth, whether or not the day is known. */
export const getBirthYear = ({
  dateOfBirth,
  birthYear,
}: {
  dateOfBirth: string | null;
  birthYear: number | null;
}) => birthYear ?? Number(dateOfBirth?.slice(0, 4));
