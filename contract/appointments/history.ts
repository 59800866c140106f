import { z } from 'zod';
import { clinicalUpload } from '#contract/clinical/clinical-uploads.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { instant, patientId } from '#contract/platform/fields.ts';
import { appStatus, consultStatus } from './appointments.ts';
import { payment } from './payments.ts';

const number = z.number().nullable();

const visit = z.object({
  appointmentId: z.string(),
  date: z.string(),
  time: z.string(),
  startsAt: instant,
  doctorName: z.string(),
  reason: z.string(),
  type: consultStatus,
  status: appStatus,
  diagnosis: z.string(),
  medicines: z.array(z.string()),
  hasPrescription: z.boolean(),
  payment: payment.nullable(),
});

const measuring = z.object({
  at: instant,
  date: z.string(),
  systolic: number,
  diastolic: number,
  heartRate: number,
  bloodSugar: number,
  weight: number,
  temperature: number,
});

export const clinicalHistoryEndpoint = endpoint({
  method: 'GET',
  path: '/patients/:patientId/history',
  tag: 'Records',
  summary: 'List visits, measurements and uploads of a patient',
  description:
    'Each newest first. Access is the same as for the clinical record. A doctor sees their own visits and the uploads of the patient and themselves; the patient sees everything.',
  who: ['doctor', 'patient'],
  params: z.object({ patientId }),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    visits: z.array(visit).describe('Up to 200.'),
    vitals: z.array(measuring).describe('Up to 60.'),
    uploads: z.array(clinicalUpload),
  }),
  refusals: ['patient_not_found'],
});
export type ClinicalHistory = z.infer<typeof clinicalHistoryEndpoint.answer>;
