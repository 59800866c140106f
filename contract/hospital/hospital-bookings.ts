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
    fee: z.number().describe('The fee of a visit in the clinic, in rupees.'),
    videoFee: z.number().describe('The fee of a video visit, in rupees.'),
  })
  .meta({ id: 'BookableDoctor' });
export type BookableDoctor = z.infer<typeof hospitalDoctor>;

export const bookableDoctorsEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/visits/doctors',
  tag: 'Front desk',
  summary: 'List doctors the front desk can book',
  description: 'Doctors with a practice that the hospital has confirmed.',
  who: deskRoles,
  status: 200,
  answer: z.object({ doctors: z.array(hospitalDoctor) }),
  refusals: [],
});

export const bookableTimesEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/visits/times',
  tag: 'Front desk',
  summary: "List a doctor's free times at the hospital",
  description: 'Of the given day, or of the first day with a free time.',
  who: deskRoles,
  query: z.object({
    doctorId,
    practiceId,
    mode: z.enum(consultModes).default('Offline').describe('The mode of the visit.'),
    date: day.optional().describe('The clinic day. Defaults to the first day with a free time.'),
  }),
  status: 200,
  answer: z.object({
    today: z.string(),
    date: z.string().nullable().describe('Null if nothing is free in the next four weeks.'),
    free: z.array(z.string()),
    taken: z
      .array(z.string())
      .describe('Upcoming taken times of the day, beside which a visit may be squeezed in.'),
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
        "If the day has no free time: the doctor's next free time, then those of up to three colleagues of the same specialization at the hospital.",
      ),
  }),
  refusals: ['practice_not_found'],
});

const visit = z.object({ message: z.string(), visit: hospitalVisit });

export const bookOnBehalfEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/visits',
  tag: 'Front desk',
  summary: 'Book a published slot for a patient of the hospital',
  description:
    'The booking account and its role are recorded with the visit. The visit is accepted immediately if the doctor lets the front desk answer requests. The limits on open visits do not apply. If the time is taken, the response has the next three free times.',
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
      .describe(
        "The reason for the visit in the patient's words, for the doctor. Not shown to the front desk.",
      ),
    note: needsNote.describe('The support needed at the visit, for the doctor.'),
    squeezeIn: optionalLine(200)
      .default('')
      .describe(
        'Why the visit is squeezed in beside a taken time. Visible to the doctor and the front desk.',
      ),
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
    age: z.number().int().describe('In whole years.'),
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
  summary: 'List appointment requests of all doctors of the hospital',
  description: 'Sorted by time, earliest first.',
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
  summary: 'Accept or reject a request on behalf of a doctor',
  description: 'Only if the doctor lets the front desk answer requests. A rejection requires a reason.',
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
  summary: 'Cancel a visit on behalf of its patient',
  description:
    'Possible until the end of its day unless the visit has started; the notice period applies to patients only. Also for a visit with an open reschedule request, and if the doctor no longer practises at the hospital. Repeating the call has no further effect.',
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
  summary: 'Record the payment of a visit on behalf of a doctor',
  description: 'Only if the doctor lets the front desk collect money.',
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
  summary: 'Void a receipt recorded by mistake on behalf of a doctor',
  description:
    'Only if the doctor lets the front desk collect money. A receipt recorded by the doctor can be voided only by the doctor. The receipt stays on record, and its number is not used again. Repeating the call is refused.',
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
  summary: 'Get a receipt of the hospital',
  description: 'Formatted for printing on A4, A5 or a roll.',
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
  summary: 'Download a receipt of the hospital as PDF',
  who: staffRoles,
  atDesk: 'pin',
  params: z.object({ appointmentId }),
  reads: 'patient records',
  status: 200,
  file: 'application/pdf',
  answer: z.unknown(),
  refusals: ['appointment_not_found', 'no_receipt'],
});
