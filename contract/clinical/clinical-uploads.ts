import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { day, instant, line, patientId, plainId } from '#contract/platform/fields.ts';

export const clinicalUpload = z
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
export type ClinicalUpload = z.infer<typeof clinicalUpload>;

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

const uploadId = plainId.describe('The id of the upload.');

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
