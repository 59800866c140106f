import { of, statement } from '#db/statement.ts';
import type { AppointmentStatus, EventActor } from '#domain/appointments/appointment-lifecycle.ts';
import type { PaymentMethod } from '#domain/appointments/payments.ts';
import { isAppointmentSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';
import {
  collectorNameSql,
  joinPaymentSql,
  laterVisitsSql,
  type PaymentColumns,
  paymentColumnsSql,
} from './payment-sql.ts';

/** Locks the appointment, so the second of two concurrent recordings sees the first. */
export const lockForPayment = statement('lock_for_payment', {
  values: { id: of<number>, doctorId: of<number> },
  row: of<{ status: AppointmentStatus; was_accepted: boolean; hospital_id: number | null }>,
  sql: `
    select status, hospital_id, former_status is distinct from 'Requested' and (status <> 'Incomplete' or exists (
        select from appointment_events
        where appointment_id = a.id and to_status in ('Pending', 'Confirmed'))) as was_accepted
    from appointments a where id = :id and doctor_id = :doctorId and ${isAppointmentSql('a')} for no key update`,
});

export const findPayment = statement('find_payment', {
  values: { appointmentId: of<number> },
  row: of<PaymentColumns & { payment_id: number | null }>,
  sql: `
    select paid.id as payment_id, ${paymentColumnsSql}
    from appointments a ${joinPaymentSql} where a.id = :appointmentId`,
});

/** Next number in the doctor's own series of a year; concurrent transactions wait. */
export const takeDoctorReceiptNumber = statement('take_doctor_receipt_number', {
  values: { doctorId: of<number>, year: of<number> },
  row: of<{ number: number }>,
  sql: `
    insert into receipt_counters (doctor_id, year, last) values (:doctorId, :year, 1)
    on conflict (doctor_id, year) do update set last = receipt_counters.last + 1
    returning last as number`,
});

/** Next number in the hospital's series of a year, shared by its doctors and its front desk. */
export const takeHospitalReceiptNumber = statement('take_hospital_receipt_number', {
  values: { hospitalId: of<number>, year: of<number> },
  row: of<{ number: number }>,
  sql: `
    insert into hospital_receipt_counters (hospital_id, year, last) values (:hospitalId, :year, 1)
    on conflict (hospital_id, year) do update set last = hospital_receipt_counters.last + 1
    returning last as number`,
});

export const insertPayment = statement('insert_payment', {
  values: {
    appointmentId: of<number>,
    doctorId: of<number>,
    way: of<PaymentMethod>,
    byRole: of<EventActor>,
    byId: of<number>,
    paise: of<number>,
    at: of<Date>,
    receiptHospital: of<number | null>,
    receiptYear: of<number | null>,
    receiptNumber: of<number | null>,
  },
  sql: `
    insert into payments
      (appointment_id, doctor_id, way, amount_paise, at, by_role, by_id, receipt_hospital_id, receipt_year, receipt_number)
    values (:appointmentId, :doctorId, :way, :paise, :at, :byRole, :byId, :receiptHospital, :receiptYear, :receiptNumber)`,
});

export const insertVoid = statement('insert_void', {
  values: { id: of<number>, at: of<Date>, byRole: of<EventActor>, byId: of<number> },
  sql: `
    insert into payments (appointment_id, doctor_id, way, amount_paise, at, by_role, by_id, voids)
    select appointment_id, doctor_id, way, amount_paise, :at, :byRole, :byId, id
    from payments where id = :id`,
});

export interface DaySumsRow {
  cash: number;
  upi: number;
  card: number;
  later: number;
}

const signed = 'case when voids is null then amount_paise else -amount_paise end';
const paidSumSql = (way: PaymentMethod) =>
  `coalesce(sum(${signed}) filter (where way = '${way}'), 0)::bigint as ${way}`;

/** Recorded amounts of a doctor by payment method, in paise; deferred payments count only while unpaid. */
export const sumPayments = statement('sum_payments', {
  values: { doctorId: of<number>, from: of<Date>, before: of<Date> },
  row: of<DaySumsRow>,
  sql: `
    select ${paidSumSql('cash')}, ${paidSumSql('upi')}, ${paidSumSql('card')}, ${paidSumSql('later')}
    from payments p
    where doctor_id = :doctorId and at >= :from and at < :before
      and (way <> 'later' or not exists (
        select from payments newer
        where newer.appointment_id = any(array(
            ${laterVisitsSql('p.appointment_id')} select id from later union all select p.appointment_id))
          and newer.id > p.id and newer.voids is null
          and not exists (select from payments other where other.voids = newer.id)))`,
});

/** `hospitalLine` is null unless it was a hospital visit. */
export interface ReceiptRow extends PaymentColumns {
  collected_by: string;
  appointment_id: number;
  patient_id: number;
  starts_at: Date;
  consult_status: 'Online' | 'Offline';
  issued: {
    doctor: {
      name: string;
      qualifications: string[];
      medicalReg: string;
      Hospital: string;
      address: string | null;
      phone: string | null;
      logoHash: string | null;
    };
    patient: { name: string };
    hospitalLine: string | null;
    gstin: string | null;
  } | null;
}

/** No row unless the appointment is this doctor's or this patient's. */
export const findReceiptRow = statement('find_receipt_row', {
  values: { id: of<number>, doctorId: of<number | null>, patientId: of<number | null> },
  row: of<ReceiptRow>,
  sql: `
    select a.id as appointment_id, a.patient_id, a.starts_at, a.consult_status, ${paymentColumnsSql}, paid.issued,
      ${collectorNameSql('paid')} as collected_by
    from appointments a ${joinPaymentSql}
    where a.id = :id and (a.doctor_id = :doctorId or a.patient_id = :patientId) and ${isAppointmentSql('a')}`,
});
