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
    mine: z.boolean().describe('True if the caller uploaded the file and may remove it.'),
    deletableUntil: instant
      .nullable()
      .describe(
        "For the caller's own uploads: the instant until which removal deletes the file; after that it is struck out.",
      ),
    struckOut: z.boolean(),
  })
  .meta({ id: 'ClinicalUpload' });
export type ClinicalUpload = z.infer<typeof clinicalUpload>;

export const addUploadEndpoint = endpoint({
  method: 'POST',
  path: '/patients/:patientId/uploads',
  tag: 'Records',
  summary: 'Upload a lab report or photo',
  description:
    'Send a JPEG, PNG, WebP or PDF of up to 10 MB in the field `file`. The type is determined from the content. Images are re-encoded as JPEG without metadata.',
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
  summary: 'Download an upload',
  description: 'JPEG or PDF.',
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
  summary: "Remove one of the caller's uploads",
  description: 'Deleted within 24 hours of the upload, struck out later.',
  who: ['doctor', 'patient'],
  params: z.object({ patientId, uploadId }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['patient_not_found', 'upload_not_found'],
});
