import { of, statement } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointment-life.ts';
import type { ConsultMode, Payment } from '#domain/modes.ts';
import type { VisitNeeds } from '#domain/needs.ts';
import type { PrescriptionColumns } from '#server/prescriptions/prescription-row.ts';

export type DoctorAppointmentRow = PrescriptionColumns & {
  id: number;
  doctor_id: number;
  doctor_name: string;
  patient_id: number;
  patient_name: string;
  photo_hash: string | null;
  hospital: string;
  starts_at: Date;
  ends_at: Date;
  booked_at: Date;
  reason: string;
  status: AppointmentStatus;
  consult_status: ConsultMode;
  pay_status: Payment;
  meeting_link: string | null;
  rejection_reason: string | null;
  reschedule_reason: string | null;
  preferred_start: Date | null;
  late_minutes: number | null;
  needs: VisitNeeds | null;
};

/** The columns of every list of a doctor's appointments, with the newest version of the prescription. */
export const doctorAppointmentColumns = `
  a.id, a.doctor_id, d.name as doctor_name, a.patient_id, p.name as patient_name, p.photo_hash, a.hospital,
  a.starts_at, a.ends_at, a.booked_at, a.reason, a.status, a.consult_status, a.pay_status,
  a.meeting_link, a.rejection_reason, a.reschedule_reason, a.preferred_start, a.late_minutes, a.needs,
  rx.version, rx.written_at, rx.complaints, rx.diagnosis, rx.medicines, rx.advice, rx.follow_up_on,
  rx.plain_text`;
export const doctorAppointmentSources = `appointments a
  join patients p on p.id = a.patient_id
  join doctors d on d.id = a.doctor_id
  left join lateral (
    select * from prescriptions where appointment_id = a.id order by version desc limit 1
  ) rx on true`;

/** A doctor's appointments in a period with one of the statuses, in time order. */
export const appointmentsOfDoctor = statement('appointments_of_doctor', {
  values: {
    doctorId: of<number>,
    from: of<Date>,
    before: of<Date>,
    statuses: of<readonly AppointmentStatus[]>,
  },
  row: of<DoctorAppointmentRow>,
  sql: `
    select ${doctorAppointmentColumns} from ${doctorAppointmentSources}
    where a.doctor_id = :doctorId and a.starts_at >= :from and a.starts_at < :before
      and a.status = any(:statuses)
    order by a.starts_at`,
});

/** One of a doctor's request lists, the nearest appointment first. */
export const requestsOfDoctor = statement('requests_of_doctor', {
  values: { doctorId: of<number>, status: of<'Requested' | 'Request for Rescheduling'> },
  row: of<DoctorAppointmentRow>,
  sql: `
    select ${doctorAppointmentColumns} from ${doctorAppointmentSources}
    where a.doctor_id = :doctorId and a.status = :status
      -- repeats the condition of the partial index, so that the planner uses it
      and a.status in ('Requested', 'Request for Rescheduling')
    order by a.starts_at, a.id`,
});

/** One appointment, if it is this doctor's. */
export const appointmentOfDoctor = statement('appointment_of_doctor', {
  values: { id: of<number>, doctorId: of<number> },
  row: of<DoctorAppointmentRow>,
  sql: `
    select ${doctorAppointmentColumns} from ${doctorAppointmentSources}
    where a.id = :id and a.doctor_id = :doctorId`,
});
