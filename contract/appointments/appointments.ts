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
export const lateMinutes = z
  .number()
  .int()
  .nullable()
  .describe('The delay in minutes reported by the patient. Null if none.');
export const doctorLate = z
  .number()
  .int()
  .nullable()
  .describe("The doctor's delay in minutes, as last notified to the patient. Null if none.");
export const squeezedIn = z
  .string()
  .nullable()
  .describe('The reason staff added the appointment beside a taken time. Null if they did not.');
const hospitalName = optionalLine(120);

/** The current practice, which may differ from the one at the time of booking. */
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
    'The slot can be booked once, and the patient cannot have another appointment at the same time. With an Idempotency-Key the call can be repeated safely: it books once, and each repeat returns the same response.',
  who: ['patient'],
  headers: idempotencyKey('booking'),
  body: z.object({
    date: day,
    doctorId,
    Hospital: hospitalName.optional(),
    hospital: hospitalName.optional(),
    practiceId: practiceId
      .optional()
      .describe(
        'The practice, which determines the place of the visit. Defaults to the practice that offers the time.',
      ),
    slotNumber: slotLabel,
    reason: text(200).default(defaultReason),
    payStatus: payStatus.default('Unpaid'),
    consultStatus: consultStatus.default('Offline'),
    needs: visitNeedsInput,
    patientId: patientId.optional().describe('A person the caller may book for. Defaults to the caller.'),
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
  summary: "Find the doctor's first free time for a follow-up",
  description: 'On the given day or in the four weeks after it.',
  who: ['doctor'],
  params: z.object({ appointmentId }),
  query: z.object({ date: day }),
  status: 200,
  answer: z.object({
    free: followUpTime.nullable().describe('At the practice of the visit. Null if there is none.'),
    elsewhere: followUpTime.nullable().describe('At another practice of the doctor. Null if there is none.'),
  }),
  refusals: ['appointment_not_found'],
});

export const bookFollowUpEndpoint = endpoint({
  method: 'POST',
  path: '/appointments/:appointmentId/follow-up',
  tag: 'Appointments',
  summary: 'Book a follow-up for the patient of a Completed appointment',
  description:
    'The follow-up is accepted immediately, with the same reason and mode, and the patient is notified. The limits on open appointments do not apply. Repeating the call returns the appointment booked first.',
  who: ['doctor'],
  params: z.object({ appointmentId }),
  body: z.object({
    date: day,
    slotNumber: slotLabel,
    practiceId: practiceId.optional().describe('The practice. Defaults to the practice of the visit.'),
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
      .describe("The doctor's reason for declining the last reschedule request. Null if none."),
    doctorLate: z
      .number()
      .int()
      .nullable()
      .describe(
        "The doctor's delay in minutes, as notified to the patient, who may now move or cancel the appointment. Null if none.",
      ),
    allowedActions: z.array(appointmentAction).describe('The actions currently available to the patient.'),
    tooLate: z
      .string()
      .nullable()
      .describe(
        'Why the appointment can no longer be changed although its status would allow it. Null otherwise.',
      ),
    canPickTime: z
      .boolean()
      .describe('True if the appointment was rescheduled without a new time, so the patient may pick one.'),
    replaces: z.string().nullable().describe('The id of the appointment replaced by this one. Null if none.'),
    hasPrescription: z.boolean().describe('True if the patient can open a prescription.'),
    needs: visitNeeds.nullable(),
    patient: z
      .object({
        patientId: z.string(),
        name: z.string(),
        relation: z.enum(['self', ...relations]).describe('The relation of the patient to the caller.'),
      })
      .describe('The patient of the visit.'),
  })
  .meta({ id: 'PatientAppointment' });
export type PatientAppointment = z.infer<typeof patientAppointment>;

const dueAppointment = patientAppointment
  .extend({
    calledOff: z.boolean().describe('True if the doctor had accepted the appointment before cancelling it.'),
  })
  .meta({ id: 'DueAppointment' });
export type DueAppointment = z.infer<typeof dueAppointment>;

export const patientAppointmentsEndpoint = endpoint({
  method: 'GET',
  path: '/patients/appointments',
  tag: 'Appointments',
  summary: 'List the appointments of a patient',
  description: 'Of the caller, or of people whose records they may read, newest first.',
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
  summary: 'List open appointments of a patient',
  description:
    'Of the caller, or of the people they look after. Open appointments are Requested, Pending, Confirmed or Request for Rescheduling. `due` lists closed ones that need the patient: those waiting for a new time, and those rejected or cancelled by the doctor without a visit in their place.',
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
      .describe(
        'Times reserved by doctors on leave, or questions about their visits. Omitted if there are none.',
      ),
    missing: z
      .array(missingDetail)
      .optional()
      .describe('Details the clinic needs before these visits and does not have. Omitted if there are none.'),
    asking: z
      .array(z.object({ requestId: z.string(), name: z.string() }))
      .optional()
      .describe('Open requests to look after the caller. Omitted if there are none.'),
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
      .describe('The caller, then all people they look after now, independent of `patientId`.'),
  }),
  refusals: ['patient_not_found'],
});

export const patientAppointmentEndpoint = endpoint({
  method: 'GET',
  path: '/patients/appointments/:appointmentId',
  tag: 'Appointments',
  summary: 'Get an appointment of a patient',
  who: ['patient'],
  reads: 'patient records',
  params: z.object({ appointmentId }),
  status: 200,
  answer: z.object({
    today: z.string(),
    appointment: patientAppointment,
    bookedAtDesk: staffMember
      .nullable()
      .describe('The staff member who booked at the front desk. Null otherwise.'),
    fee: z.number().describe('The fee in rupees at the time of booking.'),
    payment: payment.nullable().describe('The payment the doctor has recorded. Null if none.'),
    address: z.string().nullable().describe('The address of the hospital. Null if unknown.'),
    toBring: z
      .string()
      .describe('What the hospital asks patients to bring. Empty if nothing, and for video visits.'),
    position: z
      .object({ latitude: z.number(), longitude: z.number() })
      .nullable()
      .describe('The position of the visit. Null if the doctor has moved to another place.'),
    changeUntil: freeSlot
      .nullable()
      .describe('The time until which the patient may cancel or ask to reschedule. Null if it has passed.'),
    answersWithinHours: z
      .number()
      .int()
      .nullable()
      .describe(
        'The time in hours within which the doctor answers three of four requests. Null with fewer than five answers.',
      ),
  }),
  refusals: ['appointment_not_found'],
});

export const patientHistoryEndpoint = endpoint({
  method: 'GET',
  path: '/patients/appointments/history',
  tag: 'Appointments',
  summary: 'List closed appointments of a patient',
  description: 'Appointments that are no longer open, newest first, paginated.',
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
  summary: 'Pick the new time of a Rescheduled appointment',
  description: 'The new appointment does not need an answer from the doctor.',
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
