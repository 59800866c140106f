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
  .describe(`Up to ${maxDoctorColumns} doctors of the hospital, as \`DOC-000042,DOC-000043\`.`);

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
    minutes: z.number().int().describe('How long it lasts.'),
    appStatus,
    consultStatus,
    arrivedAt: instant.nullable(),
    calledAt: instant.nullable(),
    startedAt: instant.nullable(),
    endedAt: instant.nullable(),
    lateMinutes,
    doctorLate,
    squeezedIn,
    canMove: z.boolean().describe('Its status lets it be moved, and the practice lets the desk do it.'),
    canCancel: z.boolean().describe('The desk can cancel it for its patient: it has not begun.'),
    didNotCome: z.boolean().describe('Somebody has said that the patient did not come; it is Incomplete.'),
    steps: z.array(z.enum(frontDeskSteps)).describe('What the desk may do with it now, besides moving it.'),
    patient: z.object({
      patientId: z.string(),
      name: z.string(),
      gender: z.enum(genders),
      age: z.number().int().describe('Whole years.'),
      ageIsAbout,
      youngAge,
      phone: z.string().describe('Of the patient, or of whoever looks after them; empty if there is none.'),
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
  isFree: z.boolean().describe('It can be booked now.'),
  reservedOnce: z
    .boolean()
    .optional()
    .describe('One visit alone stands in its way: that visit can be moved here.'),
});

const dutyDay = z.object({
  date: z.string(),
  state: z.enum(dutyStates),
  from: z.string().nullable().describe('When the first published time begins, HH:MM.'),
  to: z.string().nullable().describe('When the last one ends, HH:MM.'),
  leave: z
    .object({ since: z.string(), until: z.string() })
    .nullable()
    .describe('The first and the last day of the leave that closes times of this day.'),
  times: z.array(publishedTime).describe('Published at this hospital.'),
});

const hospitalDoctor = z
  .object({
    doctorId: z.string(),
    name: z.string(),
    specialization: z.string(),
    room: z.string(),
    deskCanMove: z.boolean(),
    takesBookings: z.boolean().describe('Not before the registration is checked, where that is required.'),
    refusal: z.string().nullable().describe('Why the operator refused the registration; null if nobody did.'),
    delay: z.number().int().describe('By how many minutes the doctor said to be late now; 0 if not.'),
    minutesBehind: z
      .number()
      .int()
      .nullable()
      .describe('Of today: by how many minutes visits are behind; null while nothing says so.'),
    nextFree: freeSlot
      .nullable()
      .describe('The next free time at this hospital; null if none of the next 30 days has one.'),
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
  summary: 'A day of the hospital: its doctors side by side with their times and visits',
  description: `Columns come ${maxDoctorColumns} to a page, those on duty first; \`doctors\` names others.`,
  who: deskRoles,
  params: z.object({ date: day.describe('The clinic day.') }),
  query: z.object({
    doctors: doctors.optional(),
    specialization: typedText('field_text')
      .max(100, { error: 'field_too_long' })
      .optional()
      .describe('Only doctors of it.'),
    onDuty: z.enum(['true']).optional().describe('Only doctors with times or visits on that day.'),
    page: pageNumber,
  }),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    hospital,
    date: z.string(),
    today: z.string(),
    all: z.array(listed).describe('Every doctor of the hospital, those on duty first.'),
    found: z.number().int().describe('How many doctors the filters leave.'),
    page: z.number().int(),
    perPage: z.number().int(),
    doctors: z.array(hospitalDoctor).describe('The columns of this page.'),
    checkWithinHours: z.number().int().describe('How long the check of a registration usually takes.'),
    visits: z.array(hospitalVisit).describe('Of these doctors, in time order.'),
    waiting: z
      .array(hospitalVisit)
      .describe('Today, of all doctors found: who is here and was not called, the first 100.'),
    expected: z
      .array(hospitalVisit)
      .describe(
        'Today, of all doctors found: whose time has come, or does within an hour, and who is not here; the first 100.',
      ),
  }),
  refusals: ['doctor_not_found'],
});
export type FrontDeskDay = z.infer<typeof frontDeskDayEndpoint.answer>;

export const hospitalWeekEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/weeks/:date',
  tag: 'Front desk',
  summary: 'The week of a day, from Monday on, of some doctors of the hospital',
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
  summary: 'The desk moves a visit to another free time of its doctor at the hospital',
  description:
    'As when the doctor reschedules: the visit becomes Rescheduled, a new one that is linked to it is accepted at once, and the patient is told. Where the practice does not let the desk do it: `desk_may_not`.',
  who: deskRoles,
  atDesk: 'pin',
  params: z.object({ appointmentId }),
  body: z.object({ date: day, slotNumber: slotLabel }),
  status: 200,
  answer: z.object({
    message: z.string(),
    replacedId: z.string(),
    appointmentId: z.string().describe('Of the new visit.'),
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
  summary: 'The desk takes back that somebody has come',
  description: 'As long as they were not called. A repeat changes nothing.',
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
  summary: 'The desk notes that somebody did not come for their visit',
  description:
    'From the start of an accepted visit, of which no step was noted, until a week after its day. It is Incomplete. A repeat changes nothing.',
  refusals: ['appointment_not_found', 'wrong_status', 'step_passed', 'before_start', 'completion_closed'],
});

export const undoMissedEndpoint = endpoint({
  ...markOfVisit,
  method: 'DELETE',
  path: '/hospital/visits/:appointmentId/did-not-come',
  summary: 'The desk takes back that somebody did not come',
  description: 'Until the day of the visit is over. It has the status that it had before.',
  refusals: ['appointment_not_found', 'wrong_status', 'reopen_closed', 'slot_taken'],
});

export const markArrivedEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/visits/:appointmentId/arrive',
  tag: 'Front desk',
  summary: 'The desk notes that somebody has come for their visit',
  description:
    'On the day of an accepted visit. A repeat changes nothing. A payment comes with it where the doctor lets the desk collect; both happen or neither.',
  who: deskRoles,
  atDesk: 'pin',
  params: z.object({ appointmentId }),
  body: z.object({ payment: paymentForm.nullish().describe('How the visit was paid.') }),
  status: 200,
  answer: z.object({
    appointmentId: z.string(),
    arrivedAt: instant.nullable(),
    payment: payment.nullable().describe('As it was recorded with it; null without one.'),
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
