import type { BookableDoctor } from '#contract/hospital/hospital-bookings.ts';
import type { PersonVisit } from '#contract/hospital/hospital-patients.ts';
import { consultModes } from '#domain/doctors/consult-modes.ts';
import { toRupees } from '#domain/platform/money.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { toClinicTime } from '#server/appointments/detail/appointment-facts.ts';
import { presentPayment } from '#server/appointments/payments/payment-presenter.ts';
import { listDeskSteps } from '#server/hospital/front-desk/desk-steps.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { AlternativeTime } from './find-bookable-times.ts';
import type { BookableDoctorRow, HospitalVisitRow } from './hospital-booking-queries.ts';

export const presentHospitalVisit = (row: HospitalVisitRow, clock: Clock): PersonVisit => ({
  appointmentId: formatId('appointment', row.id),
  ...toClinicTime(row.starts_at, clock.timeZone),
  startsAt: row.starts_at.toISOString(),
  doctorId: formatId('doctor', row.doctor_id),
  doctorName: row.doctor_name,
  practiceId: formatId('practice', row.practice_id),
  practiceName: row.practice_name,
  consultStatus: row.consult_status,
  payStatus: row.pay_status,
  fee: toRupees(row.fee_paise),
  payment: presentPayment(row),
  appStatus: row.status,
  bookedBy: row.booker_role && { role: row.booker_role, name: row.booker_name ?? '' },
  steps: listDeskSteps(row, clock),
});

export const presentAlternativeTime = ({ doctor, date, slot }: AlternativeTime) => ({
  doctorId: formatId('doctor', doctor.doctor_id),
  doctorName: doctor.name,
  practiceId: formatId('practice', doctor.practice_id),
  date,
  slot,
});

export const presentBookableDoctor = (row: BookableDoctorRow): BookableDoctor => ({
  doctorId: formatId('doctor', row.doctor_id),
  name: row.name,
  specialization: row.specialization,
  practiceId: formatId('practice', row.practice_id),
  room: row.room,
  modes: consultModes.filter((mode) => row.modes.includes(mode)),
  fee: toRupees(row.clinic_fee_paise),
  videoFee: toRupees(row.video_fee_paise ?? row.clinic_fee_paise),
});
