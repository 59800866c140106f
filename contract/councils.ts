import { z } from 'zod';
import { councilKeys } from '#domain/councils.ts';
import { numeric } from './fields.ts';

/** A key of domain/councils.ts; empty for none. */
export const optionalCouncil = z
  .union([z.literal(''), z.enum(councilKeys)], { error: 'field_council' })
  .describe('The council that keeps the register; empty for none.');

/** The year of a registration, as a number or its text; empty for none. */
export const optionalRegistrationYear = z.union(
  [z.literal(''), numeric('field_registration_year').pipe(z.number().int().min(1930).max(2200))],
  { error: 'field_registration_year' },
);
