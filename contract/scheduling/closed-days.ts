import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { day, practiceId, text } from '#contract/platform/fields.ts';

/** The ways to handle visits on a day that the doctor takes off. */
export const closedDayOptions = ['reschedule', 'cancel'] as const;

export const closeDayEndpoint = endpoint({
  method: 'PUT',
  path: '/doctors/days/:date/close',
  tag: 'Appointments',
  summary: "Close a doctor's day at a practice",
  description:
    'Withdraws the free slots of the day and handles all its visits, all or none. With `reschedule`, patients pick a new time; with `cancel`, the visits are cancelled by the doctor. Requests not yet accepted are rejected in either case. Visits that have started are left unchanged. Repeating the call has no further effect.',
  who: ['doctor'],
  params: z.object({ date: day }),
  body: z.object({
    way: z.enum(closedDayOptions, { error: 'field_action' }),
    reason: text(500),
    practiceId: practiceId.optional().describe('The practice. Defaults to the main practice.'),
  }),
  status: 200,
  answer: z.object({
    message: z.string(),
    date: z.string(),
    notified: z.number().int().describe('The number of visits and requests moved, cancelled or rejected.'),
  }),
  refusals: ['day_past', 'day_too_far', 'practice_not_found'],
});
