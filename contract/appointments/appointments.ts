import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  aboutPeople,
  appointmentId,
  day,
  doctorId,
  idempotencyKey,
  instant,
  optionalLine,
  pageNumber,
  patientId,
  perPage,
  practiceId,
  slotLabel,
  staffMember,
  text,
  total,
} from '#contract/platform/fields.ts';
import { freeSlot } from '#contract/scheduling/availability.ts';
import { appointmentActions, appointmentStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { consultModes, paymentStates } from '#domain/doctors/consult-modes.ts';
import { defaultReason } from '#domain/doctors/specializations.ts';
import { relations } from '#domain/patients/guardianship.ts';
import { leaveOffer } from './leave-offers.ts';
import { payment } from './payments.ts';
import { visitNeeds, visitNeedsInput } from './visit-needs.ts';

export const appStatus = z.enum(appointmentStatuses, { error: 'field_status' });
export const appointmentAction = z.enum(appointmentActions);
export const consultStatus = z.enum(consultModes, { error: 'field_consult_status' });
export const payStatus = z.enum(paymentStates, { error: 'field_pay_status' });
export const lateMinutes = z.number().int().nullable().describe('How late the patient said to be.');
export const doctorLate = z
  .number()
  .int()
  .nullable()
  .describe('By how many minutes the patient was told that the doctor is late.');
export const squeezedIn = z
  .string()
  .nullable()
  .describe('Why staff squeezed it into a taken time; null if they did not.');
const hospitalName = optionalLine(120);

/** The practice as it is now, not as it was when booked. */
export const visitPractice = { practiceId: z.string(), practiceName: z.string() };

export const bookedAppointment = z
  .object({
    appointmentId: z.string(),
    doctorId: z.string(),
    doctorName: z.string(),
    Hospital: z.string(),
    ...visitPractice,
    date: z.string(),
    slotNumber: z.string(),
    reason: z.string(),
    payStatus,
    consultStatus,
    appStatus,
  })
  .meta({ id: 'BookedAppointment' });
export type BookedAppointment = z.infer<typeof bookedAppointment>;

export const bookAppointmentEndpoint = endpoint({
  method: 'POST',
  path: '/appointments/book',
  tag: 'Appointments',
  summary: 'Book a published slot',
  description:
    'Nobody else can book the same time of the doctor, and the patient no second appointment at that time. With an Idempotency-Key the call may be repeated at will: it books once, and each repeat gets the same answer.',
  who: ['patient'],
  headers: idempotencyKey('booking'),
  body: z.object({
    date: day,
    doctorId,
    Hospital: hospitalName.optional(),
    hospital: hospitalName.optional(),
    practiceId: practiceId
      .optional()
      .describe("Where; without one, at the practice that offers the time. Names the visit's place."),
    slotNumber: slotLabel,
    reason: text(200).default(defaultReason),
    payStatus: payStatus.default('Unpaid'),
    consultStatus: consultStatus.default('Offline'),
    needs: visitNeedsInput,
    patientId: patientId
      .optional()
      .describe('Whom the visit is for: somebody for whom the caller may book; without it, the caller.'),
  }),
  status: 201,
  answer: bookedAppointment,
  refusals: [
    'patient_not_found',
    'doctor_not_found',
    'doctor_not_checked',
    'slot_taken',
    'patient_busy',
    'day_request_limit',
    'doctor_visit_limit',
    'visit_limit',
    'phone_unproven',
    'slot_not_published',
    'mode_not_offered',
    'practice_not_found',
    'slot_past',
    'idempotency_key_reused',
  ],
});

const followUpTime = freeSlot.extend(visitPractice).meta({ id: 'FollowUpTime' });
export type FollowUpTime = z.infer<typeof followUpTime>;

export const followUpTimeEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/:appointmentId/follow-up-time',
  tag: 'Appointments',
  summary: "The doctor's first free time on a day or in the four weeks after it, for a follow-up",
  who: ['doctor'],
  params: z.object({ appointmentId }),
  query: z.object({ date: day }),
  status: 200,
  answer: z.object({
    free: followUpTime.nullable().describe('At the practice of the visit.'),
    elsewhere: followUpTime.nullable().describe('At another practice of the doctor.'),
  }),
  refusals: ['appointment_not_found'],
});

export const bookFollowUpEndpoint = endpoint({
  method: 'POST',
  path: '/appointments/:appointmentId/follow-up',
  tag: 'Appointments',
  summary: 'The doctor books the follow-up of a Completed appointment for its patient',
  description:
    'Accepted at once, for the same reason and in the same way; the patient is told. The limits on open appointments are for patients alone. A repeat answers what the first call booked.',
  who: ['doctor'],
  params: z.object({ appointmentId }),
  body: z.object({
    date: day,
    slotNumber: slotLabel,
    practiceId: practiceId.optional().describe('Where; without one, at the practice of the visit.'),
  }),
  status: 201,
  answer: bookedAppointment.extend({ message: z.string() }),
  refusals: [
    'appointment_not_found',
    'practice_not_found',
    'wrong_status',
    'slot_taken',
    'patient_busy',
    'slot_not_published',
    'mode_not_offered',
    'slot_past',
  ],
});

const patientAppointment = z
  .object({
    appointmentId: z.string(),
    date: z.string(),
    slot: z.string(),
    startsAt: instant,
    endsAt: instant,
    bookedAt: instant,
    reason: z.string(),
    doctorId: z.string(),
    doctorName: z.string(),
    specialization: z.string(),
    doctorPhoto: z.string().nullable(),
    consultStatus,
    payStatus,
    hospital: z.string(),
    ...visitPractice,
    appStatus,
    meetLink: z.string().nullable(),
    rejectionReason: z.string().nullable(),
    timeKeptReason: z
      .string()
      .nullable()
      .describe('Why the doctor declined the last wish for another time, if they said so.'),
    doctorLate: z
      .number()
      .int()
      .nullable()
      .describe(
        'By how many minutes they were told that the doctor is late: they may move or cancel it now.',
      ),
    allowedActions: z.array(appointmentAction).describe('What the patient may do with it now.'),
    tooLate: z.string().nullable().describe('Why it cannot be changed although its status would allow it.'),
    canPickTime: z.boolean().describe('It was rescheduled without a new time: the patient may pick one.'),
    replaces: z.string().nullable().describe('The id of the appointment that this one replaces.'),
    hasPrescription: z.boolean().describe('Whether there is a prescription to see.'),
    needs: visitNeeds.nullable(),
    patient: z
      .object({
        patientId: z.string(),
        name: z.string(),
        relation: z.enum(['self', ...relations]).describe('What the patient is to the caller.'),
      })
      .describe('Whose visit it is.'),
  })
  .meta({ id: 'PatientAppointment' });
export type PatientAppointment = z.infer<typeof patientAppointment>;

const dueAppointment = patientAppointment
  .extend({ calledOff: z.boolean().describe('The doctor had accepted it before.') })
  .meta({ id: 'DueAppointment' });
export type DueAppointment = z.infer<typeof dueAppointment>;

export const patientAppointmentsEndpoint = endpoint({
  method: 'GET',
  path: '/patients/appointments',
  tag: 'Appointments',
  summary: 'The appointments of the caller, or of people whose records they may read, newest first',
  who: ['patient'],
  query: aboutPeople,
  reads: 'patient records',
  status: 200,
  answer: z.array(patientAppointment),
  refusals: ['patient_not_found'],
});

/** Details that quick sign-up leaves for later. */
const missingDetail = z.enum(['address', 'emergencyContact']);
export type MissingDetail = z.infer<typeof missingDetail>;

export const openPatientAppointmentsEndpoint = endpoint({
  method: 'GET',
  path: '/patients/appointments/open',
  tag: 'Appointments',
  summary: 'The appointments that lie ahead, of the caller or of people whom they look after',
  description:
    'Those that are Requested, Pending, Confirmed or Request for Rescheduling; and as `due` the closed ones that need the patient: a new time is to be picked, or the doctor said no and no other visit took its place.',
  who: ['patient'],
  query: aboutPeople,
  reads: 'patient records',
  status: 200,
  answer: z.object({
    today: z.string(),
    appointments: z.array(patientAppointment),
    due: z.array(dueAppointment),
    offers: z
      .array(leaveOffer)
      .optional()
      .describe('What doctors on leave hold for the patient, or ask; left out when there is nothing.'),
    missing: z
      .array(missingDetail)
      .optional()
      .describe(
        'What the clinic has to know of the patient before these visits, and does not; left out when there is nothing.',
      ),
    asking: z
      .array(z.object({ requestId: z.string(), name: z.string() }))
      .optional()
      .describe('Who asks to look after the caller, and waits for an answer; left out when nobody does.'),
    people: z
      .array(
        z.object({
          patientId: z.string(),
          name: z.string(),
          relation: z.enum(['self', ...relations]),
          mayBook: z.boolean(),
          mayRead: z.boolean(),
        }),
      )
      .describe('The caller, then whom they look after now, whoever is asked about.'),
  }),
  refusals: ['patient_not_found'],
});

export const patientAppointmentEndpoint = endpoint({
  method: 'GET',
  path: '/patients/appointments/:appointmentId',
  tag: 'Appointments',
  summary: 'One of these appointments, with all that its card says',
  who: ['patient'],
  reads: 'patient records',
  params: z.object({ appointmentId }),
  status: 200,
  answer: z.object({
    today: z.string(),
    appointment: patientAppointment,
    bookedAtDesk: staffMember
      .nullable()
      .describe("Who of the hospital's staff booked it, if one of them did."),
    fee: z.number().describe('In rupees, as it was when the visit was booked.'),
    payment: payment.nullable().describe('What the doctor has collected; null if nothing yet.'),
    address: z.string().nullable().describe("The hospital's; null if it is not known."),
    toBring: z
      .string()
      .describe(
        'What the hospital asks to bring to a visit there; empty if nothing, and for a visit by video.',
      ),
    position: z
      .object({ latitude: z.number(), longitude: z.number() })
      .nullable()
      .describe('Where the visit takes place; null where the doctor is elsewhere by now.'),
    changeUntil: freeSlot
      .nullable()
      .describe('Until when the patient may cancel or ask to reschedule; null if no more.'),
    answersWithinHours: z
      .number()
      .int()
      .nullable()
      .describe(
        'Within which time the doctor answers three of four requests; null with fewer than five answers.',
      ),
  }),
  refusals: ['appointment_not_found'],
});

export const patientHistoryEndpoint = endpoint({
  method: 'GET',
  path: '/patients/appointments/history',
  tag: 'Appointments',
  summary: 'The appointments in every other status, newest first, in pages',
  who: ['patient'],
  query: aboutPeople.extend({ page: pageNumber, perPage: perPage.default(10) }),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    appointments: z.array(patientAppointment),
    total,
    page: z.number().int(),
    perPage: z.number().int(),
  }),
  refusals: ['patient_not_found'],
});

export const pickNewTimeEndpoint = endpoint({
  method: 'POST',
  path: '/appointments/pick-time',
  tag: 'Appointments',
  summary: 'The patient picks the new time of a Rescheduled appointment',
  description: 'The new appointment needs no answer of the doctor.',
  who: ['patient'],
  body: z.object({ appointmentId, date: day, slotNumber: slotLabel }),
  status: 201,
  answer: bookedAppointment,
  refusals: [
    'appointment_not_found',
    'wrong_status',
    'already_replaced',
    'slot_taken',
    'patient_busy',
    'slot_not_published',
    'mode_not_offered',
    'slot_past',
  ],
});
