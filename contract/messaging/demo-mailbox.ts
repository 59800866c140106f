import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { instant, optionalText } from '#contract/platform/fields.ts';

/** A demo message, stored instead of sent. */
const demoMessage = z
  .object({
    _id: z.string(),
    to: z.string().describe('A phone number, or an e-mail address.'),
    form: z.enum(['email', 'push', 'sms', 'whatsapp']).describe('Where its reader would see it.'),
    locale: z.string().describe('The language of the text.'),
    subject: z.string(),
    text: z.string(),
    html: z.string().nullable().describe('An e-mail as it looks.'),
    path: z.string().nullable().describe('What a tap on it opens.'),
    buttons: z.array(z.string()),
    invitation: z.boolean().describe('Whether it carries an entry for the calendar.'),
    parts: z.number().int().nullable().describe('How many messages an SMS is billed as.'),
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
  summary: 'The latest messages of a demo that has no way to send them, newest first',
  description: '404 anywhere else.',
  who: 'anyone',
  query: z.object({ to: optionalText(200).optional().describe('Only messages to this address.') }),
  status: 200,
  answer: z.array(demoMessage),
  refusals: ['not_found'],
});
