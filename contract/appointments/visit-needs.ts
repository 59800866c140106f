import { z } from 'zod';
import { optionalLine } from '#contract/platform/fields.ts';
import { interpreterLanguages, needOptions, normalizeNeeds } from '#domain/appointments/visit-needs.ts';

const list = { error: 'field_list' };

/** Well-formed, because it is stored as JSON. */
export const needsNote = optionalLine(200)
  .overwrite((note) => note.toWellFormed())
  .default('');

const needs = z.object({
  choices: z.array(z.enum(needOptions, list), list).max(needOptions.length, list).default([]),
  language: z
    .enum(interpreterLanguages, list)
    .nullable()
    .default(null)
    .describe('The language of the interpreter, ISO 639-1.'),
  note: needsNote.describe("In the patient's own words."),
});

export const visitNeeds = needs.meta({ id: 'VisitNeeds' });
/** The request variant, where each field may be omitted. OpenAPI allows one schema per name. */
export const visitNeedsInput = needs
  .meta({ id: 'SentNeeds' })
  .nullable()
  .default(null)
  .transform(normalizeNeeds)
  .describe('The support the patient needs at the visit.');
