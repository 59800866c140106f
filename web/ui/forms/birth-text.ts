import { z } from 'zod';
import { birthDate } from '#contract/fields.ts';

const year = /^(19|20|21)\d\d$/;

/** What `DatePartsField` makes of a birth: `YYYY-MM-DD`, or `YYYY` where only the year is known (J-02). */
export const birthText = z.union([birthDate, z.string().regex(year)], { error: 'field_birth_date' });

/** Whether it is not to come; `today` as `YYYY-MM-DD`. */
export const isPastBirth = (birth: string, today: string) => birth <= today;

/** As calls take it. */
export const birthBody = (birth: string): { dateOfBirth: string } | { birthYear: number } =>
  year.test(birth) ? { birthYear: Number(birth) } : { dateOfBirth: birth };
