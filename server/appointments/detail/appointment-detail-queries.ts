import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import type { AppointmentStatus, EventActor } from '#domain/appointments/appointment-lifecycle.ts';
import { visitSteps } from '#domain/appointments/visit-progress.ts';
import {
  type ContactOwner,
  contactOwnerColumnsSql,
  joinContactOwnerSql,
} from '#server/patients/profile/contact-phone.ts';
import { isAppointmentSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';
import {
  type DoctorAppointmentRow,
  doctorAppointmentColumnsSql,
  doctorAppointmentSourcesSql,
} from '../doctor-list/doctor-appointment-queries.ts';

export type AppointmentDetailRow = DoctorAppointmentRow &
  ContactOwner & {
    specialization: string;
    email: string;
    street: string;
    city: string;
    state: string;
    postal_code: string;
    abha_number: string | null;
    abha_address: string | null;
  };

/** No row unless the appointment is this doctor's or this patient's. */
export const findAppointmentDetailRow = statement('find_appointment_detail_row', {
  values: { id: of<number>, doctorId: of<number | null>, patientId: of<number | null> },
  row: of<AppointmentDetailRow>,
  sql: `
    select ${doctorAppointmentColumnsSql},
      d.specialization, coalesce(account.email, '') as email, p.street, p.city, p.state, p.postal_code, p.abha_number, p.abha_address,
      ${contactOwnerColumnsSql}
    from ${doctorAppointmentSourcesSql} left join accounts account on account.id = p.account_id ${joinContactOwnerSql('p')}
    where a.id = :id and (a.doctor_id = :doctorId or a.patient_id = :patientId) and ${isAppointmentSql('a')}`,
});

export interface AppointmentEventRow {
  at: Date;
  actor_role: EventActor;
  action: string;
  from_status: AppointmentStatus | null;
  to_status: AppointmentStatus;
  note: string | null;
}

const steps = literalsSql(visitSteps);

/** In time order, without the steps of the visit, which change no status. */
export const listAppointmentEvents = statement('list_appointment_events', {
  values: { id: of<number> },
  row: of<AppointmentEventRow>,
  sql: `
    select at, actor_role, action, from_status, to_status, note from appointment_events
    where appointment_id = :id and action not in (${steps}) order by id`,
});

export type EarlierAppointmentRow = Pick<
  DoctorAppointmentRow,
  'id' | 'starts_at' | 'reason' | 'consult_status' | 'status'
>;

/**
 * A patient's other appointments with a doctor that start before this one or are completed, newest first, at
 * most 50.
 */
export const listEarlierAppointments = statement('list_earlier_appointments', {
  values: { id: of<number>, doctorId: of<number>, patientId: of<number>, startsAt: of<Date> },
  row: of<EarlierAppointmentRow>,
  sql: `
    select id, starts_at, reason, consult_status, status from appointments
    where doctor_id = :doctorId and patient_id = :patientId and id <> :id and ${isAppointmentSql('appointments')}
      and (starts_at < :startsAt or status = 'Completed')
    order by starts_at desc, id desc limit 50`,
});
