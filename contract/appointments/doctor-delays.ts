import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { doctorId, practiceId } from '#contract/platform/fields.ts';
import { deskRoles } from '#domain/accounts/hospital-roles.ts';
import { doctorDelayOptions } from '#domain/appointments/lateness.ts';

const minutes = z
  .literal(doctorDelayOptions, { error: 'field_action' })
  .describe("The doctor's total delay in minutes; 0 if on time again.");
const askedMinutes = z.coerce
  .number()
  .pipe(minutes)
  .describe('The delay to preview, as in the call that reports it.');
const ofDoctor = {
  practiceId: practiceId.optional().describe('The practice. Defaults to the main practice.'),
};
const ofHospital = { doctorId: doctorId.describe('The doctor, at the practices of the hospital.') };

const preview = z
  .object({
    minutes: z.number().int().describe('The last delay reported for the current hours; 0 if none.'),
    patients: z.number().int().describe('The number of patients who would be notified.'),
    title: z.string(),
    text: z.string().describe("The text they would receive, in the caller's language."),
  })
  .meta({ id: 'DelayPreview' });
const reportedDelay = z
  .object({ message: z.string(), minutes: z.number().int(), notified: z.number().int() })
  .meta({ id: 'SaidDelay' });

const description =
  'Notifies patients with an accepted visit in the next four hours who have not arrived, if the delay changes by at least 15 minutes. They may keep, move or cancel their visit, regardless of the notice period. Patients already notified are also notified when the doctor is on time again. Repeating the call notifies no one.';

export const doctorDelayEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/delay',
  tag: 'Appointments',
  summary: 'Preview the notification of a delay as the doctor',
  description: 'Changes nothing.',
  who: ['doctor'],
  query: z.object({ ...ofDoctor, minutes: askedMinutes }),
  status: 200,
  answer: preview,
  refusals: ['practice_not_found'],
});

export const reportDelayEndpoint = endpoint({
  method: 'PUT',
  path: '/doctors/delay',
  tag: 'Appointments',
  summary: "Report the doctor's delay at a practice today",
  description,
  who: ['doctor'],
  body: z.object({ ...ofDoctor, minutes }),
  status: 200,
  answer: reportedDelay,
  refusals: ['practice_not_found'],
});

export const hospitalDelayEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/delay',
  tag: 'Front desk',
  summary: "Preview the notification of a doctor's delay as the front desk",
  description: 'Changes nothing.',
  who: deskRoles,
  query: z.object({ ...ofHospital, minutes: askedMinutes }),
  status: 200,
  answer: preview,
  refusals: ['doctor_not_found'],
});

export const reportHospitalDelayEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/delay',
  tag: 'Front desk',
  summary: "Report a doctor's delay at the hospital today",
  description,
  who: deskRoles,
  atDesk: 'pin',
  body: z.object({ ...ofHospital, minutes }),
  status: 200,
  answer: reportedDelay,
  refusals: ['doctor_not_found'],
});
