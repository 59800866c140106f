import { z } from 'zod';
import { prescription } from '#contract/clinical/prescriptions.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  ageIsAbout,
  appointmentId,
  day,
  doctorId,
  instant,
  optionalText,
  pageNumber,
  perPage,
  photo,
  relative,
  staffMember,
  total,
  youngAge,
} from '#contract/platform/fields.ts';
import { freeSlot } from '#contract/scheduling/availability.ts';
import { publicActors } from '#domain/appointments/appointment-lifecycle.ts';
import { genders } from '#domain/patients/genders.ts';
import {
  appointmentAction,
  appStatus,
  consultStatus,
  doctorLate,
  lateMinutes,
  payStatus,
  squeezedIn,
  visitPractice,
} from './appointments.ts';
import { payment } from './payments.ts';
import { visitNeeds } from './visit-needs.ts';

const ending = {
  fee: z.number().describe('In rupees, as it was when the visit was booked.'),
  payment: payment.nullable(),
  didNotCome: z.boolean().describe('The doctor has said that the patient did not come; it is Incomplete.'),
  reopenUntil: instant.nullable().describe('Until when it can be reopened; null unless it is Completed.'),
};

export const doctorAppointment = z
  .object({
    appointmentId: z.string(),
    doctorId: z.string(),
    doctorName: z.string(),
    patientId: z.object({ _id: z.string(), patientId: z.string(), name: z.string() }),
    patientName: z.string(),
    avatar: z.string().nullable(),
    Hospital: z.string(),
    ...visitPractice,
    date: z.string(),
    slotNumber: z.string(),
    startsAt: instant,
    endsAt: instant,
    bookedAt: instant,
    reason: z.string(),
    appStatus,
    consultStatus,
    payStatus,
    meetLink: z.string().nullable(),
    rejectionReason: z.string().nullable(),
    lateMinutes,
    doctorLate,
    squeezedIn,
    needs: visitNeeds.nullable().describe('What the patient needs at the visit.'),
    prescription: z.string().nullable().describe('As plain text; null if there is none.'),
    allowedActions: z
      .array(appointmentAction)
      .describe('What the doctor may do with it now; `complete` from the day of the visit on.'),
    ...ending,
    closed: z
      .object({ by: z.enum(publicActors), at: instant, status: appStatus })
      .nullable()
      .describe('Who ended it, and when; null while it lies ahead.'),
    bookedAutomatically: z.boolean().describe('It was accepted at once, without an answer of the doctor.'),
    bookedAtDesk: z.boolean().describe('The staff of the hospital booked it.'),
    arrivedAt: instant.nullable().describe('Since when the patient is here; null once the visit is over.'),
    patientPhone: z.string(),
    gender: z.enum(genders),
    age: z.number().int().describe('Whole years.'),
    ageIsAbout,
    youngAge,
    visitNumber: z.number().int().describe('1: the first visit with this doctor.'),
    allergies: z.array(z.string()),
    allergiesAsked: z
      .boolean()
      .nullable()
      .describe('Whether some are recorded or none are known; null where the record is not to be seen.'),
    waitingSince: instant.nullable().describe('Since when the patient waits in the video room.'),
  })
  .meta({ id: 'DoctorAppointment' });
export type DoctorAppointment = z.infer<typeof doctorAppointment>;

export const pendingAppointmentsEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/pending/:date',
  tag: 'Appointments',
  summary: "The doctor's awaited appointments of one day: Pending and Confirmed, in time order",
  who: ['doctor'],
  params: z.object({ date: day }),
  reads: 'patient records',
  status: 200,
  answer: z.object({ appointments: z.array(doctorAppointment) }),
  refusals: [],
});

export const requestedAppointmentsEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/requested-appointments',
  tag: 'Appointments',
  summary: 'The requests that wait for the doctor, the nearest first',
  who: ['doctor'],
  reads: 'patient records',
  status: 200,
  answer: z.object({ appointments: z.array(doctorAppointment) }),
  refusals: [],
});

const rescheduleRequest = z
  .object({
    appointmentId: z.string(),
    reason: z.string().describe('Why the patient asks to reschedule.'),
    patientName: z.string(),
    patientPhoto: photo,
    date: z.string(),
    time: z.string(),
    visitReason: z.string(),
    consultStatus,
    preferred: freeSlot.nullable().describe('The time that the patient prefers, if they named one.'),
  })
  .meta({ id: 'RescheduleRequest' });
export type RescheduleRequest = z.infer<typeof rescheduleRequest>;

export const rescheduleRequestsEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/reschedule-requests',
  tag: 'Appointments',
  summary: 'The reschedule requests of patients, the nearest first',
  who: ['doctor'],
  reads: 'patient records',
  status: 200,
  answer: z.object({ requests: z.array(rescheduleRequest) }),
  refusals: [],
});

export const appointmentSorts = ['date', 'patient', 'mode', 'payment', 'status', 'reason'] as const;
export type AppointmentSort = (typeof appointmentSorts)[number];

/** Each figure is also a filter. */
export const appointmentFigures = ['awaiting', 'cancelled', 'ended', 'online'] as const;
export type AppointmentFigure = (typeof appointmentFigures)[number];

const listFilter = z.object({
  doctorId: doctorId.optional(),
  status: appStatus.optional().describe('The present status.'),
  figure: z
    .enum(appointmentFigures, { error: 'field_status' })
    .optional()
    .describe('What one of the figures counts.'),
  consultStatus: consultStatus.optional().describe('How the two meet.'),
  from: day.optional().describe('The first day, YYYY-MM-DD.'),
  to: day.optional().describe('The last day, YYYY-MM-DD.'),
  search: optionalText(100)
    .optional()
    .describe(
      "Part of the patient's name, in any script and order, of their phone number or of the reason; or the id of either.",
    ),
  sort: z.enum(appointmentSorts, { error: 'field_sort' }).default('date').describe('The column to sort by.'),
  order: z.enum(['asc', 'desc'], { error: 'field_order' }).default('desc').describe('Which way to sort.'),
});
export type AppointmentFilter = z.output<typeof listFilter>;

export const appointmentListEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/previous',
  tag: 'Appointments',
  summary: "All of the doctor's appointments that wait in no request list, newest first, in pages",
  who: ['doctor'],
  own: 'doctorId',
  query: listFilter.extend({
    page: pageNumber,
    perPage: perPage.default(100),
  }),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    appointments: z.array(doctorAppointment),
    total,
    page: z.number().int(),
    perPage: z.number().int(),
    alike: z.boolean().describe('Nothing matches the search; these names are spelled alike.'),
  }),
  refusals: [],
});

export const appointmentListFileEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/previous.csv',
  tag: 'Appointments',
  summary: "All of the doctor's appointments as a table for a spreadsheet",
  who: ['doctor'],
  own: 'doctorId',
  query: listFilter,
  reads: 'patient records',
  status: 200,
  file: 'text/csv; charset=utf-8',
  answer: z.unknown(),
  refusals: [],
});

export const appointmentCountsEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/counts',
  tag: 'Appointments',
  summary: "How many of the doctor's appointments are Pending, Confirmed, called off, ended, and online",
  who: ['doctor'],
  status: 200,
  answer: z.object({
    awaiting: z.number().int(),
    confirmed: z.number().int(),
    cancelled: z.number().int(),
    ended: z.number().int(),
    online: z.number().int(),
    all: z.number().int(),
  }),
  refusals: [],
});

const appointmentEvent = z
  .object({
    at: instant,
    by: z.enum(publicActors),
    from: appStatus.nullable(),
    to: appStatus,
    note: z.string().nullable(),
    lateMinutes,
  })
  .meta({ id: 'AppointmentEvent' });

export const appointmentDetailEndpoint = endpoint({
  method: 'GET',
  path: '/Appointments/detail',
  tag: 'Appointments',
  summary: 'One appointment with its patient, its prescription and what came before',
  description: 'For its two people only.',
  who: ['doctor', 'patient'],
  query: z.object({ appointmentId }),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    appointmentDetails: z.object({
      appointmentId: z.string(),
      doctor: z.string(),
      doctorId: z.string(),
      bookedOn: z.string().describe('The clinic day.'),
      bookedBy: relative
        .nullable()
        .describe("Who booked it in the patient's place; for the doctor alone, null for everybody else."),
      bookedAtDesk: staffMember
        .nullable()
        .describe("Who of the hospital's staff booked it, if one of them did."),
      department: z.string(),
      date: z.string(),
      time: z.string(),
      startsAt: instant,
      endsAt: instant,
      reason: z.string(),
      type: consultStatus,
      hospital: z.string(),
      ...visitPractice,
      payStatus,
      status: appStatus,
      meetLink: z.string().nullable(),
      rejectionReason: z.string().nullable(),
      lateMinutes,
      squeezedIn: squeezedIn.describe('As in the lists; for the doctor alone.'),
      needs: visitNeeds.nullable(),
      prescription: z.string().nullable().describe('As plain text; `prescriptionDetails` has all of it.'),
      prescriptionDetails: prescription.nullable(),
      followUp: z
        .boolean()
        .describe('Whether the patient was with this doctor in person in the six months before.'),
      allowedActions: z.array(appointmentAction),
      ...ending,
      events: z.array(appointmentEvent),
    }),
    patientDetails: z.object({
      patientId: z.string(),
      name: z.string(),
      email: z.string(),
      gender: z.enum(genders),
      contact: z
        .string()
        .describe('A phone number; empty if there is none, and for patients where it is not their own.'),
      contactOf: relative
        .nullable()
        .describe("Whose phone number it is, where it is not the patient's own; for the doctor alone."),
      age: z.number().int(),
      ageIsAbout,
      youngAge,
      abhaNumber: z
        .string()
        .nullable()
        .describe('14 digits as they were told, checked by nobody; for the doctor alone.'),
      abhaAddress: z.string().nullable().describe('The same.'),
      address: z.string(),
      photo,
    }),
    previousAppointments: z
      .array(
        z.object({
          appointmentId: z.string(),
          date: z.string(),
          time: z.string(),
          reason: z.string(),
          type: consultStatus,
          status: appStatus,
        }),
      )
      .describe('Earlier appointments of this patient with this doctor, newest first.'),
  }),
  refusals: ['appointment_not_found'],
});
export type AppointmentDetail = z.infer<typeof appointmentDetailEndpoint.answer>;
