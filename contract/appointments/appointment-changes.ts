import { z } from 'zod';
import { writtenPrescription } from '#contract/clinical/prescriptions.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { appointmentId, day, optionalText, slotLabel, text } from '#contract/platform/fields.ts';
import { doctorAppointment } from './appointment-lists.ts';
import { appStatus } from './appointments.ts';
import { paymentForm } from './payments.ts';

const reason = text(500);
/** Omitted, null and blank all mean that no reason was given. */
const optionalReason = optionalText(500)
  .nullish()
  .transform((given) => given ?? '');
/** Forms send empty fields too. */
const optionalPrescription = z.preprocess(
  (sent) => (sent === null || (typeof sent === 'string' && sent.trim() === '') ? undefined : sent),
  writtenPrescription.optional(),
);
const changed = z.object({ message: z.string(), appointmentId: z.string(), appStatus });

const cancel = {
  tag: 'Appointments',
  who: ['patient'],
  body: z.object({ appointmentId }),
  status: 200,
  answer: changed,
  refusals: ['appointment_not_found', 'wrong_status', 'too_late'],
} as const;

export const cancelAppointmentEndpoint = endpoint({
  ...cancel,
  method: 'POST',
  path: '/patients/cancel-appointment',
  summary: 'The patient cancels',
  description: 'A repeat changes nothing. `too_late` says how long before the start it closes.',
});

/** The same call under its second name. */
export const cancelAppointmentByPutEndpoint = endpoint({
  ...cancel,
  method: 'PUT',
  path: '/appointments/cancel',
  summary: 'The patient cancels, under another name',
  description: 'The same as POST /patients/cancel-appointment.',
});

export const confirmAppointmentEndpoint = endpoint({
  method: 'PUT',
  path: '/appointments/confirm',
  tag: 'Appointments',
  summary: 'The patient says that they will come: Pending becomes Confirmed',
  who: ['patient'],
  body: z.object({ appointmentId }),
  status: 200,
  answer: changed,
  refusals: ['appointment_not_found', 'wrong_status'],
});

export const requestRescheduleEndpoint = endpoint({
  method: 'POST',
  path: '/patient/request-reschedule',
  tag: 'Appointments',
  summary: 'The patient asks to reschedule, and may name a time that they prefer',
  who: ['patient'],
  body: z
    .object({
      appointmentId,
      reason,
      preferredDate: day.optional(),
      preferredSlot: slotLabel.optional(),
    })
    .refine(
      ({ preferredDate, preferredSlot }) => (preferredDate === undefined) === (preferredSlot === undefined),
      {
        error: 'field_slot',
        path: ['preferredSlot'],
      },
    ),
  status: 200,
  answer: changed,
  refusals: ['appointment_not_found', 'wrong_status', 'too_late'],
});

export const withdrawRescheduleEndpoint = endpoint({
  method: 'PUT',
  path: '/appointments/withdraw-reschedule',
  tag: 'Appointments',
  summary: 'The patient withdraws their reschedule request: the visit stays as it was',
  description: 'Until the doctor has answered it. A repeat changes nothing.',
  who: ['patient'],
  body: z.object({ appointmentId }),
  status: 200,
  answer: changed,
  refusals: ['appointment_not_found', 'wrong_status'],
});

export const dismissRejectionEndpoint = endpoint({
  method: 'PUT',
  path: '/appointments/dismiss-rejection',
  tag: 'Appointments',
  summary: 'The patient has seen that the doctor said no: it is no longer `due`',
  description: 'The appointment stays Rejected. A repeat changes nothing.',
  who: ['patient'],
  body: z.object({ appointmentId }),
  status: 200,
  answer: changed,
  refusals: ['appointment_not_found', 'wrong_status'],
});

export const respondToRequestEndpoint = endpoint({
  method: 'PUT',
  path: '/appointments/respond',
  tag: 'Appointments',
  summary: 'The doctor accepts a request, or rejects it with a reason',
  who: ['doctor'],
  body: z
    .object({
      appointmentId,
      action: z.enum(['accept', 'reject'], { error: 'field_action' }),
      reason: optionalReason,
    })
    .refine(({ action, reason }) => action === 'accept' || reason !== '', {
      error: 'field_reason',
      path: ['reason'],
    }),
  status: 200,
  answer: changed,
  refusals: ['appointment_not_found', 'wrong_status'],
});

export const handleRescheduleEndpoint = endpoint({
  method: 'POST',
  path: '/doctors/handle-reschedule',
  tag: 'Appointments',
  summary: 'The doctor approves or declines a reschedule request',
  description:
    'Approving books the new time in the same step: the one of `date` and `slotNumber`, else the one that the patient preferred. With `patientPicks`, or without either time, the patient picks it (POST /appointments/pick-time). Declined, the appointment stays as it was booked.',
  who: ['doctor'],
  body: z
    .object({
      appointmentId,
      action: z.enum(['approve', 'reject'], { error: 'field_action' }),
      date: day.optional(),
      slotNumber: slotLabel.optional(),
      patientPicks: z.boolean().default(false).describe('Whether the patient picks the new time.'),
      reason: optionalReason.describe('Why the time stays, told to the patient; of `reject` only.'),
    })
    .refine(({ date, slotNumber }) => (date === undefined) === (slotNumber === undefined), {
      error: 'field_slot',
      path: ['slotNumber'],
    }),
  status: 200,
  answer: changed.extend({
    appointment: doctorAppointment.nullable().describe('The new appointment, if there is one yet.'),
  }),
  refusals: [
    'appointment_not_found',
    'wrong_status',
    'slot_taken',
    'patient_busy',
    'slot_not_published',
    'mode_not_offered',
    'slot_past',
  ],
});

export const updateStatusEndpoint = endpoint({
  method: 'PUT',
  path: '/appointments/update-status/:appointmentId',
  tag: 'Appointments',
  summary: 'The doctor closes an appointment: Completed, Rejected with a reason, or Rescheduled',
  description:
    'A prescription may come with Completed, as text or field by field, and the payment. A visit can be completed from its day on, and an Incomplete one until a week after it.',
  who: ['doctor'],
  params: z.object({ appointmentId }),
  body: z
    .object({
      appStatus,
      rejectionReason: optionalReason,
      prescription: optionalPrescription,
      payment: paymentForm.nullish().describe('Of Completed: how the visit was paid.'),
    })
    .refine(({ appStatus, rejectionReason }) => appStatus !== 'Rejected' || rejectionReason !== '', {
      error: 'field_reason',
      path: ['rejectionReason'],
    }),
  status: 200,
  answer: changed.extend({ appointment: doctorAppointment }),
  refusals: [
    'appointment_not_found',
    'wrong_status',
    'too_early',
    'completion_closed',
    'already_paid',
    'slot_taken',
    'prohibited_online',
    'reason_needed',
    'medicine_misread',
    'medicine_unread',
  ],
});

export const reopenEndpoint = endpoint({
  method: 'PUT',
  path: '/appointments/reopen',
  tag: 'Appointments',
  summary:
    'The doctor reopens a visit that was completed by mistake, within ten minutes, or whose patient comes all the same, on its day',
  description:
    'It has the status that it had before. Its prescription is kept, unseen by the patient, and counts again when the visit is completed again.',
  who: ['doctor'],
  body: z.object({ appointmentId }),
  status: 200,
  answer: changed.extend({ appointment: doctorAppointment }),
  refusals: ['appointment_not_found', 'wrong_status', 'reopen_closed', 'slot_taken'],
});

export const markNoShowEndpoint = endpoint({
  method: 'PUT',
  path: '/appointments/did-not-come',
  tag: 'Appointments',
  summary: 'The doctor says that the patient of a visit did not come',
  description:
    'From the start of an accepted visit, of which no step was noted, until a week after its day. It is Incomplete. A repeat changes nothing.',
  who: ['doctor'],
  body: z.object({ appointmentId }),
  status: 200,
  answer: changed.extend({ appointment: doctorAppointment }),
  refusals: ['appointment_not_found', 'wrong_status', 'step_passed', 'before_start', 'completion_closed'],
});
