import type { DoctorAppointment, RescheduleRequest } from '#contract/appointment-lists.ts';
import { readableId } from '#domain/readable-ids.ts';
import { photoUrl } from '#server/photos/store-photo.ts';
import type { Deps } from '#server/platform/deps.ts';
import { textOfPrescription } from '#server/prescriptions/prescription-row.ts';
import { actionsNow, clinicTime } from './clinic-time.ts';
import type { DoctorAppointmentRow } from './doctor-appointment-queries.ts';
import { presentNeeds } from './needs-presenter.ts';

/** One of a doctor's appointments. */
export function doctorAppointment(
  row: DoctorAppointmentRow,
  deps: Pick<Deps, 'clock' | 'config'>,
): DoctorAppointment {
  const { date, slot } = clinicTime(row.starts_at, deps.clock.timeZone);
  const patientId = readableId('patient', row.patient_id);
  return {
    appointmentId: readableId('appointment', row.id),
    doctorId: readableId('doctor', row.doctor_id),
    doctorName: row.doctor_name,
    patientId: { _id: String(row.patient_id), patientId, name: row.patient_name },
    patientName: row.patient_name,
    avatar: photoUrl(row.photo_hash, 'small'),
    Hospital: row.hospital,
    date,
    slotNumber: slot,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    bookedAt: row.booked_at.toISOString(),
    reason: row.reason,
    appStatus: row.status,
    consultStatus: row.consult_status,
    payStatus: row.pay_status,
    meetLink: row.meeting_link,
    rejectionReason: row.rejection_reason,
    lateMinutes: row.late_minutes,
    needs: presentNeeds(row.needs),
    prescription: textOfPrescription(row),
    allowedActions: actionsNow(deps, 'doctor', row),
  };
}

/** A reschedule request. */
export function rescheduleRequest(row: DoctorAppointmentRow, timeZone: string): RescheduleRequest {
  const { date, slot } = clinicTime(row.starts_at, timeZone);
  return {
    appointmentId: readableId('appointment', row.id),
    reason: row.reschedule_reason ?? '',
    patientName: row.patient_name,
    patientPhoto: { url: photoUrl(row.photo_hash, 'small') },
    date,
    time: slot,
    visitReason: row.reason,
    consultStatus: row.consult_status,
    preferred: row.preferred_start && clinicTime(row.preferred_start, timeZone),
  };
}
