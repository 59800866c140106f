import { z } from 'zod';
import { appStatus, consultStatus } from '#contract/appointments/appointments.ts';
import { payment } from '#contract/appointments/payments.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { anyId, day, instant, line, patientId } from '#contract/platform/fields.ts';

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

const upload = z
  .object({
    id: z.string(),
    title: z.string(),
    day: z.string().describe('The day of the report.'),
    kind: z.enum(['picture', 'pdf']),
    bytes: z.number().int(),
    uploadedAt: instant,
    uploadedBy: z.enum(['doctor', 'patient']),
    mine: z.boolean().describe('Whether the caller uploaded it and may take it back.'),
    deletableUntil: instant
      .nullable()
      .describe('Of own uploads: until then it is deleted, later struck out.'),
    struckOut: z.boolean(),
  })
  .meta({ id: 'ClinicalUpload' });
export type ClinicalUpload = z.infer<typeof upload>;

export const clinicalHistoryEndpoint = endpoint({
  method: 'GET',
  path: '/patients/:patientId/history',
  tag: 'Records',
  summary: 'Visits, measurements and uploads of a patient, each newest first',
  description:
    'As the record. A doctor gets their own visits, and what they or the patient uploaded; the patient gets everything.',
  who: ['doctor', 'patient'],
  params: z.object({ patientId }),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    visits: z.array(visit).describe('At most 200.'),
    vitals: z.array(measuring).describe('At most 60.'),
    uploads: z.array(upload),
  }),
  refusals: ['patient_not_found'],
});
export type ClinicalHistory = z.infer<typeof clinicalHistoryEndpoint.answer>;

export const addUploadEndpoint = endpoint({
  method: 'POST',
  path: '/patients/:patientId/uploads',
  tag: 'Records',
  summary: 'Store a lab report or a photo: JPEG, PNG, WebP or PDF in the field `file`, 10 MB at most',
  description: 'What it is, is read from its content. Pictures are made anew as JPEG, without metadata.',
  who: ['doctor', 'patient'],
  params: z.object({ patientId }),
  form: 'upload',
  body: z.object({ title: line(120), day: day.describe('The day of the report, today or earlier.') }),
  status: 201,
  answer: z.object({ message: z.string(), uploadId: z.string() }),
  refusals: [
    'patient_not_found',
    'upload_missing',
    'upload_too_large',
    'upload_unreadable',
    'upload_locked',
    'heic_photo',
    'upload_lies',
    'upload_too_many_pixels',
    'uploads_full',
    'storage_full',
  ],
});

const uploadId = anyId.describe('The id of the upload.');

export const uploadedFileEndpoint = endpoint({
  method: 'GET',
  path: '/patients/:patientId/uploads/:uploadId/file',
  tag: 'Records',
  summary: 'The content of an upload, to save: JPEG or PDF',
  who: ['doctor', 'patient'],
  params: z.object({ patientId, uploadId }),
  reads: 'patient records',
  status: 200,
  file: 'application/octet-stream',
  answer: z.unknown(),
  refusals: ['patient_not_found', 'upload_not_found'],
});

export const removeUploadEndpoint = endpoint({
  method: 'DELETE',
  path: '/patients/:patientId/uploads/:uploadId',
  tag: 'Records',
  summary: 'Take back what one uploaded: deleted within 24 hours, struck out later',
  who: ['doctor', 'patient'],
  params: z.object({ patientId, uploadId }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['patient_not_found', 'upload_not_found'],
});
