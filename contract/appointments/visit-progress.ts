import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { appointmentId } from '#contract/platform/fields.ts';
import { visitSteps } from '#domain/appointments/visit-progress.ts';

const instant = z.iso.datetime().nullable();

export const recordProgressEndpoint = endpoint({
  method: 'POST',
  path: '/appointments/:appointmentId/progress',
  tag: 'Appointments',
  summary: 'Record a step of a visit',
  description:
    'On the day of an accepted visit: the patient arrived, was called, the visit started or ended, in this order. Steps may be skipped. Repeating the call has no further effect. For a video visit, arrival and start are recorded automatically; completing a visit also ends it.',
  who: ['doctor'],
  params: z.object({ appointmentId }),
  body: z.object({ step: z.enum(visitSteps, { error: 'field_invalid' }).describe('The step to record.') }),
  status: 200,
  answer: z.object({
    appointmentId: z.string(),
    arrivedAt: instant,
    calledAt: instant,
    startedAt: instant,
    endedAt: instant.describe("When the visit ended. Its time stays booked until the appointment's own end."),
  }),
  refusals: ['appointment_not_found', 'wrong_status', 'too_early', 'step_passed'],
});
