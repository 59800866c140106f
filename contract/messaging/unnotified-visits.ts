import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { instant, numericId } from '#contract/platform/fields.ts';
import { deskRoles } from '#domain/accounts/hospital-roles.ts';
import { genders } from '#domain/patients/genders.ts';

export const unnotifiedVisitsEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/unnotified-visits',
  tag: 'Front desk',
  summary: 'Patients whom no message could reach, with what is to be said to them',
  description: 'Of visits that lie ahead; the oldest news first, at most 100.',
  who: deskRoles,
  reads: 'patient records',
  status: 200,
  answer: z.object({
    unnotified: z.array(
      z.object({
        unnotifiedId: z.string(),
        appointmentId: z.string(),
        patientId: z.string(),
        patientName: z.string(),
        gender: z.enum(genders),
        phone: z.string().describe('Of the patient, or of whoever looks after them; empty if there is none.'),
        text: z.string().describe('To be read out, in the language of the patient.'),
        locale: z.string(),
        at: instant.describe('When it happened.'),
      }),
    ),
  }),
  refusals: [],
});
export type UnnotifiedVisit = z.output<typeof unnotifiedVisitsEndpoint.answer>['unnotified'][number];

export const markVisitNotifiedEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/unnotified-visits/:unnotifiedId',
  tag: 'Front desk',
  summary: 'Note that the desk has told a patient itself',
  description: 'A repeat changes nothing.',
  who: deskRoles,
  atDesk: 'pin',
  params: z.object({
    unnotifiedId: numericId.describe('As in the list of those that no message reached.'),
  }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['appointment_not_found'],
});
