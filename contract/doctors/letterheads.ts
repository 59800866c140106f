import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';

export const paperSizes = ['A4', 'A5'] as const;
/** The largest margins, in millimetres, that pre-printed paper may need: a prescription still fits on A5. */
export const maxTopMm = 80;
export const maxBottomMm = 50;
const space = (max: number) =>
  z
    .number({ error: 'field_paper_space' })
    .int({ error: 'field_paper_space' })
    .min(0, { error: 'field_paper_space' })
    .max(max, { error: 'field_paper_space' });

export const paper = z.object({
  size: z.enum(paperSizes, { error: 'field_choose' }),
  topMm: space(maxTopMm).describe(
    'Free for a letterhead that the paper has already, in millimetres; 0: none, HAMS prints its own.',
  ),
  bottomMm: space(maxBottomMm).describe('Free at the foot, in millimetres.'),
});
export type Paper = z.output<typeof paper>;
/** For printing by patients. */
export const plainPaper: Paper = { size: 'A4', topMm: 0, bottomMm: 0 };

/** Not public photos: the signature is only for those who have one of the doctor's papers. */
const letterhead = z
  .object({
    logo: z.string().nullable().describe('A picture as a `data:` address.'),
    signature: z.string().nullable().describe('A picture as a `data:` address.'),
  })
  .meta({ id: 'Letterhead' });
export type Letterhead = z.infer<typeof letterhead>;
const ownLetterhead = letterhead.extend({ paper });
export type OwnLetterhead = z.infer<typeof ownLetterhead>;

export const letterheadEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/letterhead',
  tag: 'Dashboard',
  summary: "The logo and the signature on the doctor's papers",
  who: ['doctor'],
  status: 200,
  answer: ownLetterhead,
  refusals: [],
});

export const letterheadImages = ['logo', 'signature'] as const;
export type LetterheadImage = (typeof letterheadImages)[number];

export const saveLetterheadImageEndpoint = endpoint({
  method: 'PUT',
  path: '/doctors/letterhead/:image',
  tag: 'Dashboard',
  summary: 'Change the logo or the signature, sent in the field `photo`, or remove it by sending none',
  description: 'Papers that were issued before keep theirs.',
  who: ['doctor'],
  form: true,
  params: z.object({
    image: z.enum(letterheadImages, { error: 'field_invalid' }).describe('Which of the two.'),
  }),
  status: 200,
  answer: ownLetterhead.extend({ message: z.string() }),
  refusals: ['too_large', 'not_acceptable_image', 'heic_photo', 'storage_full'],
});

export const savePaperEndpoint = endpoint({
  method: 'PUT',
  path: '/doctors/paper',
  tag: 'Dashboard',
  summary: 'Change on what the doctor prints prescriptions',
  description:
    'Of visits at a hospital it is as the hospital says. What patients print has a letterhead, on A4.',
  who: ['doctor'],
  body: paper,
  status: 200,
  answer: ownLetterhead.extend({ message: z.string() }),
  refusals: [],
});
