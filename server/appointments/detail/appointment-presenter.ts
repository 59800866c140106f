import type { BookedAppointment, PatientAppointment } from '#contract/appointments/appointments.ts';
import { type AppointmentStatus, transitions } from '#domain/appointments/appointment-lifecycle.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import type { ListedPeople } from '#server/patients/access/guardian-access.ts';
import type { Deps } from '#server/platform/deps.ts';
import { photoUrl } from '#server/platform/files/store-photo.ts';
import { type Locale, refusalSentence } from '#server/platform/http/language.ts';
import type { AppointmentRow } from '../booking/booking-queries.ts';
import type { PatientAppointmentRow } from '../patient-list/patient-appointment-queries.ts';
import { listAllowedActions, toClinicTime } from './appointment-facts.ts';
import { presentNeeds } from './needs-presenter.ts';

export function bookedAppointment(row: AppointmentRow, timeZone: string): BookedAppointment {
  const { date, slot } = toClinicTime(row.starts_at, timeZone);
  return {
    appointmentId: formatId('appointment', row.id),
    doctorId: formatId('doctor', row.doctor_id),
    doctorName: row.doctor_name,
    Hospital: row.hospital,
    practiceId: formatId('practice', row.practice_id),
    practiceName: row.practice_name,
    date,
    slotNumber: slot,
    reason: row.reason,
    payStatus: row.pay_status,
    consultStatus: row.consult_status,
    appStatus: row.status,
  };
}

const changeable: readonly AppointmentStatus[] = transitions.cancel.from;

/**
 * An appointment of one of `people`, seen by the patient or a guardian; actions are only allowed to those who
 * may book for the patient.
 */
export function patientAppointment(
  row: PatientAppointmentRow,
  people: ListedPeople,
  deps: Pick<Deps, 'clock' | 'config'>,
  locale: Locale,
): PatientAppointment {
  const { noticeMinutes } = deps.config;
  const person = people.get(row.patient_id);
  if (!person) throw new Error(`Appointment ${row.id} is of nobody in the list`);
  const allowed = person.may_book ? listAllowedActions(deps, 'patient', row) : [];
  const isTooLate = person.may_book && changeable.includes(row.status) && !allowed.includes('cancel');
  return {
    appointmentId: formatId('appointment', row.id),
    ...toClinicTime(row.starts_at, deps.clock.timeZone),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    bookedAt: row.booked_at.toISOString(),
    reason: row.reason,
    doctorId: formatId('doctor', row.doctor_id),
    doctorName: row.doctor_name,
    specialization: row.specialization,
    doctorPhoto: photoUrl(row.photo_hash, 'small'),
    consultStatus: row.consult_status,
    payStatus: row.pay_status,
    hospital: row.hospital,
    practiceId: formatId('practice', row.practice_id),
    practiceName: row.practice_name,
    appStatus: row.status,
    meetLink: row.meeting_link,
    rejectionReason: row.rejection_reason,
    timeKeptReason: row.time_kept_reason,
    doctorLate: row.doctor_late,
    allowedActions: allowed,
    tooLate: isTooLate ? refusalSentence('too_late', locale, { noticeMinutes }) : null,
    canPickTime: person.may_book && row.awaits_time,
    replaces: row.replaces_id === null ? null : formatId('appointment', row.replaces_id),
    hasPrescription: row.has_prescription,
    needs: presentNeeds(row.needs),
    patient: {
      patientId: formatId('patient', row.patient_id),
      name: row.patient_name,
      relation: person.relation,
    },
  };
}
