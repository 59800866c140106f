import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import { toPublicActor } from '#domain/appointments/appointment-lifecycle.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import {
  formatPrescriptionText,
  isVisibleToPatient,
} from '#server/clinical/prescriptions/prescription-row.ts';
import { presentGuardian } from '#server/patients/family/present-guardian.ts';
import { presentContactOwner } from '#server/patients/profile/contact-phone.ts';
import { presentAge } from '#server/patients/profile/present-age.ts';
import type { Deps } from '#server/platform/deps.ts';
import { photoUrl } from '#server/platform/files/store-photo.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { presentEnding } from '../doctor-list/doctor-appointment-presenter.ts';
import type { AppointmentDetailRow } from './appointment-detail-queries.ts';
import { listAllowedActions, toClinicTime } from './appointment-facts.ts';
import type { FoundAppointment } from './find-appointment-detail.ts';
import { presentNeeds } from './needs-presenter.ts';

type Clocked = Pick<Deps, 'clock' | 'config'>;

export function appointmentDetail(
  { row, events, earlier, prescription, followUp, booker, staffBooker }: FoundAppointment,
  viewer: Actor['role'],
  deps: Clocked,
): AppointmentDetail {
  const { timeZone } = deps.clock;
  const { date, slot } = toClinicTime(row.starts_at, timeZone);
  const isIssued = viewer === 'doctor' || isVisibleToPatient(row.status);
  return {
    appointmentDetails: {
      appointmentId: formatId('appointment', row.id),
      doctor: row.doctor_name,
      doctorId: formatId('doctor', row.doctor_id),
      bookedOn: toClinicTime(row.booked_at, timeZone).date,
      bookedBy: viewer === 'doctor' ? booker && presentGuardian(booker) : null,
      bookedAtDesk: staffBooker,
      department: row.specialization,
      date,
      time: slot,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      reason: row.reason,
      type: row.consult_status,
      hospital: row.hospital,
      practiceId: formatId('practice', row.practice_id),
      practiceName: row.practice_name,
      payStatus: row.pay_status,
      status: row.status,
      meetLink: row.meeting_link,
      rejectionReason: row.rejection_reason,
      lateMinutes: row.late_minutes,
      squeezedIn: viewer === 'doctor' ? row.squeeze_in_reason : null,
      needs: presentNeeds(row.needs),
      prescription: isIssued ? formatPrescriptionText(row) : null,
      prescriptionDetails: isIssued ? prescription : null,
      followUp,
      allowedActions: listAllowedActions(deps, viewer, row),
      ...presentEnding(row, timeZone),
      events: events.map(({ at, actor_role, action, from_status, to_status, note }) => ({
        at: at.toISOString(),
        by: toPublicActor(actor_role),
        from: from_status,
        to: to_status,
        note: action === 'late' ? null : note,
        lateMinutes: action === 'late' ? Number(note) : null,
      })),
    },
    patientDetails: patientDetails(row, viewer, deps.clock),
    previousAppointments: earlier.map((one) => {
      const { date, slot } = toClinicTime(one.starts_at, timeZone);
      return {
        appointmentId: formatId('appointment', one.id),
        date,
        time: slot,
        reason: one.reason,
        type: one.consult_status,
        status: one.status,
      };
    }),
  };
}

function patientDetails(
  row: AppointmentDetailRow,
  viewer: Actor['role'],
  clock: Deps['clock'],
): AppointmentDetail['patientDetails'] {
  const { street, city, state, postal_code } = row;
  const contactOwner = presentContactOwner(row);
  const isForDoctor = viewer === 'doctor';
  const region = [state, postal_code].filter(Boolean).join(' ');
  return {
    patientId: formatId('patient', row.patient_id),
    name: row.patient_name,
    email: row.email,
    gender: row.gender,
    // A guardian must not learn another guardian's number.
    contact: isForDoctor || !contactOwner ? row.phone : '',
    contactOf: isForDoctor ? contactOwner : null,
    ...presentAge(row.birth_date, clock),
    abhaNumber: isForDoctor ? row.abha_number : null,
    abhaAddress: isForDoctor ? row.abha_address : null,
    address: [street, city, region].filter(Boolean).join(', '),
    photo: { url: photoUrl(row.photo_hash, 'large') },
  };
}
