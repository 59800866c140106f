import { of, statement } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import { isAppointmentSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';

export interface RoomRow {
  id: number;
  doctor_id: number;
  doctor_name: string;
  doctor_photo: string | null;
  patient_id: number;
  patient_name: string;
  patient_photo: string | null;
  starts_at: Date;
  ends_at: Date;
  status: AppointmentStatus;
  former_status: AppointmentStatus | null;
  consult_status: ConsultMode;
  reason: string;
  meeting_link: string | null;
}

/** No row unless the appointment is this doctor's or this patient's. */
export const findRoomRow = statement('find_room_row', {
  values: { id: of<number>, doctorId: of<number | null>, patientId: of<number | null> },
  row: of<RoomRow>,
  sql: `
    select a.id, a.doctor_id, d.name as doctor_name, d.photo_hash as doctor_photo, a.patient_id,
      p.name as patient_name, p.photo_hash as patient_photo, a.starts_at, a.ends_at,
      a.status, a.former_status, a.consult_status, a.reason, a.meeting_link
    from appointments a join doctors d on d.id = a.doctor_id join patients p on p.id = a.patient_id
    where a.id = :id and (a.doctor_id = :doctorId or a.patient_id = :patientId) and ${isAppointmentSql('a')}`,
});

export interface ConsentRow {
  given_at: Date;
  version: string;
}

export const findConsent = statement('find_consent', {
  values: { appointmentId: of<number> },
  row: of<ConsentRow>,
  sql: `
    select given_at, version from consents
    where appointment_id = :appointmentId order by given_at desc limit 1`,
});

/** Idempotent. */
export const insertConsent = statement('insert_consent', {
  values: {
    appointmentId: of<number>,
    version: of<string>,
    patientId: of<number>,
    agreedAt: of<Date>,
    language: of<string>,
  },
  sql: `
    insert into consents (appointment_id, version, patient_id, given_at, language)
    values (:appointmentId, :version, :patientId, :agreedAt, :language)
    on conflict do nothing`,
});
