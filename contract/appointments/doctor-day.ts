import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { day } from '#contract/platform/fields.ts';
import { doctorAppointment } from './appointment-lists.ts';

export const doctorDayEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/days/:date',
  tag: 'Appointments',
  summary: "Get the doctor's visits of a day",
  description: 'Accepted visits in order of time, and open ones of earlier days.',
  who: ['doctor'],
  params: z.object({ date: day }),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    date: z.string(),
    appointments: z
      .array(doctorAppointment)
      .describe(
        'Accepted appointments, whether awaited, completed, cancelled by patient or doctor, moved or incomplete. Without requests.',
      ),
    stillOpen: z
      .array(doctorAppointment)
      .describe('Incomplete visits of the last seven days for which the doctor has not recorded an outcome.'),
  }),
  refusals: [],
});
export type DoctorDay = z.infer<typeof doctorDayEndpoint.answer>;
