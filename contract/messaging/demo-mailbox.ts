import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { instant, optionalText } from '#contract/platform/fields.ts';

/** A demo message, stored instead of sent. */
const demoMessage = z
  .object({
    _id: z.string(),
    to: z.string().describe('A phone number or an email address.'),
    form: z.enum(['email', 'push', 'sms', 'whatsapp']).describe('The kind of message.'),
    locale: z.string().describe('The language of the text.'),
    subject: z.string(),
    text: z.string(),
    html: z.string().nullable().describe('The HTML of an email. Null for other messages.'),
    path: z.string().nullable().describe('The path of the page that the message opens. Null if none.'),
    buttons: z.array(z.string()),
    invitation: z.boolean().describe('True if a calendar invitation is attached.'),
    parts: z
      .number()
      .int()
      .nullable()
      .describe('The number of messages an SMS is billed as. Null for other messages.'),
    arrivedAt: instant,
    date: z.string().describe('The clinic day, YYYY-MM-DD.'),
    time: z.string().describe('The clinic time, HH:MM.'),
  })
  .meta({ id: 'DemoMessage' });
export type DemoMessage = z.infer<typeof demoMessage>;

export const demoMailboxEndpoint = endpoint({
  method: 'GET',
  path: '/demo/mailbox',
  tag: 'Demo',
  summary: 'List the latest messages of a demo',
  description: 'Newest first. Only in a demo without a way to send messages; 404 elsewhere.',
  who: 'anyone',
  query: z.object({
    to: optionalText(200).optional().describe('Only messages to this phone number or email address.'),
  }),
  status: 200,
  answer: z.array(demoMessage),
  refusals: ['not_found'],
});
