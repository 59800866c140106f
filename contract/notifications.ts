import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** A message of the demo, which is stored instead of being sent. */
const demoMessage = z.object({
  _id: z.string(),
  /** A phone number. */
  to: z.string(),
  /** The language of the text. */
  locale: z.string(),
  subject: z.string(),
  text: z.string(),
  /** An instant, ISO 8601. */
  arrivedAt: z.string(),
  /** The same as clinic day and time: YYYY-MM-DD and HH:MM. */
  date: z.string(),
  time: z.string(),
});
export type DemoMessage = z.infer<typeof demoMessage>;

export const demoMailboxEndpoint = endpoint({
  method: 'GET',
  path: '/demo/mailbox',
  tag: 'Demo',
  summary: 'The latest messages of a demo that has no way to send them, newest first; 404 anywhere else',
  who: 'anyone',
  status: 200,
  answer: z.array(demoMessage),
  refusals: ['not_found'],
});
