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
  summary: 'Cancel an appointment as the patient',
  description:
    'Repeating the call has no further effect. `too_late` has in `noticeMinutes` how long before the start cancelling closes.',
});

/** The same call at a second path. */
export const cancelAppointmentByPutEndpoint = endpoint({
  ...cancel,
  method: 'PUT',
  path: '/appointments/cancel',
  summary: 'Cancel an appointment as the patient (alias)',
  description: 'The same as POST /patients/cancel-appointment.',
});

export const confirmAppointmentEndpoint = endpoint({
  method: 'PUT',
  path: '/appointments/confirm',
  tag: 'Appointments',
  summary: 'Confirm an appointment as the patient',
  description: 'Changes the status from Pending to Confirmed.',
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
  summary: 'Request to reschedule an appointment',
  description: 'A preferred time is optional.',
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
  summary: 'Withdraw a reschedule request',
  description:
    'Possible until the doctor has answered. The appointment stays as booked. Repeating the call has no further effect.',
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
  summary: 'Dismiss a rejected appointment',
  description:
    'The appointment is no longer listed as `due`; its status stays Rejected. Repeating the call has no further effect.',
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
  summary: 'Accept or reject an appointment request',
  description: 'A rejection requires a reason.',
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
  summary: 'Approve or decline a reschedule request',
  description:
    "Approving books the new time in the same step: the time in `date` and `slotNumber`, otherwise the patient's preferred time. With `patientPicks`, or without either time, the patient picks the new time (POST /appointments/pick-time). If declined, the appointment stays as booked.",
  who: ['doctor'],
  body: z
    .object({
      appointmentId,
      action: z.enum(['approve', 'reject'], { error: 'field_action' }),
      date: day.optional(),
      slotNumber: slotLabel.optional(),
      patientPicks: z.boolean().default(false).describe('True to let the patient pick the new time.'),
      reason: optionalReason.describe('The reason for declining, sent to the patient. Only with `reject`.'),
    })
    .refine(({ date, slotNumber }) => (date === undefined) === (slotNumber === undefined), {
      error: 'field_slot',
      path: ['slotNumber'],
    }),
  status: 200,
  answer: changed.extend({
    appointment: doctorAppointment.nullable().describe('The new appointment. Null if not booked yet.'),
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
  summary: 'Close an appointment as Completed, Rejected or Rescheduled',
  description:
    'Rejected requires a reason. Completed accepts a prescription, as text or as fields, and the payment. A visit can be completed from its day on, an Incomplete one until a week after it.',
  who: ['doctor'],
  params: z.object({ appointmentId }),
  body: z
    .object({
      appStatus,
      rejectionReason: optionalReason,
      prescription: optionalPrescription,
      payment: paymentForm.nullish().describe('The payment. Only with Completed.'),
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
  summary: 'Reopen a visit',
  description:
    'For a visit completed by mistake, within ten minutes, or a no-show whose patient arrives after all, on its day. Restores the previous status. The prescription is kept, hidden from the patient, and valid again when the visit is completed again.',
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
  summary: 'Mark a visit as a no-show',
  description:
    'From the start of an accepted visit without any recorded step until a week after its day. The status becomes Incomplete. Repeating the call has no further effect.',
  who: ['doctor'],
  body: z.object({ appointmentId }),
  status: 200,
  answer: changed.extend({ appointment: doctorAppointment }),
  refusals: ['appointment_not_found', 'wrong_status', 'step_passed', 'before_start', 'completion_closed'],
});
