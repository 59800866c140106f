import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { instant, typedNumber, typedText } from '#contract/platform/fields.ts';
import { medicine } from './prescriptions.ts';

export const paperStates = ['genuine', 'replaced', 'revoked'] as const;
export type PaperState = (typeof paperStates)[number];

const checkedDoctor = z.object({
  name: z.string(),
  qualifications: z.array(z.string()),
  specialization: z.string(),
  medicalReg: z.string(),
  council: z.string().nullable(),
  registrationYear: z.number().int().nullable(),
  Hospital: z.string(),
});

/** A check shows no more of the patient's birth than its year. */
const checkedContent = z.object({
  patient: z.string().describe('The whole name.'),
  medicines: z.array(medicine),
  text: z.string().nullable().describe('Of a prescription that was written as plain text.'),
});
export type CheckedContent = z.infer<typeof checkedContent>;

const checkedPaper = z
  .object({
    state: z
      .enum(paperStates)
      .describe('Whether it counts; `replaced` by a newer version, `revoked` as its visit was reopened.'),
    initials: z.string().describe("The patient's."),
    writtenOn: z.string().describe('A day of the clinic, YYYY-MM-DD.'),
    doctor: checkedDoctor,
    content: checkedContent.nullable().describe('Only with a fresh `shown`.'),
  })
  .meta({ id: 'CheckedPaper' });
export type CheckedPaper = z.infer<typeof checkedPaper>;

/** Any text is accepted: a truncated id is answered as an unknown paper, not as invalid input. */
const params = z.object({ checkId: z.string().describe('From the printed address, 22 letters.') });

const check = {
  tag: 'Prescriptions',
  who: 'anyone',
} as const;

export const checkedPaperEndpoint = endpoint({
  ...check,
  method: 'GET',
  path: '/prescription-checks/:checkId',
  summary: 'Whether a printed prescription still counts, and who wrote it',
  description: 'Every call is logged, and its patient sees how many there were.',
  params,
  query: z.object({
    shown: z.string().optional().describe('From the answer to a right birth year; true for ten minutes.'),
  }),
  status: 200,
  answer: checkedPaper,
  refusals: ['paper_unknown'],
});

export const openCheckedPaperEndpoint = endpoint({
  ...check,
  method: 'POST',
  path: '/prescription-checks/:checkId/open',
  summary: "What a genuine prescription says, for whoever knows its patient's birth year",
  description: 'A few tries an hour for each paper and address, and a few more a day for each paper.',
  params,
  body: z.object({
    birthYear: typedNumber('field_birth_year')
      .regex(/^\d{4}$/, { error: 'field_birth_year' })
      .describe("The patient's, four digits."),
  }),
  status: 200,
  answer: z.object({
    shown: z.string().describe('Shows the same again to `GET`, for ten minutes.'),
    content: checkedContent,
  }),
  refusals: ['paper_unknown', 'paper_not_valid', 'wrong_birth_year', 'too_many_attempts'],
});

export const cardVerdicts = [
  'genuine',
  'replaced',
  'revoked',
  'changed',
  'other_issuer',
  'unknown_key',
  'not_yet',
  'unreadable',
] as const;
export type CardVerdict = (typeof cardVerdicts)[number];

export const verifyCardEndpoint = endpoint({
  ...check,
  method: 'POST',
  path: '/prescription-checks/verify',
  summary: 'What a scanned or pasted code of a prescription is worth',
  description:
    'Takes the text of a SMART Health Card as scanned, `shc:/…`. What it says is answered only if this installation signed it.',
  body: z.object({
    code: typedText('field_required')
      .min(1, { error: 'field_required' })
      .max(8000, { error: 'field_too_long' }),
  }),
  status: 200,
  answer: z
    .object({
      verdict: z.enum(cardVerdicts),
      card: z
        .object({
          patient: z.string(),
          birthDate: z.string(),
          doctor: z.string(),
          registration: z.string(),
          writtenAt: instant,
          medicines: z.array(z.string()),
        })
        .nullable()
        .describe('What was signed; null unless the signature is ours.'),
    })
    .meta({ id: 'VerifiedCard' }),
  refusals: [],
});
export type VerifiedCard = z.output<typeof verifyCardEndpoint.answer>;
