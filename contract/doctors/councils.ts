import { z } from 'zod';
import { numeric } from '#contract/platform/fields.ts';
import { councilKeys } from '#domain/doctors/councils.ts';

/** A key of domain/doctors/councils.ts; empty for none. */
export const optionalCouncil = z
  .union([z.literal(''), z.enum(councilKeys)], { error: 'field_council' })
  .describe('The council that keeps the register. Empty for none.');

/** A number or its text; empty for none. */
export const optionalRegistrationYear = z.union(
  [z.literal(''), numeric('field_registration_year').pipe(z.number().int().min(1930).max(2200))],
  { error: 'field_registration_year' },
);
