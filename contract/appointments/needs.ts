import { z } from 'zod';
import { optionalLine } from '#contract/platform/fields.ts';
import { interpreterLanguages, needOptions } from '#domain/appointments/needs.ts';

const list = { error: 'field_list' };

const needs = z.object({
  choices: z.array(z.enum(needOptions, list), list).max(needOptions.length, list).default([]),
  language: z
    .enum(interpreterLanguages, list)
    .nullable()
    .default(null)
    .describe('Of the interpreter, ISO 639-1.'),
  note: optionalLine(200).default('').describe("In the patient's own words."),
});

/** What a patient needs at a visit. */
export const visitNeeds = needs.meta({ id: 'VisitNeeds' });
/** The same as it is sent, where each field may be left out: a name of the document is one schema. */
export const visitNeedsInput = needs.meta({ id: 'SentNeeds' });
