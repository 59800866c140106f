import { of, statement } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import {
  joinPaymentSql,
  type PaymentColumns,
  paymentColumnsSql,
} from '#server/appointments/payments/payment-sql.ts';
import type { PrescriptionColumns } from '#server/clinical/prescriptions/prescription-row.ts';
import { isAppointmentSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';

export type HistoryVisitRow = PrescriptionColumns &
  PaymentColumns & {
    id: number;
    doctor_name: string;
    starts_at: Date;
    reason: string;
    consult_status: ConsultMode;
    status: AppointmentStatus;
  };

/**
 * Newest first; a null doctor means the patient's own view. Prescriptions of a reopened visit are drafts,
 * which only the doctor sees.
 */
export const listPatientVisits = statement('list_patient_visits', {
  values: { patientId: of<number>, doctorId: of<number | null>, max: of<number> },
  row: of<HistoryVisitRow>,
  sql: `
    select a.id, d.name as doctor_name, a.starts_at, a.reason, a.consult_status, a.status, rx.version,
      rx.written_at, rx.complaints, rx.diagnosis, rx.medicines, rx.advice, rx.other_medicines, rx.follow_up_on, rx.plain_text,
      ${paymentColumnsSql}
    from appointments a
      join doctors d on d.id = a.doctor_id
      left join lateral (
        select * from prescriptions where appointment_id = a.id and (:doctorId::bigint is not null or a.status = 'Completed')
        order by version desc limit 1
      ) rx on true
      ${joinPaymentSql}
    where a.patient_id = :patientId and a.doctor_id = coalesce(:doctorId, a.doctor_id) and ${isAppointmentSql('a')}
    order by a.starts_at desc limit :max`,
});
