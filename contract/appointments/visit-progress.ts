import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { appointmentId } from '#contract/platform/fields.ts';
import { visitSteps } from '#domain/appointments/visit-progress.ts';

const instant = z.iso.datetime().nullable();

export const recordProgressEndpoint = endpoint({
  method: 'POST',
  path: '/appointments/:appointmentId/progress',
  tag: 'Appointments',
  summary: 'The doctor notes a step of a visit: the patient arrived, was called, it began or it ended',
  description:
    'On the day of an accepted visit, in this order; steps may be left out. A repeat changes nothing. A video visit notes by itself who arrives and when it begins, and what is completed has ended.',
  who: ['doctor'],
  params: z.object({ appointmentId }),
  body: z.object({ step: z.enum(visitSteps, { error: 'field_invalid' }).describe('What happened.') }),
  status: 200,
  answer: z.object({
    appointmentId: z.string(),
    arrivedAt: instant,
    calledAt: instant,
    startedAt: instant,
    endedAt: instant.describe('When the visit ended; its time is booked until another instant.'),
  }),
  refusals: ['appointment_not_found', 'wrong_status', 'too_early', 'step_passed'],
});
