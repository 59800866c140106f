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
    lastDay: z.string().describe("The clinic day of the patient's latest appointment with the doctor."),
    appointmentId: z.string().describe('The id of that appointment.'),
  })
  .meta({ id: 'FoundPatient' });
export type FoundPatient = z.infer<typeof foundPatient>;

export const patientSearchEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/patients',
  tag: 'Appointments',
  summary: "Search the doctor's own patients by name, phone or patient id",
  description: `Returns up to ${maxFoundPatients} patients, the most recently booked first. Names match in either order, in any script and with typing errors.`,
  who: ['doctor'],
  query: z.object({ search: optionalText(100).describe('Part of a name or phone number, or a patient id.') }),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    patients: z.array(foundPatient),
    alike: z.boolean().describe('True if no name matches and these are similar names.'),
  }),
  refusals: [],
});
