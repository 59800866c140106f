import type { BookedAppointment, DoctorAppointment, PatientAppointment } from '#contract/appointments.ts';
import { dayAt, minutesAt } from '#domain/calendar-days.ts';
import { readableId } from '#domain/readable-ids.ts';
import { labelOf } from '#domain/slot-grid.ts';
import { photoUrl } from '#server/photos/store-photo.ts';
import type { AppointmentRow, DoctorAppointmentRow, PatientAppointmentRow } from './appointment-queries.ts';

/** Day and slot of an instant, as the clinic's calendar and clock show it (decisions §4). */
function clinicTime(instant: Date, timeZone: string) {
  const time = instant.getTime();
  return { date: dayAt(time, timeZone), slot: labelOf(minutesAt(time, timeZone)) };
}

/** What a patient gets back from a booking. */
export function bookedAppointment(row: AppointmentRow, timeZone: string): BookedAppointment {
  const { date, slot } = clinicTime(row.starts_at, timeZone);
  return {
    appointmentId: readableId('appointment', row.id),
    doctorId: readableId('doctor', row.doctor_id),
    doctorName: row.doctor_name,
    Hospital: row.hospital,
    date,
    slotNumber: slot,
    reason: row.reason,
    payStatus: row.pay_status,
    consultStatus: row.consult_status,
    appStatus: row.status,
  };
}

/** One of a patient's own appointments. */
export function patientAppointment(row: PatientAppointmentRow, timeZone: string): PatientAppointment {
  return {
    appointmentId: readableId('appointment', row.id),
    ...clinicTime(row.starts_at, timeZone),
    startsAt: row.starts_at.toISOString(),
    reason: row.reason,
    doctorId: readableId('doctor', row.doctor_id),
    doctorName: row.doctor_name,
    specialization: row.specialization,
    doctorPhoto: photoUrl(row.photo_hash, 'small'),
    consultStatus: row.consult_status,
    payStatus: row.pay_status,
    hospital: row.hospital,
    appStatus: row.status,
    meetLink: row.meeting_link,
    rejectionReason: row.rejection_reason,
  };
}

/** One of a doctor's own appointments: who comes, when and why. */
export function doctorAppointment(row: DoctorAppointmentRow, timeZone: string): DoctorAppointment {
  const { date, slot } = clinicTime(row.starts_at, timeZone);
  return {
    appointmentId: readableId('appointment', row.id),
    date,
    slotNumber: slot,
    reason: row.reason,
    appStatus: row.status,
    consultStatus: row.consult_status,
    payStatus: row.pay_status,
    meetLink: row.meeting_link,
    patientName: row.patient_name,
    avatar: photoUrl(row.photo_hash, 'small'),
  };
}
