import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { day, practiceId, text } from '#contract/platform/fields.ts';

/** The ways to handle visits on a day that the doctor takes off. */
export const closedDayOptions = ['reschedule', 'cancel'] as const;

export const closeDayEndpoint = endpoint({
  method: 'PUT',
  path: '/doctors/days/:date/close',
  tag: 'Appointments',
  summary:
    'The doctor takes a day off at a practice: its free slots are withdrawn, and all its visits are moved or called off',
  description:
    'All or none. With `reschedule` the patients pick a new time; requests that nobody accepted are rejected either way. Visits that have begun stay. A repeat finds nothing more to do.',
  who: ['doctor'],
  params: z.object({ date: day }),
  body: z.object({
    way: z.enum(closedDayOptions, { error: 'field_action' }),
    reason: text(500),
    practiceId: practiceId.optional().describe('Whose day; without one, of the main practice.'),
  }),
  status: 200,
  answer: z.object({
    message: z.string(),
    date: z.string(),
    notified: z.number().int().describe('How many visits and requests were moved, called off or rejected.'),
  }),
  refusals: ['day_past', 'day_too_far', 'practice_not_found'],
});
