import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const healthEndpoint = endpoint({
  method: 'GET',
  path: '/healthz',
  tag: 'Operations',
  summary: 'The process lives',
  who: 'anyone',
  status: 200,
  answer: z.object({ status: z.literal('ok') }),
  refusals: [],
});

export const readinessEndpoint = endpoint({
  method: 'GET',
  path: '/readyz',
  tag: 'Operations',
  summary: 'Start-up is over, and the database can be read and written',
  who: 'anyone',
  status: 200,
  answer: z.object({ status: z.literal('ready') }),
  refusals: ['unavailable'],
});
