import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { appointmentId } from '#contract/platform/fields.ts';
import { consultModes } from '#domain/doctors/consult-modes.ts';

/** Decides how freely a medicine may be prescribed at a visit. */
const prescribing = z
  .object({
    mode: z.enum(consultModes),
    followUp: z
      .boolean()
      .describe('Whether the patient was with this doctor in person in the six months before.'),
    since: z.string().nullable().describe('Clinic day of that visit in person, the latest one.'),
    ageYears: z.number().int().describe("The patient's age on the day of the visit, in whole years."),
    weightKg: z.number().nullable().describe('What was measured last, null if never.'),
  })
  .meta({ id: 'Prescribing' });
export type Prescribing = z.output<typeof prescribing>;

export const prescribingEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/:appointmentId/prescribing',
  tag: 'Prescriptions',
  summary: 'What decides which medicines a visit may prescribe',
  description: 'For its doctor only.',
  who: ['doctor'],
  params: z.object({ appointmentId }),
  reads: 'patient records',
  status: 200,
  answer: prescribing,
  refusals: ['appointment_not_found'],
});
