import { z } from 'zod';
import { patientVitals, vitalsForm } from '#contract/clinical/vitals.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { instant, patientId } from '#contract/platform/fields.ts';

export const lastHospitalVitalsEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/patients/:patientId/vitals',
  tag: 'Front desk',
  summary: 'Get the latest vitals and allergies of a patient of the hospital',
  who: ['nurse'],
  params: z.object({ patientId }),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    latest: patientVitals.shape.latest,
    allergies: z.array(z.object({ substance: z.string(), reaction: z.string() })),
    allergiesAskedAt: instant
      .nullable()
      .describe('When no known allergies were recorded, if the list is empty. Null if never asked.'),
    recordedBy: z
      .object({ name: z.string(), at: instant })
      .nullable()
      .describe('The nurse of this hospital who last recorded vitals, and when. Null if none.'),
  }),
  refusals: ['patient_not_found'],
});

export const vitalsDueEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/vitals/due',
  tag: 'Front desk',
  summary: 'List patients whose vitals are due today',
  description:
    'Patients who have arrived today, have not been called and were not measured by this hospital today.',
  who: ['nurse'],
  status: 200,
  answer: z.object({ patientIds: z.array(z.string()) }),
  refusals: [],
});

export const recordHospitalVitalsEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/patients/:patientId/vitals',
  tag: 'Front desk',
  summary: 'Record vitals as a nurse',
  who: ['nurse'],
  atDesk: 'pin',
  params: z.object({ patientId }),
  body: vitalsForm,
  status: 201,
  answer: z.object({ message: z.string() }),
  refusals: ['patient_not_found'],
});
