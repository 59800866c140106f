import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { doctorId, practiceId } from '#contract/platform/fields.ts';
import { deskRoles } from '#domain/accounts/hospital-roles.ts';
import { doctorDelayOptions } from '#domain/appointments/lateness.ts';

const minutes = z
  .literal(doctorDelayOptions, { error: 'field_action' })
  .describe('How late the doctor is now, all in all; 0: in time again.');
const askedMinutes = z.coerce.number().pipe(minutes).describe('As in the call that says it.');
const ofDoctor = { practiceId: practiceId.optional().describe('Without one, the main practice.') };
const ofHospital = { doctorId: doctorId.describe('At the practices of the hospital.') };

const preview = z
  .object({
    minutes: z.number().int().describe('What was said last for the present hours; 0 if nothing.'),
    patients: z.number().int().describe('How many would be told.'),
    title: z.string(),
    text: z.string().describe('What they would read, in the language of the caller.'),
  })
  .meta({ id: 'DelayPreview' });
const reportedDelay = z
  .object({ message: z.string(), minutes: z.number().int(), notified: z.number().int() })
  .meta({ id: 'SaidDelay' });

const description =
  'Everybody with an accepted visit of the next four hours who has not come is told, of a change of at least 15 minutes; they keep, move or cancel their visit, whatever the notice. Who was told hears too that the doctor is in time again. A repeat tells nobody.';

export const doctorDelayEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/delay',
  tag: 'Appointments',
  summary: 'Whom the doctor would tell to be late, and how; changes nothing',
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
  summary: 'The doctor says to be late today at a practice, or in time again',
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
  summary: 'Whom the desk would tell that a doctor is late, and how; changes nothing',
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
  summary: 'The desk says that a doctor is late today at the hospital, or in time again',
  description,
  who: deskRoles,
  atDesk: 'pin',
  body: z.object({ ...ofHospital, minutes }),
  status: 200,
  answer: reportedDelay,
  refusals: ['doctor_not_found'],
});
