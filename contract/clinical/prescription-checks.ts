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

/** A check shows only the year of the patient's birth. */
const checkedContent = z.object({
  patient: z.string().describe('The full name.'),
  medicines: z.array(medicine),
  text: z.string().nullable().describe('The text of a prescription written as plain text. Null otherwise.'),
});
export type CheckedContent = z.infer<typeof checkedContent>;

const checkedPaper = z
  .object({
    state: z
      .enum(paperStates)
      .describe(
        '`genuine` if valid, `replaced` by a newer version, `revoked` because the visit was reopened.',
      ),
    initials: z.string().describe('The initials of the patient.'),
    writtenOn: z.string().describe('A clinic day, YYYY-MM-DD.'),
    doctor: checkedDoctor,
    content: checkedContent.nullable().describe('Only with a valid `shown` token. Null otherwise.'),
  })
  .meta({ id: 'CheckedPaper' });
export type CheckedPaper = z.infer<typeof checkedPaper>;

/** Any text is accepted: a truncated id is answered as an unknown paper, not as invalid input. */
const params = z.object({ checkId: z.string().describe('The 22-letter id from the printed address.') });

const check = {
  tag: 'Prescriptions',
  who: 'anyone',
} as const;

export const checkedPaperEndpoint = endpoint({
  ...check,
  method: 'GET',
  path: '/prescription-checks/:checkId',
  summary: 'Check whether a printed prescription is valid, and who wrote it',
  description: 'Every call is logged, and the patient sees the number of calls.',
  params,
  query: z.object({
    shown: z
      .string()
      .optional()
      .describe('The token returned for a correct birth year, valid for ten minutes.'),
  }),
  status: 200,
  answer: checkedPaper,
  refusals: ['paper_unknown'],
});

export const openCheckedPaperEndpoint = endpoint({
  ...check,
  method: 'POST',
  path: '/prescription-checks/:checkId/open',
  summary: "Get the content of a genuine prescription with the patient's birth year",
  description:
    'Limited to a few attempts per hour for each prescription and client address, and a few more per day for each prescription.',
  params,
  body: z.object({
    birthYear: typedNumber('field_birth_year')
      .regex(/^\d{4}$/, { error: 'field_birth_year' })
      .describe("The patient's year of birth, four digits."),
  }),
  status: 200,
  answer: z.object({
    shown: z.string().describe('A token that shows the content again in `GET`, for ten minutes.'),
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
  summary: 'Verify a scanned or pasted prescription code',
  description:
    'Takes the text of a SMART Health Card as scanned, `shc:/…`. The content is returned only if this installation signed it.',
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
        .describe('The signed content. Null unless this installation signed it.'),
    })
    .meta({ id: 'VerifiedCard' }),
  refusals: [],
});
export type VerifiedCard = z.output<typeof verifyCardEndpoint.answer>;
