import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { ageIsAbout, optionalText, photo, youngAge } from '#contract/platform/fields.ts';
import { genders } from '#domain/patients/genders.ts';

export const maxFoundPatients = 8;

const foundPatient = z
  .object({
    patientId: z.string(),
    name: z.string(),
    gender: z.enum(genders),
    age: z.number().int(),
    ageIsAbout,
    youngAge,
    phone: z.string(),
    photo,
    lastDay: z.string().describe('The clinic day of their newest appointment with the doctor.'),
    appointmentId: z.string().describe('That appointment.'),
  })
  .meta({ id: 'FoundPatient' });
export type FoundPatient = z.infer<typeof foundPatient>;

export const patientSearchEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/patients',
  tag: 'Appointments',
  summary: "Finds the doctor's own patients by name, phone number or patient id",
  description: `At most ${maxFoundPatients}, whoever was booked last first. Names may be written in either order, in
any script and with a typing error.`,
  who: ['doctor'],
  query: z.object({ search: optionalText(100).describe('Part of a name or of a phone number, or an id.') }),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    patients: z.array(foundPatient),
    alike: z.boolean().describe('Nobody is called so; these names are spelled alike.'),
  }),
  refusals: [],
});
