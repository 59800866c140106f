import { Refusal } from '#contract/platform/refusals.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { UploadedFile } from '#server/platform/files/read-form.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { fieldRefusal } from '#server/platform/http/problems.ts';
import { lockRecord } from './entry-queries.ts';
import { readUpload } from './read-upload.ts';
import { requireRecordAccess } from './record-access.ts';
import { findUploadContent, insertUpload, retractUploadRow } from './upload-queries.ts';

type Records = Pick<Deps, 'database' | 'clock'>;

/** Years of reports; bounds a patient's storage, at 10 MB each. */
const maxUploads = 100;
/** Time in which an uploader may delete an upload. */
export const deletableMilliseconds = 24 * 3_600_000;

const toDoctorId = (actor: Actor) => (actor.role === 'doctor' ? actor.id : null);

/**
 * Stores a file and returns its id. Refuses as `readUpload`, and with `upload_missing` and `uploads_full`.
 */
export async function addUpload(
  actor: Actor,
  deps: Records,
  patient: number,
  { title, day }: { readonly title: string; readonly day: string },
  file: UploadedFile | null,
): Promise<number> {
  const { database, clock } = deps;
  const patientId = await requireRecordAccess(actor, deps, patient);
  if (!file) throw new Refusal('upload_missing');
  if (day > today(clock)) throw fieldRefusal('day', 'field_day_ahead');
  const { type, content } = await readUpload(file);
  const [added] = await database.transaction(async (db) => {
    await lockRecord(db, { patientId });
    return insertUpload(db, {
      patientId,
      title,
      day,
      type,
      bytes: content.length,
      at: new Date(clock.now()),
      doctorId: toDoctorId(actor),
      content,
      max: maxUploads,
    });
  });
  if (!added) throw new Refusal('uploads_full');
  return added.id;
}

/** Refuses with `upload_not_found` if the caller may not see it. */
export async function findUpload(actor: Actor, { database }: Records, patientId: number, id: number) {
  const wanted = { id, patientId, doctorId: toDoctorId(actor) };
  const [found] = await findUploadContent(database.pool, wanted);
  if (!found) throw new Refusal('upload_not_found');
  const ending = found.type === 'application/pdf' ? 'pdf' : 'jpg';
  const name = `${found.title.replace(/[\\/:*?"<>|]+/g, ' ').trim() || 'file'} ${found.dated_on}.${ending}`;
  return { name, type: found.type, content: found.content };
}

/** Deletes an own upload within 24 hours, or strikes it out later. */
export async function retractUpload(
  actor: Actor,
  deps: Records,
  patient: number,
  id: number,
): Promise<'deleted' | 'struck out'> {
  const { database, clock } = deps;
  const patientId = await requireRecordAccess(actor, deps, patient);
  const now = clock.now();
  const [removed] = await retractUploadRow(database.pool, {
    id,
    patientId,
    doctorId: toDoctorId(actor),
    at: new Date(now),
    since: new Date(now - deletableMilliseconds),
  });
  if (!removed) throw new Refusal('upload_not_found');
  return removed.deleted ? 'deleted' : 'struck out';
}
