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
      .describe('True if the patient saw this doctor in person within the six months before.'),
    since: z
      .string()
      .nullable()
      .describe('The clinic day of the latest visit in person. Null if there is none.'),
    ageYears: z.number().int().describe("The patient's age on the day of the visit, in whole years."),
    weightKg: z.number().nullable().describe('The last measured weight. Null if never measured.'),
  })
  .meta({ id: 'Prescribing' });
export type Prescribing = z.output<typeof prescribing>;

export const prescribingEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/:appointmentId/prescribing',
  tag: 'Prescriptions',
  summary: 'Get the prescribing rules of a visit',
  description:
    'The facts that decide which medicines may be prescribed. Available to the doctor of the visit.',
  who: ['doctor'],
  params: z.object({ appointmentId }),
  reads: 'patient records',
  status: 200,
  answer: prescribing,
  refusals: ['appointment_not_found'],
});
