import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';

export const operatorAnswer = z.object({
  operator: z
    .object({
      name: z.string(),
      address: z.string().nullable(),
      phone: z.string().nullable().describe('With the country code, for example +91 40 1234 5678.'),
      email: z.string().nullable(),
      grievanceOfficer: z.string().nullable().describe('The contact for complaints.'),
    })
    .nullable()
    .describe('Null if no operator is named, for example in a demo.'),
});

export type Operator = NonNullable<z.output<typeof operatorAnswer>['operator']>;

export const operatorEndpoint = endpoint({
  method: 'GET',
  path: '/operator',
  tag: 'Operations',
  summary: 'Get the operator of this installation and the contact for complaints',
  who: 'anyone',
  status: 200,
  answer: operatorAnswer,
  refusals: [],
});
