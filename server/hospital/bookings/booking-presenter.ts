import type { BookableDoctor } from '#contract/hospital/hospital-bookings.ts';
import type { VisitOfPerson } from '#contract/hospital/hospital-people.ts';
import { consultModes } from '#domain/doctors/modes.ts';
import { rupeesOf } from '#domain/platform/money.ts';
import { readableId } from '#domain/platform/readable-ids.ts';
import { clinicTime } from '#server/appointments/detail/clinic-time.ts';
import { presentPayment } from '#server/appointments/payments/payment-presenter.ts';
import { deskSteps } from '#server/hospital/front-desk/desk-steps.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { BookableDoctorRow, HospitalVisitRow } from './booking-queries.ts';
import type { OtherTime } from './find-times.ts';

/** A visit for the staff of its hospital. */
export const presentHospitalVisit = (row: HospitalVisitRow, clock: Clock): VisitOfPerson => ({
  appointmentId: readableId('appointment', row.id),
  ...clinicTime(row.starts_at, clock.timeZone),
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
  steps: deskSteps(row, clock),
});

export const presentOtherTime = ({ doctor, date, slot }: OtherTime) => ({
  doctorId: readableId('doctor', doctor.doctor_id),
  doctorName: doctor.name,
  practiceId: readableId('practice', doctor.practice_id),
  date,
  slot,
});

export const presentBookableDoctor = (row: BookableDoctorRow): BookableDoctor => ({
  doctorId: readableId('doctor', row.doctor_id),
  name: row.name,
  specialization: row.specialization,
  practiceId: readableId('practice', row.practice_id),
  room: row.room,
  modes: consultModes.filter((mode) => row.modes.includes(mode)),
  fee: rupeesOf(row.clinic_fee_paise),
  videoFee: rupeesOf(row.video_fee_paise ?? row.clinic_fee_paise),
});
