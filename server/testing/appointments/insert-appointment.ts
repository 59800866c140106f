import { query } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { TestPerson } from '#server/testing/people.ts';

interface StoredAppointment {
  readonly doctor: Pick<TestPerson, 'id'>;
  readonly patient: Pick<TestPerson, 'id'>;
  /** The main one if absent. */
  readonly practice?: number;
  /** An instant, or clinic day and time, such as `2026-11-26 09:15`. */
  readonly at: Date | string;
  readonly minutes?: number;
  readonly bookedAt?: Date;
  readonly status?: AppointmentStatus;
  readonly formerStatus?: AppointmentStatus | null;
  readonly reason?: string;
  readonly mode?: 'Online' | 'Offline';
  readonly payment?: 'Paid' | 'Unpaid';
  readonly feePaise?: number;
  /** Amount recorded by the doctor, in paise. */
  readonly collected?: number;
}

export async function insertAppointment({ db }: TestApp, stored: StoredAppointment): Promise<number> {
  const at = typeof stored.at === 'string' ? `${stored.at}+05:30` : stored.at;
  const values = {
    practice: null,
    minutes: 10,
    bookedAt: at,
    status: 'Completed',
    formerStatus: null,
    reason: 'Fever',
    mode: 'Offline',
    payment: 'Unpaid',
    feePaise: null,
    ...stored,
    at,
    doctor: stored.doctor.id,
    patient: stored.patient.id,
  };
  const [visit] = await query<{ id: number }>(
    db.pool,
    `insert into appointments (practice_id, hospital_id, doctor_id, patient_id, hospital, starts_at, ends_at, status,
       former_status, reason, consult_status, meeting_link, pay_status, fee_paise, booked_at)
     select id, case when hospital_agreed_at is not null then hospital_id end, doctor_id, :patient, name, :at,
       :at::timestamptz + make_interval(mins => :minutes), :status, :formerStatus, :reason, :mode,
       case when :mode = 'Online' and :status <> 'Requested' then 'HAMS_a_room' end, :payment,
       coalesce(:feePaise, clinic_fee_paise), :bookedAt
     from practices where doctor_id = :doctor and case when :practice::bigint is null then is_main else id = :practice end
     returning id`,
    values,
  );
  if (!visit) throw new Error('No such practice');
  if (stored.collected === undefined) return visit.id;
  await query(
    db.pool,
    `insert into payments (appointment_id, doctor_id, way, amount_paise, at, by_role, by_id, receipt_year, receipt_number)
     select :visitId, :doctor, 'upi', :collected, :at, 'doctor', :doctor, 2026,
       (select count(*) + 1 from payments where doctor_id = :doctor)`,
    { ...values, visitId: visit.id },
  );
  return visit.id;
}
