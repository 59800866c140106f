import { of, statement } from '#db/statement.ts';
import { type UploadRow, visibleUploadsSql } from './list-uploads.ts';

/** No row if the patient has `max` files already, including struck out ones. */
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
    max: of<number>,
  },
  row: of<{ id: number }>,
  sql: `
    with added as (
      insert into uploads (patient_id, title, dated_on, type, bytes, uploaded_at, uploaded_by_doctor_id)
      select :patientId, :title, :day, :type, :bytes, :at, :doctorId
      where (select count(*) from uploads where patient_id = :patientId and deleted_at is null) < :max
      returning id
    ), stored as (
      insert into upload_contents (upload_id, content) select id, :content from added
    )
    select id from added`,
});

export const findUploadContent = statement('find_upload_content', {
  values: { id: of<number>, patientId: of<number>, doctorId: of<number | null> },
  row: of<{ title: string; dated_on: string; type: UploadRow['type']; content: Buffer }>,
  sql: `
    select title, dated_on, type, content
    from uploads join upload_contents on upload_id = id
    where id = :id and ${visibleUploadsSql}`,
});

/** Only by the uploader: deletes the content of uploads after `since`, and strikes out older ones. */
export const retractUploadRow = statement('retract_upload_row', {
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
