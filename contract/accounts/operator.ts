import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';

export const operatorAnswer = z.object({
  operator: z
    .object({
      name: z.string(),
      address: z.string().nullable(),
      phone: z.string().nullable().describe('With the country code, such as +91 40 1234 5678.'),
      email: z.string().nullable(),
      grievanceOfficer: z.string().nullable().describe('Whom complaints are addressed to.'),
    })
    .nullable()
    .describe('Null where nobody is named, as in a demo.'),
});

export type Operator = NonNullable<z.output<typeof operatorAnswer>['operator']>;

export const operatorEndpoint = endpoint({
  method: 'GET',
  path: '/operator',
  tag: 'Operations',
  summary: 'Who runs this installation, and who answers complaints',
  who: 'anyone',
  status: 200,
  answer: operatorAnswer,
  refusals: [],
});
