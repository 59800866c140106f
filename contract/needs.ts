import { z } from 'zod';
import { interpreterLanguages, needChoices } from '#domain/needs.ts';
import { optionalLine } from './fields.ts';

const list = { error: 'field_list' };

/** What a patient needs at a visit. */
export const visitNeeds = z
  .object({
    choices: z.array(z.enum(needChoices, list), list).max(needChoices.length, list).default([]),
    language: z
      .enum(interpreterLanguages, list)
      .nullable()
      .default(null)
      .describe('Of the interpreter, ISO 639-1.'),
    note: optionalLine(200).default('').describe("In the patient's own words."),
  })
  .meta({ id: 'VisitNeeds' });
