import { clinicalHistoryEndpoint } from '#contract/appointments/history.ts';
import {
  addUploadEndpoint,
  removeUploadEndpoint,
  uploadedFileEndpoint,
} from '#contract/clinical/clinical-uploads.ts';
import { m } from '#messages/messages.js';
import { addUpload, findUpload, retractUpload } from '#server/clinical/records/change-uploads.ts';
import { requireRecordAccess } from '#server/clinical/records/record-access.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { findHistory } from './find-history.ts';

/** Decoding a picture takes up to a second; people do not photograph reports faster. */
const uploadLimit = { max: 12, seconds: 60 };

export function clinicalHistoryRoutes(mount: Mount, deps: Deps): void {
  mount(clinicalHistoryEndpoint, async ({ input: { params }, actor, showed }) => {
    const patientId = await requireRecordAccess(actor, deps, params.patientId);
    showed([patientId]);
    return findHistory(actor, deps, patientId);
  });

  mount(
    addUploadEndpoint,
    async ({ input: { params, body }, actor, sentFile, locale }) => ({
      uploadId: String(await addUpload(actor, deps, params.patientId, body, sentFile)),
      message: m.answer_upload_saved({}, { locale }),
    }),
    uploadLimit,
  );

  mount(uploadedFileEndpoint, async ({ input: { params }, actor, showed }) => {
    const patientId = await requireRecordAccess(actor, deps, params.patientId);
    const file = await findUpload(actor, deps, patientId, params.uploadId);
    showed([patientId]);
    return file;
  });

  mount(removeUploadEndpoint, async ({ input: { params }, actor, locale }) => {
    const removed = await retractUpload(actor, deps, params.patientId, params.uploadId);
    const message = removed === 'deleted' ? m.answer_upload_deleted : m.answer_upload_struck_out;
    return { message: message({}, { locale }) };
  });
}
