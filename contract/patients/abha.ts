import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { abhaAddress, abhaNumber, aboutPerson } from '#contract/platform/fields.ts';

/** Entered by the user; nothing verifies them. */
export const abhaEndpoint = endpoint({
  method: 'GET',
  path: '/people/abha',
  tag: 'Family',
  summary: 'Get the ABHA number and address of a person',
  description: 'As entered by the user; not verified.',
  who: ['patient'],
  reads: 'patient records',
  query: aboutPerson,
  status: 200,
  answer: z
    .object({
      abhaNumber: z.string().nullable().describe('14 digits.'),
      abhaAddress: z.string().nullable(),
    })
    .meta({ id: 'Abha' }),
  refusals: ['patient_not_found'],
});

export const saveAbhaEndpoint = endpoint({
  method: 'PUT',
  path: '/people/abha',
  tag: 'Family',
  summary: 'Save the ABHA number and address of a person',
  description:
    'Empty fields are removed. An Aadhaar number is refused with an error at its field; none is stored.',
  who: ['patient'],
  query: aboutPerson,
  body: z.object({ abhaNumber, abhaAddress }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['patient_not_found'],
});
