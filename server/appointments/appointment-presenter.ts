import type { BookedAppointment, PatientAppointment } from '#contract/appointments.ts';
import { readableId } from '#domain/readable-ids.ts';
import { photoUrl } from '#server/photos/store-photo.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AppointmentRow, PatientAppointmentRow } from './appointment-queries.ts';
import { actionsNow, clinicTime } from './clinic-time.ts';

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
export function patientAppointment(
  row: PatientAppointmentRow,
  deps: Pick<Deps, 'clock' | 'config'>,
): PatientAppointment {
  return {
    appointmentId: readableId('appointment', row.id),
    ...clinicTime(row.starts_at, deps.clock.timeZone),
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
    allowedActions: actionsNow(deps, 'patient', row),
  };
}
