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

/** A doctor sees the own uploads and the patient's; the patient (null doctor) sees all. */
export const visibleUploadsSql = `patient_id = :patientId and deleted_at is null and (
  :doctorId::bigint is null or uploaded_by_doctor_id is null or uploaded_by_doctor_id = :doctorId)`;

export const listUploads = statement('list_uploads', {
  values: { patientId: of<number>, doctorId: of<number | null> },
  row: of<UploadRow>,
  sql: `
    select id, title, dated_on, type, bytes, uploaded_at, uploaded_by_doctor_id, struck_out_at
    from uploads where ${visibleUploadsSql} order by dated_on desc, id desc`,
});
