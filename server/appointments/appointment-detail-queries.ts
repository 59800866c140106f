import type { Actor, AppointmentStatus } from '#domain/appointment-life.ts';
import { statement } from '#server/platform/database.ts';
import {
  type DoctorAppointmentRow,
  doctorAppointmentColumns,
  doctorAppointmentSources,
} from './doctor-appointment-queries.ts';

export type AppointmentDetailRow = DoctorAppointmentRow & {
  specialization: string;
  email: string;
  gender: string;
  phone: string;
  date_of_birth: string;
  street: string;
  city: string;
  state: string;
  postal_code: string;
};

/** One appointment with its doctor and its patient, if it is this doctor's or this patient's. */
export const appointmentDetailOf = statement<
  AppointmentDetailRow,
  [id: number, doctorId: number | null, patientId: number | null]
>(
  'appointment_detail_of',
  `select ${doctorAppointmentColumns}, d.specialization, p.email, p.gender, p.phone, p.date_of_birth, p.street, p.city,
     p.state, p.postal_code
   from ${doctorAppointmentSources} where a.id = $1 and (a.doctor_id = $2 or a.patient_id = $3)`,
);

export interface AppointmentEventRow {
  at: Date;
  actor_role: Actor;
  from_status: AppointmentStatus | null;
  to_status: AppointmentStatus;
  note: string | null;
}

/** What happened to an appointment, in the order in which it happened. */
export const eventsOfAppointment = statement<AppointmentEventRow, [id: number]>(
  'events_of_appointment',
  `select at, actor_role, from_status, to_status, note from appointment_events
   where appointment_id = $1 order by id`,
);

export type EarlierAppointmentRow = Pick<
  DoctorAppointmentRow,
  'id' | 'starts_at' | 'reason' | 'consult_status' | 'status'
>;

/** A patient's other visits to a doctor that start before this one or are completed, newest first, 50 at most. */
export const earlierAppointments = statement<
  EarlierAppointmentRow,
  [id: number, doctorId: number, patientId: number, startsAt: Date]
>(
  'earlier_appointments',
  `select id, starts_at, reason, consult_status, status from appointments
   where doctor_id = $2 and patient_id = $3 and id <> $1 and (starts_at < $4 or status = 'Completed')
   order by starts_at desc, id desc limit 50`,
);
