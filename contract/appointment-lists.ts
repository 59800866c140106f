import { z } from 'zod';
import { appointmentAction, appStatus, consultStatus } from './appointments.ts';
import { endpoint } from './endpoint.ts';
import { anyId, day, optionalText, pageNumber, perPage, photo } from './fields.ts';
import { prescription } from './prescriptions.ts';

/** An appointment in a doctor's lists. */
export const doctorAppointment = z.object({
  appointmentId: z.string(),
  doctorId: z.string(),
  doctorName: z.string(),
  patientId: z.object({ _id: z.string(), patientId: z.string(), name: z.string() }),
  patientName: z.string(),
  avatar: z.string().nullable(),
  Hospital: z.string(),
  date: z.string(),
  slotNumber: z.string(),
  /** When it starts and ends, as instants (RFC 3339). */
  startsAt: z.string(),
  endsAt: z.string(),
  bookedAt: z.string(),
  reason: z.string(),
  appStatus,
  consultStatus: z.string(),
  payStatus: z.string(),
  meetLink: z.string().nullable(),
  rejectionReason: z.string().nullable(),
  /** As plain text; null if there is none. */
  prescription: z.string().nullable(),
  /** What the doctor may do with it now (domain/appointment-life.ts). */
  allowedActions: z.array(appointmentAction),
});
export type DoctorAppointment = z.infer<typeof doctorAppointment>;

export const pendingAppointmentsEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/pending/:date',
  tag: 'Appointments',
  summary: "The doctor's awaited visits of one day: Pending and Confirmed, in time order",
  who: ['doctor'],
  params: z.object({ date: day }),
  status: 200,
  answer: z.object({ appointments: z.array(doctorAppointment) }),
  refusals: [],
});

export const requestedAppointmentsEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/requested-appointments',
  tag: 'Appointments',
  summary: 'The requests that wait for the doctor, the nearest visit first',
  who: ['doctor'],
  status: 200,
  answer: z.object({ appointments: z.array(doctorAppointment) }),
  refusals: [],
});

const rescheduleRequest = z.object({
  appointmentId: z.string(),
  /** Why the patient asks to reschedule. */
  reason: z.string(),
  patientName: z.string(),
  patientPhoto: photo,
  date: z.string(),
  time: z.string(),
  visitReason: z.string(),
  consultStatus: z.string(),
  /** The time that the patient would prefer, if they named one. */
  preferred: z.object({ date: z.string(), slot: z.string() }).nullable(),
});
export type RescheduleRequest = z.infer<typeof rescheduleRequest>;

export const rescheduleRequestsEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/reschedule-requests',
  tag: 'Appointments',
  summary: 'The appointments that patients ask to move, the nearest visit first',
  who: ['doctor'],
  status: 200,
  answer: z.object({ requests: z.array(rescheduleRequest) }),
  refusals: [],
});

export const previousSorts = ['date', 'patient', 'mode', 'payment', 'status', 'reason'] as const;
export type PreviousSort = (typeof previousSorts)[number];

/** Which of a doctor's appointments are wanted; every part is optional. */
const previousFilter = z.object({
  /** Only the caller's own id is allowed. */
  doctorId: anyId.optional(),
  status: appStatus.optional(),
  consultStatus: consultStatus.optional(),
  /** The first and the last day, both included. */
  from: day.optional(),
  to: day.optional(),
  /** Part of the patient's name, the reason or the appointment's id. */
  search: optionalText(100).optional(),
  sort: z.enum(previousSorts, { error: 'field_sort' }).default('date'),
  order: z.enum(['asc', 'desc'], { error: 'field_order' }).default('desc'),
});
export type PreviousFilter = z.output<typeof previousFilter>;

export const previousAppointmentsEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/previous',
  tag: 'Appointments',
  summary: "All of the doctor's appointments that wait in no request list, newest first, in pages",
  who: ['doctor'],
  own: 'doctorId',
  query: previousFilter.extend({
    page: pageNumber,
    perPage: perPage.default(100),
  }),
  status: 200,
  answer: z.object({
    appointments: z.array(doctorAppointment),
    /** On all pages together. */
    total: z.number().int(),
    page: z.number().int(),
    perPage: z.number().int(),
  }),
  refusals: [],
});

export const previousAppointmentsFileEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/previous.csv',
  tag: 'Appointments',
  summary: 'The same list, whole, as a table for a spreadsheet',
  who: ['doctor'],
  own: 'doctorId',
  query: previousFilter,
  status: 200,
  file: 'text/csv; charset=utf-8',
  answer: z.unknown(),
  refusals: [],
});

export const appointmentCountsEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/counts',
  tag: 'Appointments',
  summary: "How many of the doctor's visits are awaited, called off, ended, and online (G-06)",
  who: ['doctor'],
  status: 200,
  answer: z.object({
    awaiting: z.number().int(),
    cancelled: z.number().int(),
    ended: z.number().int(),
    online: z.number().int(),
  }),
  refusals: [],
});

const appointmentEvent = z.object({
  at: z.string(),
  by: z.enum(['patient', 'doctor', 'system']),
  from: appStatus.nullable(),
  to: appStatus,
  note: z.string().nullable(),
});

export const appointmentDetailEndpoint = endpoint({
  method: 'GET',
  path: '/Appointments/detail',
  tag: 'Appointments',
  summary: 'One appointment with its patient, its prescription and what came before; for its two people only',
  who: ['doctor', 'patient'],
  query: z.object({ appointmentId: anyId }),
  status: 200,
  answer: z.object({
    appointmentDetails: z.object({
      appointmentId: z.string(),
      doctor: z.string(),
      doctorId: z.string(),
      /** Clinic days and times. */
      bookedOn: z.string(),
      department: z.string(),
      date: z.string(),
      time: z.string(),
      startsAt: z.string(),
      endsAt: z.string(),
      reason: z.string(),
      type: z.string(),
      hospital: z.string(),
      payStatus: z.string(),
      status: appStatus,
      meetLink: z.string().nullable(),
      rejectionReason: z.string().nullable(),
      /** As plain text; `prescriptionDetails` has all of it. */
      prescription: z.string().nullable(),
      prescriptionDetails: prescription.nullable(),
      allowedActions: z.array(appointmentAction),
      events: z.array(appointmentEvent),
    }),
    patientDetails: z.object({
      patientId: z.string(),
      name: z.string(),
      email: z.string(),
      gender: z.string(),
      contact: z.string(),
      age: z.number().int(),
      address: z.string(),
      photo,
    }),
    /** Earlier appointments of this patient with this doctor, newest first. */
    previousAppointments: z.array(
      z.object({
        appointmentId: z.string(),
        date: z.string(),
        time: z.string(),
        reason: z.string(),
        type: z.string(),
        status: appStatus,
      }),
    ),
  }),
  refusals: ['appointment_not_found'],
});
export type AppointmentDetail = z.infer<typeof appointmentDetailEndpoint.answer>;
