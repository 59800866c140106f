import { z } from 'zod';
import { appStatus, consultStatus } from '#contract/appointments/appointments.ts';
import { leaveOffer } from '#contract/appointments/leave-offers.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { day, instant, optionalText, slotLabel } from '#contract/platform/fields.ts';
import { lateMinuteOptions } from '#domain/appointments/lateness.ts';

export const linkActions = ['confirm', 'accept', 'move', 'cancel', 'late'] as const;
export type LinkAction = (typeof linkActions)[number];

const clinicTime = z.object({ date: z.string(), slot: z.string() });

/** Contact data, the reason and anything medical are left out, because inboxes are shared. */
const visitLink = z
  .object({
    role: z.enum(['patient', 'doctor']).describe('Whose link it is.'),
    patientName: z.string(),
    doctorId: z.string(),
    doctorName: z.string(),
    specialization: z.string(),
    hospital: z.string(),
    address: z.string().nullable().describe('Of the hospital or practice; null if it is not known.'),
    phone: z.string().nullable().describe('Of its front desk, or of the clinic.'),
    practiceId: z.string().describe('Where it is: other times are looked for there first.'),
    consultStatus,
    date: z.string(),
    slot: z.string(),
    startsAt: instant,
    endsAt: instant,
    appStatus,
    movedFrom: clinicTime
      .nullable()
      .describe('The time that the link was made for, if the visit has another one by now.'),
    preferred: clinicTime.nullable().describe('The time that the patient asked for, until it is answered.'),
    canPickTime: z
      .boolean()
      .describe(
        'It was rescheduled without a new time, or its doctor goes on leave: the patient may pick one.',
      ),
    offer: leaveOffer.optional().describe('What the doctor on leave holds for the patient, or asks.'),
    lateMinutes: z.number().int().nullable().describe('How late the patient said to be.'),
    doctorLate: z
      .number()
      .int()
      .nullable()
      .describe('By how many minutes the patient was told that the doctor is late.'),
    over: z.boolean().describe('Its start has passed.'),
    actions: z
      .array(
        z.object({
          action: z.enum(linkActions),
          closed: z.string().nullable().describe('Why it cannot be done now; null if it can.'),
        }),
      )
      .describe('What its status lets this person do.'),
    reminders: z
      .object({ email: z.boolean(), sms: z.boolean() })
      .nullable()
      .describe('Whether this patient is reminded of visits, by channel; null for a doctor.'),
    reviews: z.boolean().nullable().describe('Whether they are asked for reviews by e-mail.'),
  })
  .meta({ id: 'VisitLink' });
export type VisitLink = z.infer<typeof visitLink>;

/** Any text is accepted: a truncated token is answered as an unknown link, not as invalid input. */
const params = z.object({ token: z.string().describe('From the link, 22 letters.') });

const link = {
  tag: 'Links',
  who: 'anyone',
  params,
  status: 200,
  answer: visitLink,
} as const;

export const visitLinkEndpoint = endpoint({
  ...link,
  method: 'GET',
  path: '/visit-links/:token',
  summary: 'The visit of a link, and what can be done by it',
  description:
    'Changes nothing: mail scanners open links too. Where the visit was moved, its newest appointment.',
  refusals: ['link_unknown'],
});

const act = {
  ...link,
  method: 'POST',
  query: z.object({
    shown: instant
      .optional()
      .describe('The start that the page showed; what is meant for another one is refused.'),
  }),
} as const;
const again = 'A repeat changes nothing and gets the same answer.';

export const confirmByLinkEndpoint = endpoint({
  ...act,
  path: '/visit-links/:token/confirm',
  summary: 'The patient says that they will come',
  description: again,
  refusals: ['link_unknown', 'link_expired', 'visit_moved', 'wrong_status'],
});

export const acceptByLinkEndpoint = endpoint({
  ...act,
  path: '/visit-links/:token/accept',
  summary: 'The doctor accepts a request',
  description: again,
  body: z.object({
    via: z.enum(['link', 'notification']).default('link').describe('Where it was tapped.'),
  }),
  refusals: ['link_unknown', 'link_expired', 'visit_moved', 'wrong_status'],
});

export const cancelByLinkEndpoint = endpoint({
  ...act,
  path: '/visit-links/:token/cancel',
  summary: 'The patient cancels',
  description: again,
  refusals: ['link_unknown', 'link_expired', 'visit_moved', 'wrong_status', 'too_late'],
});

export const moveByLinkEndpoint = endpoint({
  ...act,
  path: '/visit-links/:token/move',
  summary: 'The patient asks for another time, or picks the new time of a rescheduled visit',
  description: `A time that is picked counts at once; one that is asked for, when the doctor agrees. ${again}`,
  body: z.object({
    date: day,
    slotNumber: slotLabel,
    reason: optionalText(500).optional().describe('For the doctor.'),
  }),
  refusals: [
    'link_unknown',
    'link_expired',
    'visit_moved',
    'wrong_status',
    'too_late',
    'already_replaced',
    'slot_taken',
    'patient_busy',
    'slot_not_published',
    'mode_not_offered',
    'slot_past',
  ],
});

export const acceptOfferByLinkEndpoint = endpoint({
  ...act,
  path: '/visit-links/:token/offers/take',
  summary: 'The patient takes one of the times that are held because of a leave',
  description: `Booked at once. ${again}`,
  body: z.object({ offerId: z.number().int().positive() }),
  refusals: ['link_unknown', 'link_expired', 'visit_moved', 'wrong_status', 'already_replaced', 'offer_gone'],
});

export const declineOffersByLinkEndpoint = endpoint({
  ...act,
  path: '/visit-links/:token/offers/decline',
  summary: 'The patient wants none of the times that are held because of a leave',
  description: again,
  refusals: ['link_unknown', 'link_expired', 'visit_moved', 'wrong_status'],
});

export const reportLateByLinkEndpoint = endpoint({
  ...act,
  path: '/visit-links/:token/late',
  summary: 'The patient says that they will be late',
  description: `From three hours before the start until one hour after it. ${again}`,
  body: z.object({ minutes: z.literal(lateMinuteOptions, { error: 'field_invalid' }) }),
  refusals: ['link_unknown', 'link_expired', 'visit_moved', 'wrong_status', 'late_closed'],
});

export const unsubscribeByLinkEndpoint = endpoint({
  ...link,
  method: 'POST',
  path: '/visit-links/:token/unsubscribe',
  summary: 'The patient turns reminders or invitations to review off, or on again',
  description: `Possible after the visit too. ${again}`,
  body: z.object({
    topic: z.enum(['reminders', 'reviews']).default('reminders'),
    on: z.boolean().default(false),
    channel: z.enum(['email', 'sms']).optional().describe('Both if it is missing.'),
  }),
  refusals: ['link_unknown'],
});
