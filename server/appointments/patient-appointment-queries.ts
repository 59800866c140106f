import type { AppointmentStatus } from '#domain/appointment-life.ts';
import { openStatuses } from '#domain/appointment-life.ts';
import { statement } from '#server/platform/database.ts';
import type { AppointmentRow } from './appointment-queries.ts';

export interface PatientAppointmentRow extends AppointmentRow {
  ends_at: Date;
  specialization: string;
  photo_hash: string | null;
  meeting_link: string | null;
  rejection_reason: string | null;
  replaces_id: number | null;
  /** Rescheduled, and no new time has been chosen. */
  awaits_time: boolean;
  has_prescription: boolean;
}

const columns = `a.id, a.doctor_id, d.name as doctor_name, d.specialization, d.photo_hash, a.hospital, a.starts_at, a.ends_at, a.reason,
  a.consult_status, a.pay_status, a.status, a.meeting_link, a.rejection_reason, a.replaces_id,
  a.status = 'Rescheduled' and not exists (select from appointments n where n.replaces_id = a.id) as awaits_time,
  exists (select from prescriptions where appointment_id = a.id) as has_prescription`;
const sources = 'appointments a join doctors d on d.id = a.doctor_id';
const open = openStatuses.map((status: AppointmentStatus) => `'${status}'`).join(', ');

export const appointmentsOfPatient = statement<PatientAppointmentRow, [patientId: number]>(
  'appointments_of_patient',
  `select ${columns} from ${sources} where a.patient_id = $1 order by a.starts_at desc, a.id desc`,
);

/** What lies ahead of a patient, the nearest first. */
export const openAppointmentsOfPatient = statement<PatientAppointmentRow, [patientId: number]>(
  'open_appointments_of_patient',
  `select ${columns} from ${sources} where a.patient_id = $1 and a.status in (${open}) order by a.starts_at, a.id`,
);

/** One page of what lies behind a patient, newest first; each row says how many there are on all pages. */
export const historyOfPatient = statement<
  PatientAppointmentRow & { total: number },
  [patientId: number, atMost: number, skip: number]
>(
  'history_of_patient',
  `select ${columns}, count(*) over () as total from ${sources}
   where a.patient_id = $1 and a.status not in (${open})
   order by a.starts_at desc, a.id desc limit $2 offset $3`,
);

export const historyLength = statement<{ total: number }, [patientId: number]>(
  'history_length',
  `select count(*) as total from appointments where patient_id = $1 and status not in (${open})`,
);

/** Locks an appointment of the patient's for the choice of its new time. */
export const lockForNewTime = statement<
  { status: AppointmentStatus; doctor_id: number; consult_status: string },
  [id: number, patientId: number]
>(
  'lock_for_new_time',
  'select status, doctor_id, consult_status from appointments where id = $1 and patient_id = $2 for update',
);

export const isReplaced = statement<{ replaced: boolean }, [id: number]>(
  'is_replaced',
  'select exists (select from appointments where replaces_id = $1) as replaced',
);

/** An appointment as a booking answers it. */
export const bookingById = statement<AppointmentRow, [id: number]>(
  'booking_by_id',
  `select a.id, a.doctor_id, d.name as doctor_name, a.hospital, a.starts_at, a.reason, a.consult_status, a.pay_status,
     a.status
   from ${sources} where a.id = $1`,
);
