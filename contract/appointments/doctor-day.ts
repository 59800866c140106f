import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { day } from '#contract/platform/fields.ts';
import { doctorAppointment } from './appointment-lists.ts';

export const doctorDayEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/days/:date',
  tag: 'Appointments',
  summary:
    'A day of the doctor: every visit that was accepted, in time order, and what earlier days left open',
  who: ['doctor'],
  params: z.object({ date: day }),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    date: z.string(),
    appointments: z
      .array(doctorAppointment)
      .describe('Awaited, completed, cancelled, called off, moved and incomplete ones; no requests.'),
    stillOpen: z
      .array(doctorAppointment)
      .describe('Incomplete visits of the last seven days, of which the doctor has not said what became.'),
  }),
  refusals: [],
});
export type DoctorDay = z.infer<typeof doctorDayEndpoint.answer>;
