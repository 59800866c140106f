import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { abhaAddress, abhaNumber, aboutPerson } from '#contract/platform/fields.ts';

/** Entered by the user; nothing verifies them. */
export const abhaEndpoint = endpoint({
  method: 'GET',
  path: '/people/abha',
  tag: 'Family',
  summary:
    'ABHA number and address as they were told: the own ones, or of somebody whom the caller may read of',
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
  summary: 'Tell an ABHA number and address',
  description: 'What is empty is removed. An Aadhaar number is refused at its field: none is kept.',
  who: ['patient'],
  query: aboutPerson,
  body: z.object({ abhaNumber, abhaAddress }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['patient_not_found'],
});
