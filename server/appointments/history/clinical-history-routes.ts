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
  mount(clinicalHistoryEndpoint, async ({ input: { params }, caller, showed }) => {
    const patientId = await requireRecordAccess(deps, caller, params.patientId);
    showed([patientId]);
    return findHistory(deps, caller, patientId);
  });

  mount(
    addUploadEndpoint,
    async ({ input: { params, body }, caller, sentFile, locale }) => ({
      uploadId: String(await addUpload(deps, caller, params.patientId, body, sentFile)),
      message: m.answer_upload_saved({}, { locale }),
    }),
    uploadLimit,
  );

  mount(uploadedFileEndpoint, async ({ input: { params }, caller, showed }) => {
    const patientId = await requireRecordAccess(deps, caller, params.patientId);
    const file = await findUpload(deps, caller, patientId, params.uploadId);
    showed([patientId]);
    return file;
  });

  mount(removeUploadEndpoint, async ({ input: { params }, caller, locale }) => {
    const removed = await retractUpload(deps, caller, params.patientId, params.uploadId);
    const message = removed === 'deleted' ? m.answer_upload_deleted : m.answer_upload_struck_out;
    return { message: message({}, { locale }) };
  });
}
