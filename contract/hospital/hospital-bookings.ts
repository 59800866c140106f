import { z } from 'zod';
import { consultStatus, payStatus } from '#contract/appointments/appointments.ts';
import {
  changedPayment,
  paymentForm,
  printedReceipt,
  receiptToVoid,
} from '#contract/appointments/payments.ts';
import { needsNote } from '#contract/appointments/visit-needs.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  ageIsAbout,
  appointmentId,
  day,
  doctorId,
  idempotencyKey,
  optionalLine,
  optionalText,
  patientId,
  practiceId,
  slotLabel,
  youngAge,
} from '#contract/platform/fields.ts';
import { adminRoles, deskRoles, staffRoles } from '#domain/accounts/hospital-roles.ts';
import { consultModes } from '#domain/doctors/consult-modes.ts';
import { genders } from '#domain/patients/genders.ts';
import { hospitalVisit } from './hospital-patients.ts';

/** A doctor who can be booked by the front desk, at one practice of this hospital. */
const hospitalDoctor = z
  .object({
    doctorId: z.string(),
    name: z.string(),
    specialization: z.string(),
    practiceId: z.string(),
    room: z.string(),
    modes: z.array(z.enum(consultModes)),
    fee: z.number().describe('Rupees of a visit in the clinic.'),
    videoFee: z.number().describe('Rupees of a visit by video.'),
  })
  .meta({ id: 'BookableDoctor' });
export type BookableDoctor = z.infer<typeof hospitalDoctor>;

export const bookableDoctorsEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/visits/doctors',
  tag: 'Front desk',
  summary: 'With whom the desk may book: doctors who agreed with the hospital on a practice',
  who: deskRoles,
  status: 200,
  answer: z.object({ doctors: z.array(hospitalDoctor) }),
  refusals: [],
});

export const bookableTimesEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/visits/times',
  tag: 'Front desk',
  summary: "A doctor's free times at the hospital, of a day or of the first one that has any",
  who: deskRoles,
  query: z.object({
    doctorId,
    practiceId,
    mode: z.enum(consultModes).default('Offline').describe('At the clinic or by video.'),
    date: day.optional().describe('Without one, the first day with a free time.'),
  }),
  status: 200,
  answer: z.object({
    today: z.string(),
    date: z.string().nullable().describe('Null where nothing is free in the next four weeks.'),
    free: z.array(z.string()),
    taken: z
      .array(z.string())
      .describe('Taken times of that day, still ahead, into which a visit may be squeezed.'),
    instead: z
      .array(
        z.object({
          doctorId: z.string(),
          doctorName: z.string(),
          practiceId: z.string(),
          date: z.string(),
          slot: z.string(),
        }),
      )
      .describe(
        'Where the day has none: the next free time of the doctor, and then of up to three colleagues of the specialization here.',
      ),
  }),
  refusals: ['practice_not_found'],
});

const visit = z.object({ message: z.string(), visit: hospitalVisit });

export const bookOnBehalfEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/visits',
  tag: 'Front desk',
  summary: 'Book a published time for somebody whom the hospital knows',
  description:
    'The account that books and its role are kept with the visit. It is accepted at once where the doctor lets the desk answer requests; the limits on open visits are for patients alone. A time that is gone is answered with the next three.',
  who: deskRoles,
  atDesk: 'pin',
  headers: idempotencyKey('booking'),
  body: z.object({
    patientId,
    doctorId,
    practiceId,
    date: day,
    slotNumber: slotLabel,
    consultStatus: consultStatus.default('Offline'),
    payStatus: payStatus.default('Unpaid'),
    reason: optionalText(200)
      .default('')
      .describe('Why they come, as the caller says it, for the doctor; answered to no desk.'),
    note: needsNote.describe('What is needed at the visit, for the doctor.'),
    squeezeIn: optionalLine(200)
      .default('')
      .describe('Why it is squeezed into a taken time; shown to doctor and desk.'),
  }),
  reads: 'patient records',
  status: 201,
  answer: visit,
  refusals: [
    'patient_not_found',
    'doctor_not_found',
    'doctor_not_checked',
    'practice_not_found',
    'slot_taken',
    'person_busy',
    'squeezed_in_already',
    'doctor_on_leave',
    'slot_not_published',
    'mode_not_offered',
    'slot_past',
    'idempotency_key_reused',
  ],
});

const requestRow = hospitalVisit
  .extend({
    patientId: z.string(),
    patientName: z.string(),
    gender: z.enum(genders),
    age: z.number().int().describe('Whole years.'),
    ageIsAbout,
    youngAge,
    phone: z.string(),
  })
  .meta({ id: 'HospitalRequest' });
export type HospitalRequest = z.infer<typeof requestRow>;

export const hospitalRequestsEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/visits/requests',
  tag: 'Front desk',
  summary: 'Requests that wait for an answer, of all doctors of the hospital, the next visit first',
  who: deskRoles,
  reads: 'patient records',
  status: 200,
  answer: z.object({ today: z.string(), requests: z.array(requestRow) }),
  refusals: [],
});

export const respondOnBehalfEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/visits/:appointmentId/respond',
  tag: 'Front desk',
  summary: 'Accept a request, or reject it with a reason, in the place of a doctor who lets the desk do so',
  who: deskRoles,
  atDesk: 'pin',
  params: z.object({ appointmentId }),
  body: z
    .object({
      action: z.enum(['accept', 'reject'], { error: 'field_action' }),
      reason: optionalText(500).default(''),
    })
    .refine(({ action, reason }) => action === 'accept' || reason !== '', {
      error: 'field_reason',
      path: ['reason'],
    }),
  reads: 'patient records',
  status: 200,
  answer: visit,
  refusals: ['appointment_not_found', 'desk_may_not', 'wrong_status'],
});

export const cancelOnBehalfEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/visits/:appointmentId/cancel',
  tag: 'Front desk',
  summary: 'Cancel a visit for its patient, who has told the desk so',
  description:
    'Until its day is over, unless somebody has noted that it began: the notice is for patients alone. Also one for which another time is wished, and also where the doctor no longer practises at the hospital. A repeat changes nothing.',
  who: deskRoles,
  atDesk: 'pin',
  params: z.object({ appointmentId }),
  reads: 'patient records',
  status: 200,
  answer: visit,
  refusals: ['appointment_not_found', 'wrong_status', 'step_passed', 'too_late'],
});

export const collectOnBehalfEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/visits/:appointmentId/payment',
  tag: 'Front desk',
  summary: 'Record how a visit was paid, for a doctor who lets the desk collect money',
  who: deskRoles,
  atDesk: 'pin',
  params: z.object({ appointmentId }),
  body: paymentForm,
  reads: 'patient records',
  status: 201,
  answer: changedPayment,
  refusals: ['appointment_not_found', 'desk_may_not', 'wrong_status', 'already_paid'],
});

export const voidOnBehalfEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/visits/:appointmentId/payment/void',
  tag: 'Front desk',
  summary: 'Void a receipt that was recorded by mistake, for a doctor who lets the desk collect money',
  description:
    'What the doctor recorded, the doctor voids. The receipt stays on record, and its number is not given again. A repeat is refused.',
  who: adminRoles,
  atDesk: 'pin',
  params: z.object({ appointmentId }),
  body: receiptToVoid,
  reads: 'patient records',
  status: 200,
  answer: changedPayment,
  refusals: ['appointment_not_found', 'desk_may_not', 'no_receipt'],
});

export const hospitalReceiptOnPaperEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/visits/:appointmentId/receipt',
  tag: 'Front desk',
  summary: 'What the receipt of a visit at the hospital says, for printing it on A4, A5 or a roll',
  who: staffRoles,
  params: z.object({ appointmentId }),
  reads: 'patient records',
  status: 200,
  answer: printedReceipt,
  refusals: ['appointment_not_found', 'no_receipt'],
});

export const hospitalReceiptEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/visits/:appointmentId/receipt.pdf',
  tag: 'Front desk',
  summary: 'The receipt of a visit at the hospital, to print',
  who: staffRoles,
  atDesk: 'pin',
  params: z.object({ appointmentId }),
  reads: 'patient records',
  status: 200,
  file: 'application/pdf',
  answer: z.unknown(),
  refusals: ['appointment_not_found', 'no_receipt'],
});
