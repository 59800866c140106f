import { z } from 'zod';
import { patientVitals, vitalsForm } from '#contract/clinical/vitals.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { instant, patientId } from '#contract/platform/fields.ts';

export const lastHospitalVitalsEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/patients/:patientId/vitals',
  tag: 'Front desk',
  summary: 'The newest of each of the vitals of somebody whom the hospital knows, and their allergies',
  who: ['nurse'],
  params: z.object({ patientId }),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    latest: patientVitals.shape.latest,
    allergies: z.array(z.object({ substance: z.string(), reaction: z.string() })),
    allergiesAskedAt: instant
      .nullable()
      .describe('With an empty list: when "none known" was answered. Null: nobody has asked.'),
    recordedBy: z
      .object({ name: z.string(), at: instant })
      .nullable()
      .describe("The last of this hospital's nurses who measured, and when; null: none yet."),
  }),
  refusals: ['patient_not_found'],
});

export const vitalsDueEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/vitals/due',
  tag: 'Front desk',
  summary: 'Who is here today, was not called yet and was not measured by this hospital today',
  who: ['nurse'],
  status: 200,
  answer: z.object({ patientIds: z.array(z.string()) }),
  refusals: [],
});

export const recordHospitalVitalsEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/patients/:patientId/vitals',
  tag: 'Front desk',
  summary: 'A nurse stores what was measured now',
  who: ['nurse'],
  atDesk: 'pin',
  params: z.object({ patientId }),
  body: vitalsForm,
  status: 201,
  answer: z.object({ message: z.string() }),
  refusals: ['patient_not_found'],
});
