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
  fee: z.number().describe('The fee in rupees at the time of booking.'),
  payment: payment.nullable(),
  didNotCome: z
    .boolean()
    .describe('True if the doctor marked the visit as a no-show. The status is Incomplete.'),
  reopenUntil: instant
    .nullable()
    .describe('The instant until which the appointment can be reopened. Null if it cannot.'),
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
    needs: visitNeeds.nullable().describe('The support the patient needs at the visit.'),
    prescription: z.string().nullable().describe('The prescription as plain text. Null if there is none.'),
    allowedActions: z
      .array(appointmentAction)
      .describe('The actions currently available to the doctor; `complete` from the day of the visit on.'),
    ...ending,
    closed: z
      .object({ by: z.enum(publicActors), at: instant, status: appStatus })
      .nullable()
      .describe('Who closed the appointment, and when. Null while it is open.'),
    bookedAutomatically: z
      .boolean()
      .describe('True if the appointment was accepted automatically, without an answer from the doctor.'),
    bookedAtDesk: z.boolean().describe('True if the front desk booked the appointment.'),
    arrivedAt: instant.nullable().describe('When the patient arrived. Null after the visit.'),
    patientPhone: z.string(),
    gender: z.enum(genders),
    age: z.number().int().describe('In whole years.'),
    ageIsAbout,
    youngAge,
    visitNumber: z.number().int().describe('1 for the first visit with this doctor.'),
    allergies: z.array(z.string()),
    allergiesAsked: z
      .boolean()
      .nullable()
      .describe(
        'True if allergies are recorded or known to be absent. Null if the record is not accessible.',
      ),
    waitingSince: instant.nullable().describe('Since when the patient has been waiting in the video room.'),
  })
  .meta({ id: 'DoctorAppointment' });
export type DoctorAppointment = z.infer<typeof doctorAppointment>;

export const pendingAppointmentsEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/pending/:date',
  tag: 'Appointments',
  summary: "List the doctor's Pending and Confirmed appointments of a day",
  description: 'In order of time.',
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
  summary: 'List appointment requests waiting for the doctor',
  description: 'Sorted by time, earliest first.',
  who: ['doctor'],
  reads: 'patient records',
  status: 200,
  answer: z.object({ appointments: z.array(doctorAppointment) }),
  refusals: [],
});

const rescheduleRequest = z
  .object({
    appointmentId: z.string(),
    reason: z.string().describe('The reason for the reschedule request.'),
    patientName: z.string(),
    patientPhoto: photo,
    date: z.string(),
    time: z.string(),
    visitReason: z.string(),
    consultStatus,
    preferred: freeSlot.nullable().describe("The patient's preferred time. Null if none was given."),
  })
  .meta({ id: 'RescheduleRequest' });
export type RescheduleRequest = z.infer<typeof rescheduleRequest>;

export const rescheduleRequestsEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/reschedule-requests',
  tag: 'Appointments',
  summary: 'List reschedule requests waiting for the doctor',
  description: 'Sorted by time, earliest first.',
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
  status: appStatus.optional().describe('The current status.'),
  figure: z
    .enum(appointmentFigures, { error: 'field_status' })
    .optional()
    .describe('Only appointments counted by this figure.'),
  consultStatus: consultStatus.optional().describe('The mode of the visit.'),
  from: day.optional().describe('The first day, YYYY-MM-DD.'),
  to: day.optional().describe('The last day, YYYY-MM-DD.'),
  search: optionalText(100)
    .optional()
    .describe(
      "Part of the patient's name (in any script and order), of their phone number or of the reason, or an appointment or patient id.",
    ),
  sort: z.enum(appointmentSorts, { error: 'field_sort' }).default('date').describe('The column to sort by.'),
  order: z.enum(['asc', 'desc'], { error: 'field_order' }).default('desc').describe('The sort direction.'),
});
export type AppointmentFilter = z.output<typeof listFilter>;

export const appointmentListEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/previous',
  tag: 'Appointments',
  summary: "List the doctor's appointments",
  description: 'Newest first, paginated, without open requests.',
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
    alike: z.boolean().describe('True if nothing matches the search and these are similar names.'),
  }),
  refusals: [],
});

export const appointmentListFileEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/previous.csv',
  tag: 'Appointments',
  summary: "Export the doctor's appointments as CSV",
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
  summary: "Count the doctor's appointments by status and mode",
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
  summary: 'Get an appointment with its patient, prescription and history',
  description: 'Available to the patient and the doctor of the appointment.',
  who: ['doctor', 'patient'],
  query: z.object({ appointmentId }),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    appointmentDetails: z.object({
      appointmentId: z.string(),
      doctor: z.string(),
      doctorId: z.string(),
      bookedOn: z.string().describe('The clinic day of the booking.'),
      bookedBy: relative
        .nullable()
        .describe(
          "The guardian who booked on the patient's behalf. Visible to the doctor only; null otherwise.",
        ),
      bookedAtDesk: staffMember
        .nullable()
        .describe('The staff member who booked at the front desk. Null otherwise.'),
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
      squeezedIn: squeezedIn.describe('As in the lists. Visible to the doctor only.'),
      needs: visitNeeds.nullable(),
      prescription: z
        .string()
        .nullable()
        .describe('The prescription as plain text; `prescriptionDetails` has its fields.'),
      prescriptionDetails: prescription.nullable(),
      followUp: z
        .boolean()
        .describe('True if the patient saw this doctor in person within the six months before.'),
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
        .describe(
          "A phone number. Empty if there is none, or, in the patient's view, if the number belongs to another person.",
        ),
      contactOf: relative
        .nullable()
        .describe(
          "The owner of the phone number if it is not the patient's own. Visible to the doctor only.",
        ),
      age: z.number().int(),
      ageIsAbout,
      youngAge,
      abhaNumber: z
        .string()
        .nullable()
        .describe('14 digits as entered, not verified. Visible to the doctor only.'),
      abhaAddress: z.string().nullable().describe('As entered, not verified. Visible to the doctor only.'),
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
      .describe('Earlier appointments of the patient with this doctor, newest first.'),
  }),
  refusals: ['appointment_not_found'],
});
export type AppointmentDetail = z.infer<typeof appointmentDetailEndpoint.answer>;
