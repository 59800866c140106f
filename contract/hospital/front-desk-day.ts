import { z } from 'zod';
import {
  appStatus,
  consultStatus,
  doctorLate,
  lateMinutes,
  payStatus,
  squeezedIn,
} from '#contract/appointments/appointments.ts';
import { payment, paymentForm } from '#contract/appointments/payments.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  ageIsAbout,
  appointmentId,
  day,
  doctorIds,
  instant,
  pageNumber,
  slotLabel,
  typedText,
  youngAge,
} from '#contract/platform/fields.ts';
import { freeSlot } from '#contract/scheduling/availability.ts';
import { deskRoles } from '#domain/accounts/hospital-roles.ts';
import { dutyStates, maxDoctorColumns } from '#domain/hospital/front-desk-day.ts';
import { genders } from '#domain/patients/genders.ts';
import { partModes } from '#domain/scheduling/day-parts.ts';
import { frontDeskSteps } from './hospital-patients.ts';

const doctors = doctorIds(20 * maxDoctorColumns)
  .transform((byText) => new Set(byText.values()))
  .refine(({ size }) => size <= maxDoctorColumns, { error: 'field_too_long' })
  .describe(`Up to ${maxDoctorColumns} doctors of the hospital, e.g. \`DOC-000042,DOC-000043\`.`);

/** A visit as the front desk sees it, without anything clinical. */
const hospitalVisit = z
  .object({
    appointmentId: z.string(),
    doctorId: z.string(),
    doctorName: z.string(),
    practiceId: z.string(),
    date: z.string(),
    slot: z.string(),
    startsAt: instant,
    minutes: z.number().int().describe('The length of the visit, in minutes.'),
    appStatus,
    consultStatus,
    arrivedAt: instant.nullable(),
    calledAt: instant.nullable(),
    startedAt: instant.nullable(),
    endedAt: instant.nullable(),
    lateMinutes,
    doctorLate,
    squeezedIn,
    canMove: z
      .boolean()
      .describe('True if the status allows moving the visit and the practice lets the front desk do so.'),
    canCancel: z
      .boolean()
      .describe('True if the front desk can cancel the visit for its patient, because it has not started.'),
    didNotCome: z.boolean().describe('True if the visit was marked as a no-show. The status is Incomplete.'),
    steps: z
      .array(z.enum(frontDeskSteps))
      .describe('The actions currently available to the front desk, in addition to moving the visit.'),
    patient: z.object({
      patientId: z.string(),
      name: z.string(),
      gender: z.enum(genders),
      age: z.number().int().describe('In whole years.'),
      ageIsAbout,
      youngAge,
      phone: z
        .string()
        .describe(
          'The phone number of the patient or the person who looks after them. Empty if there is none.',
        ),
    }),
    payStatus,
    fee: z.number().describe('In rupees.'),
    payment: payment.nullable(),
  })
  .meta({ id: 'DayVisit' });
export type DayVisit = z.infer<typeof hospitalVisit>;

const publishedTime = z.object({
  slot: z.string(),
  minutes: z.number().int(),
  practiceId: z.string(),
  mode: z.enum(partModes),
  isFree: z.boolean().describe('True if the time can be booked now.'),
  reservedOnce: z
    .boolean()
    .optional()
    .describe('True if exactly one visit overlaps the time, so that this visit can be moved to it.'),
});

const dutyDay = z.object({
  date: z.string(),
  state: z.enum(dutyStates),
  from: z
    .string()
    .nullable()
    .describe('The start of the first published time, HH:MM. Null if there is none.'),
  to: z.string().nullable().describe('The end of the last published time, HH:MM. Null if there is none.'),
  leave: z
    .object({ since: z.string(), until: z.string() })
    .nullable()
    .describe('The first and last day of the leave that closes times of this day. Null if there is none.'),
  times: z.array(publishedTime).describe('The times published at this hospital.'),
});

const hospitalDoctor = z
  .object({
    doctorId: z.string(),
    name: z.string(),
    specialization: z.string(),
    room: z.string(),
    deskCanMove: z.boolean(),
    takesBookings: z.boolean().describe('False until the registration is checked, where that is required.'),
    refusal: z
      .string()
      .nullable()
      .describe('Why the operator refused the registration. Null if not refused.'),
    delay: z.number().int().describe('The current delay reported by the doctor, in minutes; 0 if none.'),
    minutesBehind: z
      .number()
      .int()
      .nullable()
      .describe("How many minutes today's visits are behind schedule. Null if unknown."),
    nextFree: freeSlot
      .nullable()
      .describe('The next free time at this hospital. Null if there is none within 30 days.'),
    days: z.array(dutyDay),
  })
  .meta({ id: 'DoctorOnDuty' });
export type DoctorOnDuty = z.infer<typeof hospitalDoctor>;

const hospital = z.object({ hospitalId: z.string(), name: z.string() });
const listed = z.object({
  doctorId: z.string(),
  name: z.string(),
  specialization: z.string(),
  state: z.enum(dutyStates),
});

export const frontDeskDayEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/days/:date',
  tag: 'Front desk',
  summary: 'Get a day of the hospital with doctors, times and visits',
  description: `Returns ${maxDoctorColumns} doctors per page, those on duty first; \`doctors\` selects others.`,
  who: deskRoles,
  params: z.object({ date: day.describe('The clinic day.') }),
  query: z.object({
    doctors: doctors.optional(),
    specialization: typedText('field_text')
      .max(100, { error: 'field_too_long' })
      .optional()
      .describe('Only doctors of this specialization.'),
    onDuty: z.enum(['true']).optional().describe('Only doctors with times or visits on the day.'),
    page: pageNumber,
  }),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    hospital,
    date: z.string(),
    today: z.string(),
    all: z.array(listed).describe('All doctors of the hospital, those on duty first.'),
    found: z.number().int().describe('The number of doctors that match the filters.'),
    page: z.number().int(),
    perPage: z.number().int(),
    doctors: z.array(hospitalDoctor).describe('The doctors of this page.'),
    checkWithinHours: z.number().int().describe('How many hours a registration check usually takes.'),
    visits: z.array(hospitalVisit).describe('The visits of these doctors, in order of time.'),
    waiting: z
      .array(hospitalVisit)
      .describe(
        'Patients of all matching doctors who have arrived today and have not been called, up to 100.',
      ),
    expected: z
      .array(hospitalVisit)
      .describe(
        'Patients of all matching doctors who have not arrived, and whose visit today started already or starts within an hour, up to 100.',
      ),
  }),
  refusals: ['doctor_not_found'],
});
export type FrontDeskDay = z.infer<typeof frontDeskDayEndpoint.answer>;

export const hospitalWeekEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/weeks/:date',
  tag: 'Front desk',
  summary: 'Get a week of selected doctors of the hospital',
  description: 'The week of the given day, starting on Monday.',
  who: deskRoles,
  params: z.object({ date: day.describe('The clinic day.') }),
  query: z.object({ doctors: doctors.refine(({ size }) => size > 0, { error: 'field_required' }) }),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    hospital,
    today: z.string(),
    dates: z.array(z.string()),
    doctors: z.array(hospitalDoctor),
    visits: z.array(hospitalVisit),
  }),
  refusals: ['doctor_not_found'],
});
export type HospitalWeek = z.infer<typeof hospitalWeekEndpoint.answer>;

export const moveHospitalVisitEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/visits/:appointmentId/move',
  tag: 'Front desk',
  summary: 'Move a visit to another free time of its doctor',
  description:
    'As when the doctor reschedules: the visit becomes Rescheduled, a new linked visit is accepted immediately, and the patient is notified. Returns `desk_may_not` if the practice does not let the front desk move visits.',
  who: deskRoles,
  atDesk: 'pin',
  params: z.object({ appointmentId }),
  body: z.object({ date: day, slotNumber: slotLabel }),
  status: 200,
  answer: z.object({
    message: z.string(),
    replacedId: z.string(),
    appointmentId: z.string().describe('The id of the new visit.'),
    date: z.string(),
    slot: z.string(),
  }),
  refusals: [
    'appointment_not_found',
    'desk_may_not',
    'wrong_status',
    'slot_taken',
    'person_busy',
    'slot_not_published',
    'slot_past',
    'mode_not_offered',
  ],
});

export const undoArrivalEndpoint = endpoint({
  method: 'DELETE',
  path: '/hospital/visits/:appointmentId/arrive',
  tag: 'Front desk',
  summary: 'Undo a check-in',
  description: 'Possible until the patient is called. Repeating the call has no further effect.',
  who: deskRoles,
  atDesk: 'pin',
  params: z.object({ appointmentId }),
  status: 200,
  answer: z.object({ appointmentId: z.string() }),
  refusals: ['appointment_not_found', 'wrong_status', 'step_passed'],
});

const markOfVisit = {
  tag: 'Front desk',
  who: deskRoles,
  atDesk: 'pin',
  params: z.object({ appointmentId }),
  status: 200,
  answer: z.object({ message: z.string(), appointmentId: z.string() }),
} as const;

export const markMissedEndpoint = endpoint({
  ...markOfVisit,
  method: 'PUT',
  path: '/hospital/visits/:appointmentId/did-not-come',
  summary: 'Mark a visit as a no-show',
  description:
    'From the start of an accepted visit without any recorded step until a week after its day. The status becomes Incomplete. Repeating the call has no further effect.',
  refusals: ['appointment_not_found', 'wrong_status', 'step_passed', 'before_start', 'completion_closed'],
});

export const undoMissedEndpoint = endpoint({
  ...markOfVisit,
  method: 'DELETE',
  path: '/hospital/visits/:appointmentId/did-not-come',
  summary: 'Undo a no-show',
  description: 'Possible until the end of the day of the visit. Restores the previous status.',
  refusals: ['appointment_not_found', 'wrong_status', 'reopen_closed', 'slot_taken'],
});

export const markArrivedEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/visits/:appointmentId/arrive',
  tag: 'Front desk',
  summary: 'Check a patient in',
  description:
    'On the day of an accepted visit. Repeating the call has no further effect. May include a payment if the doctor lets the front desk collect; both are recorded in one step or not at all.',
  who: deskRoles,
  atDesk: 'pin',
  params: z.object({ appointmentId }),
  body: z.object({
    payment: paymentForm.nullish().describe('The payment. Omit it if the visit was not paid.'),
  }),
  status: 200,
  answer: z.object({
    appointmentId: z.string(),
    arrivedAt: instant.nullable(),
    payment: payment.nullable().describe('The recorded payment. Null without one.'),
  }),
  refusals: [
    'appointment_not_found',
    'wrong_status',
    'too_early',
    'step_passed',
    'desk_may_not',
    'already_paid',
  ],
});
