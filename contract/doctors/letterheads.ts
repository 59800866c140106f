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
    'Space for a pre-printed letterhead, in millimetres. 0 if HAMS prints the letterhead.',
  ),
  bottomMm: space(maxBottomMm).describe('Space at the foot, in millimetres.'),
});
export type Paper = z.output<typeof paper>;
/** For printing by patients. */
export const plainPaper: Paper = { size: 'A4', topMm: 0, bottomMm: 0 };

/** Not public photos: the signature is only for people who have one of the doctor's papers. */
const letterhead = z
  .object({
    logo: z.string().nullable().describe('An image as a `data:` URL.'),
    signature: z.string().nullable().describe('An image as a `data:` URL.'),
  })
  .meta({ id: 'Letterhead' });
export type Letterhead = z.infer<typeof letterhead>;
const ownLetterhead = letterhead.extend({ paper });
export type OwnLetterhead = z.infer<typeof ownLetterhead>;

export const letterheadEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/letterhead',
  tag: 'Dashboard',
  summary: "Get the logo and signature of the doctor's letterhead",
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
  summary: 'Save or remove the logo or signature',
  description:
    'Send the image in the field `photo`, or no image to remove it. Documents already issued are left unchanged.',
  who: ['doctor'],
  form: true,
  params: z.object({
    image: z.enum(letterheadImages, { error: 'field_invalid' }).describe('The image to change.'),
  }),
  status: 200,
  answer: ownLetterhead.extend({ message: z.string() }),
  refusals: ['too_large', 'not_acceptable_image', 'heic_photo', 'storage_full'],
});

export const savePaperEndpoint = endpoint({
  method: 'PUT',
  path: '/doctors/paper',
  tag: 'Dashboard',
  summary: "Update the paper for the doctor's prescriptions",
  description:
    'At a hospital, the paper settings of the hospital apply. Patients always print on A4 with a letterhead.',
  who: ['doctor'],
  body: paper,
  status: 200,
  answer: ownLetterhead.extend({ message: z.string() }),
  refusals: [],
});
