import { z } from 'zod';
import { appointmentActions, appointmentStatuses } from '#domain/appointment-life.ts';
import { defaultReason } from '#domain/specializations.ts';
import { endpoint } from './endpoint.ts';
import { anyId, day, optionalLine, pageNumber, perPage, slotLabel, text } from './fields.ts';

export const appStatus = z.enum(appointmentStatuses, { error: 'field_status' });
export const appointmentAction = z.enum(appointmentActions);
export const consultStatus = z.enum(['Online', 'Offline'], { error: 'field_consult_status' });
export const payStatus = z.enum(['Paid', 'Unpaid'], { error: 'field_pay_status' });
const hospitalName = optionalLine(120);

const bookedAppointment = z.object({
  appointmentId: z.string(),
  doctorId: z.string(),
  doctorName: z.string(),
  Hospital: z.string(),
  date: z.string(),
  slotNumber: z.string(),
  reason: z.string(),
  payStatus: z.string(),
  consultStatus: z.string(),
  appStatus,
});
export type BookedAppointment = z.infer<typeof bookedAppointment>;

export const bookAppointmentEndpoint = endpoint({
  method: 'POST',
  path: '/appointments/book',
  tag: 'Appointments',
  summary: 'Book a published slot; with an Idempotency-Key it may be repeated at will',
  who: ['patient'],
  headers: z.object({
    'idempotency-key': z
      .string()
      .min(1, { error: 'field_required' })
      .max(200, { error: 'field_too_long' })
      .optional(),
  }),
  body: z.object({
    date: day,
    doctorId: anyId,
    Hospital: hospitalName.optional(),
    hospital: hospitalName.optional(),
    slotNumber: slotLabel,
    reason: text(200).default(defaultReason),
    payStatus: payStatus.default('Unpaid'),
    consultStatus: consultStatus.default('Offline'),
  }),
  status: 201,
  answer: bookedAppointment,
  refusals: [
    'doctor_not_found',
    'slot_taken',
    'patient_busy',
    'slot_not_published',
    'slot_past',
    'idempotency_key_reused',
  ],
});

const patientAppointment = z.object({
  appointmentId: z.string(),
  date: z.string(),
  slot: z.string(),
  /** When it starts and ends, as instants (RFC 3339). */
  startsAt: z.string(),
  endsAt: z.string(),
  reason: z.string(),
  doctorId: z.string(),
  doctorName: z.string(),
  specialization: z.string(),
  doctorPhoto: z.string().nullable(),
  consultStatus: z.string(),
  payStatus: z.string(),
  hospital: z.string(),
  appStatus,
  meetLink: z.string().nullable(),
  rejectionReason: z.string().nullable(),
  /** What the patient may do with it now (domain/appointment-life.ts). */
  allowedActions: z.array(appointmentAction),
  /** Why the patient cannot change it any more although its status would allow it; null if they can. */
  tooLate: z.string().nullable(),
  /** It was rescheduled without a new time, and the patient may pick one. */
  canPickTime: z.boolean(),
  /** The id of the appointment that this one replaces. */
  replaces: z.string().nullable(),
  /** Whether there is a prescription to see. */
  hasPrescription: z.boolean(),
});
export type PatientAppointment = z.infer<typeof patientAppointment>;

export const patientAppointmentsEndpoint = endpoint({
  method: 'GET',
  path: '/patients/appointments',
  tag: 'Appointments',
  summary: "The caller's own appointments, newest first",
  who: ['patient'],
  status: 200,
  answer: z.array(patientAppointment),
  refusals: [],
});

export const openPatientAppointmentsEndpoint = endpoint({
  method: 'GET',
  path: '/patients/appointments/open',
  tag: 'Appointments',
  summary:
    'Of the own appointments those that lie ahead: Requested, Pending, Confirmed, Request for Rescheduling',
  who: ['patient'],
  status: 200,
  answer: z.object({ today: z.string(), appointments: z.array(patientAppointment) }),
  refusals: [],
});

export const patientHistoryEndpoint = endpoint({
  method: 'GET',
  path: '/patients/appointments/history',
  tag: 'Appointments',
  summary: 'The own appointments in every other status, newest first, in pages',
  who: ['patient'],
  query: z.object({ page: pageNumber, perPage: perPage.default(10) }),
  status: 200,
  answer: z.object({
    appointments: z.array(patientAppointment),
    total: z.number().int(),
    page: z.number().int(),
    perPage: z.number().int(),
  }),
  refusals: [],
});

export const pickNewTimeEndpoint = endpoint({
  method: 'POST',
  path: '/appointments/pick-time',
  tag: 'Appointments',
  summary: 'The patient picks the new time of a Rescheduled appointment; it is accepted at once',
  who: ['patient'],
  body: z.object({ appointmentId: anyId, date: day, slotNumber: slotLabel }),
  status: 201,
  answer: bookedAppointment,
  refusals: [
    'appointment_not_found',
    'wrong_status',
    'already_replaced',
    'slot_taken',
    'patient_busy',
    'slot_not_published',
    'slot_past',
  ],
});
