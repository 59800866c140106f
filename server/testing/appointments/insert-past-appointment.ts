import { query } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { TestPerson } from '#server/testing/people.ts';

interface PastAppointment {
  readonly doctor: TestPerson;
  readonly patient: TestPerson;
  /** Clinic day and time, such as `2026-11-26 09:15`. */
  readonly at: string;
  readonly status: AppointmentStatus;
  readonly mode?: 'Online' | 'Offline';
  readonly payment?: 'Paid' | 'Unpaid';
  readonly feePaise?: number;
  /** Amount recorded by the doctor, in paise. */
  readonly collected?: number;
}

export async function insertPastAppointment({ db }: TestApp, past: PastAppointment): Promise<void> {
  const {
    doctor,
    patient,
    at,
    status,
    mode = 'Offline',
    payment = 'Unpaid',
    feePaise = 65_050,
    collected,
  } = past;
  const [visit] = await query<{ id: number }>(
    db.pool,
    `insert into appointments (practice_id, hospital_id, doctor_id, patient_id, hospital, starts_at, ends_at, status, reason, consult_status,
       pay_status, fee_paise, booked_at)
     select id, case when hospital_agreed_at is not null then hospital_id end, :doctorId, :patientId, 'Own Practice', :at,
       :at::timestamptz + interval '5 minutes', :status, 'Fever', :mode, :payment, :feePaise, :at
     from practices where doctor_id = :doctorId and is_main returning id`,
    { doctorId: doctor.id, patientId: patient.id, at: `${at}+05:30`, status, mode, payment, feePaise },
  );
  if (collected === undefined) return;
  await query(
    db.pool,
    `insert into payments (appointment_id, doctor_id, way, amount_paise, at, by_role, by_id, receipt_year, receipt_number)
     select :visitId, :doctorId, 'upi', :collected, :at, 'doctor', :doctorId, 2026,
       (select count(*) + 1 from payments where doctor_id = :doctorId)`,
    { visitId: visit?.id, doctorId: doctor.id, collected, at: `${at}+05:30` },
  );
}
