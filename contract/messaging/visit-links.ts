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
    role: z.enum(['patient', 'doctor']).describe('The owner of the link.'),
    patientName: z.string(),
    doctorId: z.string(),
    doctorName: z.string(),
    specialization: z.string(),
    hospital: z.string(),
    address: z.string().nullable().describe('The address of the hospital or practice. Null if unknown.'),
    phone: z
      .string()
      .nullable()
      .describe('The phone number of the front desk or the clinic. Null if unknown.'),
    practiceId: z
      .string()
      .describe('The practice of the visit, whose times are offered first when rescheduling.'),
    consultStatus,
    date: z.string(),
    slot: z.string(),
    startsAt: instant,
    endsAt: instant,
    appStatus,
    movedFrom: clinicTime
      .nullable()
      .describe('The time the link was created for, if the visit has moved since. Null otherwise.'),
    preferred: clinicTime
      .nullable()
      .describe('The time the patient has requested. Null if none is waiting for an answer.'),
    canPickTime: z
      .boolean()
      .describe(
        'True if the patient may pick a new time, because the visit was rescheduled without one or its doctor goes on leave.',
      ),
    offer: leaveOffer
      .optional()
      .describe('Times reserved by a doctor on leave, or a question about the visit.'),
    lateMinutes: z
      .number()
      .int()
      .nullable()
      .describe('The delay in minutes reported by the patient. Null if none.'),
    doctorLate: z
      .number()
      .int()
      .nullable()
      .describe("The doctor's delay in minutes, as last notified to the patient. Null if none."),
    over: z.boolean().describe('True if the start of the visit has passed.'),
    actions: z
      .array(
        z.object({
          action: z.enum(linkActions),
          closed: z
            .string()
            .nullable()
            .describe('Why the action is currently unavailable. Null if it is available.'),
        }),
      )
      .describe('The actions that the status allows this person.'),
    reminders: z
      .object({ email: z.boolean(), sms: z.boolean() })
      .nullable()
      .describe('Whether the patient receives reminders of visits, by channel. Null for a doctor.'),
    reviews: z.boolean().nullable().describe('True if the patient is asked for reviews by email.'),
  })
  .meta({ id: 'VisitLink' });
export type VisitLink = z.infer<typeof visitLink>;

/** Any text is accepted: a truncated token is answered as an unknown link, not as invalid input. */
const params = z.object({ token: z.string().describe('The 22-letter token from the link.') });

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
  summary: 'Get the visit of a link and its available actions',
  description:
    'Changes nothing, because mail scanners open links too. If the visit was moved, returns its latest appointment.',
  refusals: ['link_unknown'],
});

const act = {
  ...link,
  method: 'POST',
  query: z.object({
    shown: instant
      .optional()
      .describe(
        'The start of the visit as shown on the page. The call is refused if the visit has another start.',
      ),
  }),
} as const;
const again = 'Repeating the call changes nothing and returns the same response.';

export const confirmByLinkEndpoint = endpoint({
  ...act,
  path: '/visit-links/:token/confirm',
  summary: 'Confirm a visit by link',
  description: again,
  refusals: ['link_unknown', 'link_expired', 'visit_moved', 'wrong_status'],
});

export const acceptByLinkEndpoint = endpoint({
  ...act,
  path: '/visit-links/:token/accept',
  summary: 'Accept a request by link',
  description: again,
  body: z.object({
    via: z.enum(['link', 'notification']).default('link').describe('Where the doctor tapped.'),
  }),
  refusals: ['link_unknown', 'link_expired', 'visit_moved', 'wrong_status'],
});

export const cancelByLinkEndpoint = endpoint({
  ...act,
  path: '/visit-links/:token/cancel',
  summary: 'Cancel a visit by link',
  description: again,
  refusals: ['link_unknown', 'link_expired', 'visit_moved', 'wrong_status', 'too_late'],
});

export const moveByLinkEndpoint = endpoint({
  ...act,
  path: '/visit-links/:token/move',
  summary: 'Request another time by link',
  description: `Requests a reschedule, or picks the new time of a rescheduled visit. A picked time applies immediately, a requested time once the doctor approves it. ${again}`,
  body: z.object({
    date: day,
    slotNumber: slotLabel,
    reason: optionalText(500).optional().describe('A note for the doctor.'),
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
  summary: 'Accept an offered time by link',
  description: `For a visit affected by a leave. The time is booked immediately. ${again}`,
  body: z.object({ offerId: z.number().int().positive() }),
  refusals: ['link_unknown', 'link_expired', 'visit_moved', 'wrong_status', 'already_replaced', 'offer_gone'],
});

export const declineOffersByLinkEndpoint = endpoint({
  ...act,
  path: '/visit-links/:token/offers/decline',
  summary: 'Decline all offered times by link',
  description: again,
  refusals: ['link_unknown', 'link_expired', 'visit_moved', 'wrong_status'],
});

export const reportLateByLinkEndpoint = endpoint({
  ...act,
  path: '/visit-links/:token/late',
  summary: 'Report a late arrival by link',
  description: `Possible from three hours before the start until one hour after it. ${again}`,
  body: z.object({ minutes: z.literal(lateMinuteOptions, { error: 'field_invalid' }) }),
  refusals: ['link_unknown', 'link_expired', 'visit_moved', 'wrong_status', 'late_closed'],
});

export const unsubscribeByLinkEndpoint = endpoint({
  ...link,
  method: 'POST',
  path: '/visit-links/:token/unsubscribe',
  summary: 'Turn reminders or review invitations off or on by link',
  description: `Possible after the visit too. ${again}`,
  body: z.object({
    topic: z.enum(['reminders', 'reviews']).default('reminders'),
    on: z.boolean().default(false),
    channel: z.enum(['email', 'sms']).optional().describe('The channel. Defaults to both.'),
  }),
  refusals: ['link_unknown'],
});
