import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The pictures on a doctor's papers. They are no public photos: a signature is for those who hold a paper. */
const letterhead = z
  .object({
    logo: z.string().nullable().describe('A picture as a `data:` address.'),
    signature: z.string().nullable().describe('A picture as a `data:` address.'),
  })
  .meta({ id: 'Letterhead' });
export type Letterhead = z.infer<typeof letterhead>;

export const letterheadEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/letterhead',
  tag: 'Practice',
  summary: "The logo and the signature on the doctor's papers",
  who: ['doctor'],
  status: 200,
  answer: letterhead,
  refusals: [],
});

export const letterheadImages = ['logo', 'signature'] as const;
export type LetterheadImage = (typeof letterheadImages)[number];

export const saveLetterheadImageEndpoint = endpoint({
  method: 'PUT',
  path: '/doctors/letterhead/:image',
  tag: 'Practice',
  summary: 'Change the logo or the signature, sent in the field `photo`, or remove it by sending none',
  description: 'Papers that were issued before keep theirs.',
  who: ['doctor'],
  form: true,
  params: z.object({
    image: z.enum(letterheadImages, { error: 'field_invalid' }).describe('Which of the two.'),
  }),
  status: 200,
  answer: letterhead.extend({ message: z.string() }),
  refusals: ['too_large', 'not_acceptable_image', 'heic_photo', 'storage_full'],
});
