import { of, statement } from '#db/statement.ts';

export interface UploadRow {
  id: number;
  title: string;
  dated_on: string;
  type: 'application/pdf' | 'image/jpeg';
  bytes: number;
  uploaded_at: Date;
  uploaded_by_doctor_id: number | null;
  struck_out_at: Date | null;
}

/** No row when the patient has `atMost` files already, struck out ones included. */
export const insertUpload = statement('insert_upload', {
  values: {
    patientId: of<number>,
    title: of<string>,
    day: of<string>,
    type: of<UploadRow['type']>,
    bytes: of<number>,
    at: of<Date>,
    doctorId: of<number | null>,
    content: of<Buffer>,
    atMost: of<number>,
  },
  row: of<{ id: number }>,
  sql: `
    with added as (
      insert into uploads (patient_id, title, dated_on, type, bytes, uploaded_at, uploaded_by_doctor_id)
      select :patientId, :title, :day, :type, :bytes, :at, :doctorId
      where (select count(*) from uploads where patient_id = :patientId and deleted_at is null) < :atMost
      returning id
    ), stored as (
      insert into upload_contents (upload_id, content) select id, :content from added
    )
    select id from added`,
});

/** What a doctor (null: the patient) may see: the own uploads and the patient's; the patient sees all. */
const seen = `patient_id = :patientId and deleted_at is null and (
  :doctorId::bigint is null or uploaded_by_doctor_id is null or uploaded_by_doctor_id = :doctorId)`;

export const uploadsOfPatient = statement('uploads_of_patient', {
  values: { patientId: of<number>, doctorId: of<number | null> },
  row: of<UploadRow>,
  sql: `
    select id, title, dated_on, type, bytes, uploaded_at, uploaded_by_doctor_id, struck_out_at
    from uploads where ${seen} order by dated_on desc, id desc`,
});

export const uploadedContent = statement('uploaded_content', {
  values: { id: of<number>, patientId: of<number>, doctorId: of<number | null> },
  row: of<{ title: string; dated_on: string; type: UploadRow['type']; content: Buffer }>,
  sql: `
    select title, dated_on, type, content
    from uploads join upload_contents on upload_id = id
    where id = :id and ${seen}`,
});

/** By whoever uploaded it: what was uploaded after `since` loses its content, other uploads are struck out. */
export const removeUpload = statement('remove_upload', {
  values: {
    id: of<number>,
    patientId: of<number>,
    doctorId: of<number | null>,
    at: of<Date>,
    since: of<Date>,
  },
  row: of<{ deleted: boolean }>,
  sql: `
    with removed as (
      update uploads set
        deleted_at = case when uploaded_at > :since then :at::timestamptz end,
        struck_out_at = case when uploaded_at > :since then struck_out_at else :at end
      where id = :id and patient_id = :patientId and deleted_at is null and struck_out_at is null
        and uploaded_by_doctor_id is not distinct from :doctorId
      returning id, deleted_at is not null as deleted
    ), emptied as (
      delete from upload_contents using removed where upload_id = removed.id and removed.deleted
    )
    select deleted from removed`,
});
