import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { instant, numericId } from '#contract/platform/fields.ts';
import { deskRoles } from '#domain/accounts/hospital-roles.ts';
import { genders } from '#domain/patients/genders.ts';

export const unnotifiedVisitsEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/unnotified-visits',
  tag: 'Front desk',
  summary: 'List patients not reached by any notification',
  description: 'About upcoming visits, oldest first, up to 100. The front desk passes the news on.',
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
        phone: z
          .string()
          .describe(
            'The phone number of the patient or the person who looks after them. Empty if there is none.',
          ),
        text: z.string().describe("The text to read out, in the patient's language."),
        locale: z.string(),
        at: instant.describe('When the event happened.'),
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
  summary: 'Mark a patient as notified by the front desk',
  description: 'Repeating the call has no further effect.',
  who: deskRoles,
  atDesk: 'pin',
  params: z.object({
    unnotifiedId: numericId.describe('The id from the list of patients not reached by any notification.'),
  }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['appointment_not_found'],
});
