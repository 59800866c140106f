import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const healthEndpoint = endpoint({
  method: 'GET',
  path: '/healthz',
  tag: 'Operations',
  summary: 'Check that the process is running',
  who: 'anyone',
  status: 200,
  answer: z.object({ status: z.literal('ok') }),
  refusals: [],
});

export const readinessEndpoint = endpoint({
  method: 'GET',
  path: '/readyz',
  tag: 'Operations',
  summary: 'Check that the service has started and can read and write the database',
  who: 'anyone',
  status: 200,
  answer: z.object({ status: z.literal('ready') }),
  refusals: ['unavailable'],
});
