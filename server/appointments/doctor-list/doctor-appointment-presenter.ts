import type { DoctorAppointment, RescheduleRequest } from '#contract/appointments/appointment-lists.ts';
import {
  type AppointmentStatus,
  findReopenDeadline,
  openStatuses,
  toPublicActor,
} from '#domain/appointments/appointment-lifecycle.ts';
import { toRupees } from '#domain/platform/money.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { presentPayment } from '#server/appointments/payments/payment-presenter.ts';
import { formatPrescriptionText } from '#server/clinical/prescriptions/prescription-row.ts';
import { presentAge } from '#server/patients/profile/present-age.ts';
import type { Deps } from '#server/platform/deps.ts';
import { photoUrl } from '#server/platform/files/store-photo.ts';
import { listAllowedActions, toAppointmentFacts, toClinicTime } from '../detail/appointment-facts.ts';
import { presentNeeds } from '../detail/needs-presenter.ts';
import type { DoctorAppointmentRow } from './doctor-appointment-queries.ts';

const isOpen = (status: AppointmentStatus) => openStatuses.some((open) => open === status);

export function doctorAppointment(
  row: DoctorAppointmentRow,
  deps: Pick<Deps, 'clock' | 'config'>,
): DoctorAppointment {
  const { date, slot } = toClinicTime(row.starts_at, deps.clock.timeZone);
  const patientId = formatId('patient', row.patient_id);
  return {
    appointmentId: formatId('appointment', row.id),
    doctorId: formatId('doctor', row.doctor_id),
    doctorName: row.doctor_name,
    patientId: { _id: String(row.patient_id), patientId, name: row.patient_name },
    patientName: row.patient_name,
    avatar: photoUrl(row.photo_hash, 'small'),
    Hospital: row.hospital,
    practiceId: formatId('practice', row.practice_id),
    practiceName: row.practice_name,
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
    doctorLate: row.doctor_late,
    squeezedIn: row.squeeze_in_reason,
    needs: presentNeeds(row.needs),
    prescription: formatPrescriptionText(row),
    allowedActions: listAllowedActions(deps, 'doctor', row),
    ...presentEnding(row, deps.clock.timeZone),
    closed: row.ended_by &&
      row.ended_at && { by: toPublicActor(row.ended_by), at: row.ended_at.toISOString(), status: row.status },
    bookedAutomatically: row.booked_automatically,
    bookedAtDesk: row.booked_at_desk,
    arrivedAt: isOpen(row.status) ? (row.arrived_at?.toISOString() ?? null) : null,
    patientPhone: row.phone,
    gender: row.gender,
    ...presentAge(row.birth_date, deps.clock),
    visitNumber: row.visit_number,
    allergies: row.allergies,
    allergiesAsked: row.allergies_asked,
    waitingSince: isOpen(row.status) ? (row.waiting_since?.toISOString() ?? null) : null,
  };
}

export function presentEnding(row: DoctorAppointmentRow, timeZone: string) {
  const until = findReopenDeadline(toAppointmentFacts(row, timeZone));
  return {
    fee: toRupees(row.fee_paise),
    payment: presentPayment(row),
    didNotCome: row.did_not_come,
    reopenUntil: until === null ? null : new Date(until).toISOString(),
  };
}

export function rescheduleRequest(row: DoctorAppointmentRow, timeZone: string): RescheduleRequest {
  const { date, slot } = toClinicTime(row.starts_at, timeZone);
  return {
    appointmentId: formatId('appointment', row.id),
    reason: row.reschedule_reason ?? '',
    patientName: row.patient_name,
    patientPhoto: { url: photoUrl(row.photo_hash, 'small') },
    date,
    time: slot,
    visitReason: row.reason,
    consultStatus: row.consult_status,
    preferred: row.preferred_start && toClinicTime(row.preferred_start, timeZone),
  };
}
