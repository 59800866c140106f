import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, patientId } from './fields.ts';
import { patientVitals, vitalsForm } from './vitals.ts';

export const lastHospitalVitalsEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/people/:patientId/vitals',
  tag: 'Staff',
  summary: 'The newest of each of the vitals of somebody whom the hospital knows',
  who: ['nurse'],
  params: z.object({ patientId }),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    latest: patientVitals.shape.latest,
    recordedBy: z
      .object({ name: z.string(), at: instant })
      .nullable()
      .describe("The last of this hospital's nurses who measured, and when; null: none yet."),
  }),
  refusals: ['patient_not_found'],
});

export const recordHospitalVitalsEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/people/:patientId/vitals',
  tag: 'Staff',
  summary: 'A nurse stores what was measured now',
  who: ['nurse'],
  atDesk: 'pin',
  params: z.object({ patientId }),
  body: vitalsForm,
  status: 201,
  answer: z.object({ message: z.string() }),
  refusals: ['patient_not_found'],
});
