import type {
  AppointmentDetail,
  DoctorAppointment,
  RescheduleRequest,
} from '#contract/appointments/appointment-lists.ts';
import type { BookedAppointment, PatientAppointment } from '#contract/appointments/appointments.ts';
import type { AffectedVisit } from '#contract/appointments/leaves.ts';
import {
  type ActorRole,
  type AppointmentAction,
  type AppointmentStatus,
  appointmentActions,
  transitions,
} from '#domain/appointments/appointment-lifecycle.ts';

const halfHour = 30 * 60_000;

/** Half an hour from a day and a time in India. */
function instants(date: string, slot: string) {
  const start = new Date(`${date}T${slot}:00+05:30`);
  return { startsAt: start.toISOString(), endsAt: new Date(start.getTime() + halfHour).toISOString() };
}

const allowed = (actor: ActorRole, status: AppointmentStatus): AppointmentAction[] =>
  appointmentActions.filter((action) => {
    const { by, from } = transitions[action];
    return by === actor && from.some((one) => one === status);
  });

/** A visit whose outcome is not recorded yet. */
const ending = { fee: 900, payment: null, didNotCome: false, reopenUntil: null };

/** A patient's appointment: online, tomorrow at 16:30 if today is 26 November 2026. */
export function patientAppointment(more: Partial<PatientAppointment> = {}): PatientAppointment {
  const { appStatus = 'Pending', date = '2026-11-27', slot = '16:30' } = more;
  return {
    appointmentId: 'APT-000001',
    date,
    slot,
    ...instants(date, slot),
    bookedAt: '2026-11-26T05:00:00.000Z',
    reason: 'Chest Pain',
    doctorId: 'DOC-000042',
    doctorName: 'Dr. Ananya Rao',
    specialization: 'Cardiology',
    doctorPhoto: null,
    consultStatus: 'Online',
    payStatus: 'Unpaid',
    hospital: 'Care Hospital',
    practiceId: 'PRA-000001',
    practiceName: 'Care Hospital',
    appStatus,
    meetLink: 'hams-room',
    rejectionReason: null,
    timeKeptReason: null,
    doctorLate: null,
    allowedActions: allowed('patient', appStatus),
    tooLate: null,
    canPickTime: false,
    replaces: null,
    hasPrescription: false,
    needs: null,
    patient: { patientId: 'PAT-000007', name: 'Asha Menon', relation: 'self' },
    ...more,
  };
}

/** What booking answers: at the clinic, on 26 November 2026 at 14:00. */
export const bookedAppointment = (more: Partial<BookedAppointment> = {}): BookedAppointment => ({
  appointmentId: 'APT-000009',
  doctorId: 'DOC-000042',
  doctorName: 'Dr. Ananya Rao',
  Hospital: 'Care Hospital',
  practiceId: 'PRA-000001',
  practiceName: 'Care Hospital',
  date: '2026-11-26',
  slotNumber: '14:00',
  reason: 'Chest Pain',
  payStatus: 'Unpaid',
  consultStatus: 'Offline',
  appStatus: 'Pending',
  ...more,
});

/** A doctor's appointment: in the clinic, on 26 November 2026 at 09:30. */
export function doctorAppointment(more: Partial<DoctorAppointment> = {}): DoctorAppointment {
  const {
    appStatus = 'Pending',
    date = '2026-11-26',
    slotNumber = '09:30',
    patientName = 'Asha Menon',
  } = more;
  return {
    appointmentId: 'APT-000001',
    doctorId: 'DOC-000001',
    doctorName: 'Dr. Rao',
    patientId: { _id: '7', patientId: 'PAT-000007', name: patientName },
    patientName,
    avatar: null,
    Hospital: 'Care Hospital',
    practiceId: 'PRA-000001',
    practiceName: 'Care Hospital',
    date,
    slotNumber,
    ...instants(date, slotNumber),
    bookedAt: '2026-11-20T11:00:00.000Z',
    reason: 'Chest Pain',
    appStatus,
    consultStatus: 'Offline',
    payStatus: 'Unpaid',
    meetLink: null,
    rejectionReason: null,
    lateMinutes: null,
    squeezedIn: null,
    doctorLate: null,
    needs: null,
    prescription: null,
    allowedActions: allowed('doctor', appStatus),
    ...ending,
    closed: null,
    bookedAutomatically: false,
    bookedAtDesk: false,
    arrivedAt: null,
    patientPhone: '9000000007',
    gender: 'Female',
    age: 36,
    ageIsAbout: false,
    visitNumber: 1,
    allergies: [],
    allergiesAsked: false,
    waitingSince: null,
    ...more,
  };
}

/** A reschedule request for 27 November 2026 at 10:00, without a preferred time. */
export function rescheduleRequest(more: Partial<RescheduleRequest> = {}): RescheduleRequest {
  return {
    appointmentId: 'APT-000001',
    reason: 'I am travelling',
    patientName: 'Asha Menon',
    patientPhoto: { url: null },
    date: '2026-11-27',
    time: '10:00',
    visitReason: 'Follow-up',
    consultStatus: 'Offline',
    preferred: null,
    ...more,
  };
}

/** The detail of an appointment: online, on 26 November 2026 at 16:30, the first of its patient. */
export function appointmentDetail(
  more: Partial<AppointmentDetail['appointmentDetails']> = {},
): AppointmentDetail {
  const { status = 'Pending', date = '2026-11-26', time = '16:30' } = more;
  return {
    appointmentDetails: {
      appointmentId: 'APT-000001',
      doctor: 'Dr. Kabir Sethi',
      doctorId: 'DOC-000001',
      bookedOn: '2026-11-20',
      bookedBy: null,
      bookedAtDesk: null,
      department: 'Cardiology',
      date,
      time,
      ...instants(date, time),
      reason: 'Chest Pain',
      type: 'Online',
      hospital: 'Care Hospital',
      practiceId: 'PRA-000001',
      practiceName: 'Care Hospital',
      payStatus: 'Paid',
      status,
      meetLink: null,
      rejectionReason: null,
      lateMinutes: null,
      squeezedIn: null,
      needs: null,
      prescription: null,
      prescriptionDetails: null,
      followUp: false,
      allowedActions: allowed('doctor', status),
      ...ending,
      events: [],
      ...more,
    },
    patientDetails: {
      patientId: 'PAT-000007',
      name: 'Asha Menon',
      email: 'asha@example.com',
      gender: 'Female',
      contact: '9000000007',
      contactOf: null,
      age: 36,
      ageIsAbout: false,
      abhaNumber: null,
      abhaAddress: null,
      address: '12 Lake Road, Kochi, Kerala 682001',
      photo: { url: null },
    },
    previousAppointments: [],
  };
}

/** A visit that a leave touches: in the clinic, on 27 November 2026 at 10:00. */
export const affectedVisit = (more: Partial<AffectedVisit> = {}): AffectedVisit => ({
  appointmentId: 'APT-000001',
  patientId: 'PAT-000001',
  patientName: 'Asha Menon',
  practiceId: 'PRA-000001',
  patientPhone: '9876543210',
  date: '2026-11-27',
  slot: '10:00',
  reason: 'Chest Pain',
  consultStatus: 'Offline',
  appStatus: 'Pending',
  group: 'clinic',
  ...more,
});
