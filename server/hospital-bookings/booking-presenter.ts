import type { BookableDoctor } from '#contract/hospital-bookings.ts';
import type { VisitOfPerson, VisitStep } from '#contract/hospital-people.ts';
import type { AppointmentStatus } from '#domain/appointment-life.ts';
import { consultModes } from '#domain/modes.ts';
import { rupeesOf } from '#domain/money.ts';
import { payableStatuses } from '#domain/payments.ts';
import { readableId } from '#domain/readable-ids.ts';
import { clinicTime } from '#server/appointments/clinic-time.ts';
import { presentPayment } from '#server/payments/payment-presenter.ts';
import type { BookableDoctorRow, HospitalVisitRow } from './booking-queries.ts';

const payable: readonly AppointmentStatus[] = payableStatuses;

/** What the desk may do with a visit now: the actions check the same again. */
function stepsOf({
  status,
  former_status,
  was_accepted,
  desk_may,
  payment_way,
}: HospitalVisitRow): VisitStep[] {
  const answers = status === 'Requested' && desk_may.includes('answer');
  const isDue = payment_way === null || payment_way === 'later';
  const isAccepted = was_accepted && former_status !== 'Requested' && payable.includes(status);
  return [
    ...(answers ? (['accept', 'reject'] as const) : []),
    ...(isAccepted && isDue && desk_may.includes('collect') ? (['collect'] as const) : []),
  ];
}

/** A visit for the staff of its hospital. */
export const presentHospitalVisit = (row: HospitalVisitRow, timeZone: string): VisitOfPerson => ({
  appointmentId: readableId('appointment', row.id),
  ...clinicTime(row.starts_at, timeZone),
  startsAt: row.starts_at.toISOString(),
  doctorId: readableId('doctor', row.doctor_id),
  doctorName: row.doctor_name,
  practiceId: readableId('practice', row.practice_id),
  practiceName: row.practice_name,
  consultStatus: row.consult_status,
  payStatus: row.pay_status,
  fee: rupeesOf(row.fee_paise),
  payment: presentPayment(row),
  appStatus: row.status,
  bookedBy: row.booker_role && { role: row.booker_role, name: row.booker_name ?? '' },
  steps: stepsOf(row),
});

export const presentBookableDoctor = (row: BookableDoctorRow): BookableDoctor => ({
  doctorId: readableId('doctor', row.doctor_id),
  name: row.name,
  specialization: row.specialization,
  practiceId: readableId('practice', row.practice_id),
  room: row.room,
  modes: consultModes.filter((mode) => row.modes.includes(mode)),
  fee: rupeesOf(row.clinic_fee_paise),
});
