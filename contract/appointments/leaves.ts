import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { appointmentId, day, instant, optionalText, typedNumber } from '#contract/platform/fields.ts';
import {
  leaveGroups,
  leaveOutcomes,
  leaveStates,
  leaveStrategies,
  noticeKinds,
} from '#domain/appointments/doctor-leave.ts';
import { channels } from '#domain/messaging/announcements.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';
import { appStatus, bookedAppointment, consultStatus } from './appointments.ts';

const time = typedNumber('field_slot').refine((value) => value === '24:00' || toMinutes(value) !== null, {
  error: 'field_slot',
});

const period = {
  from: day.describe('The first day, YYYY-MM-DD.'),
  to: day.describe('The last day, YYYY-MM-DD.'),
  fromTime: time.optional().describe('HH:MM. With `toTime`, limits the leave to these hours of each day.'),
  toTime: time.optional().describe('HH:MM, or 24:00.'),
};

interface Hours {
  readonly fromTime?: string | undefined;
  readonly toTime?: string | undefined;
}
/** One time alone would close whole days, so the other one is required. */
const hasBothTimes = ({ fromTime, toTime }: Hours) => fromTime !== undefined || toTime === undefined;
const hasEnd = ({ fromTime, toTime }: Hours) => toTime !== undefined || fromTime === undefined;
const noBegin = { path: ['fromTime'], error: 'field_slot' };
const noEnd = { path: ['toTime'], error: 'field_slot' };

const way = z.enum(leaveStrategies, { error: 'field_action' });
const group = z.enum(leaveGroups);

const touchedVisit = z
  .object({
    appointmentId: z.string(),
    practiceId: z.string(),
    patientId: z.string(),
    patientName: z.string(),
    patientPhone: z.string().describe('Empty if the patient has no phone.'),
    date: z.string(),
    slot: z.string(),
    reason: z.string(),
    consultStatus,
    appStatus,
    group,
  })
  .meta({ id: 'TouchedVisit' });
export type AffectedVisit = z.infer<typeof touchedVisit>;

export const previewLeaveEndpoint = endpoint({
  method: 'GET',
  path: '/leaves/preview',
  tag: 'Availability',
  summary: 'List the visits a leave would affect, with possible offers',
  description: 'Changes nothing.',
  who: ['doctor'],
  query: z.object(period).refine(hasBothTimes, noBegin).refine(hasEnd, noEnd),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    visits: z.array(touchedVisit).describe('In order of time, without visits that have started.'),
    freeTimes: z
      .number()
      .int()
      .describe("The number of the doctor's own free times in the sixty days after the start of the leave."),
    colleagues: z
      .number()
      .int()
      .describe('The number of listed doctors nearby with the same specialization.'),
  }),
  refusals: ['leave_past', 'leave_backwards', 'leave_long'],
});
export type LeavePreview = z.infer<typeof previewLeaveEndpoint.answer>;

const leave = z
  .object({
    leaveId: z.number().int(),
    from: z.string(),
    to: z.string(),
    fromTime: z.string().nullable(),
    toTime: z.string().nullable(),
    reason: z.string(),
    state: z
      .enum(leaveStates)
      .describe(
        '`sending` until all patients have been notified, then `done`; `undone` if undone before that; `ended` if ended early.',
      ),
    undoUntil: instant
      .nullable()
      .describe('The instant until which no patient is notified. Null once notification has started.'),
    touched: z.number().int().describe('The number of affected visits.'),
    waiting: z.number().int().describe('The number of visits whose patients have not been notified yet.'),
    unanswered: z.number().int().describe('The number of patients who have not answered.'),
    begun: z.boolean().describe('True if the start has passed, or had passed when the leave was ended.'),
    over: z.boolean().describe('True if the end has passed.'),
  })
  .meta({ id: 'Leave' });
export type Leave = z.infer<typeof leave>;

const leaveVisit = touchedVisit
  .extend({
    way,
    noticeKind: z
      .enum(noticeKinds)
      .nullable()
      .describe('The kind of notification sent to the patient. Null if not sent.'),
    notifiedAt: instant.nullable(),
    channels: z.array(z.enum(channels)).describe('The channels of the notification.'),
    offers: z.number().int().describe('The number of times currently reserved for the patient.'),
    answerUntil: instant.nullable(),
    outcome: z.enum(leaveOutcomes),
    newTime: z
      .object({ date: z.string(), slot: z.string(), doctorName: z.string(), appointmentId: z.string() })
      .nullable()
      .describe('The visit booked instead. Null if none.'),
  })
  .meta({ id: 'LeaveVisit' });
export type LeaveVisit = z.infer<typeof leaveVisit>;

const leaveId = z.coerce.number().int().positive().describe('The id from the list of leaves.');
const params = z.object({ leaveId });

export const startLeaveEndpoint = endpoint({
  method: 'POST',
  path: '/leaves',
  tag: 'Availability',
  summary: 'Start a leave',
  description:
    'Closes the times immediately. After a short delay for undoing the leave, notifies the patients of all affected visits, one visit at a time. If the process stops on the way, another one continues.',
  who: ['doctor'],
  body: z
    .object({
      ...period,
      reason: optionalText(200).default('').describe('The reason, visible to the doctor only.'),
      ways: z
        .object({ clinic: way.default('same'), video: way.default('same'), requests: way.default('same') })
        .default({ clinic: 'same', video: 'same', requests: 'same' })
        .describe('The offer for each group of visits.'),
    })
    .refine(hasBothTimes, noBegin)
    .refine(hasEnd, noEnd),
  status: 201,
  answer: leave,
  refusals: ['leave_past', 'leave_backwards', 'leave_long', 'leave_overlaps'],
});

export const leavesEndpoint = endpoint({
  method: 'GET',
  path: '/leaves',
  tag: 'Availability',
  summary: "List the doctor's leaves",
  description: 'Latest first.',
  who: ['doctor'],
  status: 200,
  answer: z.object({ leaves: z.array(leave) }),
  refusals: [],
});

export const leaveEndpoint = endpoint({
  method: 'GET',
  path: '/leaves/:leaveId',
  tag: 'Availability',
  summary: 'Get a leave with the outcome of each visit',
  who: ['doctor'],
  params,
  reads: 'patient records',
  status: 200,
  answer: z.object({ leave, visits: z.array(leaveVisit) }),
  refusals: ['leave_not_found'],
});
export type LeaveDetail = z.infer<typeof leaveEndpoint.answer>;

export const undoLeaveEndpoint = endpoint({
  method: 'POST',
  path: '/leaves/:leaveId/undo',
  tag: 'Availability',
  summary: 'Undo a leave before all patients have been notified',
  description: 'Opens its times again. Patients already notified keep their offers.',
  who: ['doctor'],
  params,
  status: 200,
  answer: leave.extend({ notified: z.number().int().describe('The number of patients already notified.') }),
  refusals: ['leave_not_found', 'leave_over'],
});

export const endLeaveEndpoint = endpoint({
  method: 'POST',
  path: '/leaves/:leaveId/end',
  tag: 'Availability',
  summary: 'End a leave early',
  description: 'The remaining times can be booked again.',
  who: ['doctor'],
  params,
  status: 200,
  answer: leave,
  refusals: ['leave_not_found', 'leave_over'],
});

export const acceptOfferEndpoint = endpoint({
  method: 'POST',
  path: '/appointments/:appointmentId/offers/take',
  tag: 'Appointments',
  summary: 'Accept an offered time',
  description: 'Books the time immediately and releases the other reserved times.',
  who: ['patient'],
  params: z.object({ appointmentId }),
  body: z.object({ offerId: z.number().int().positive() }),
  status: 201,
  answer: bookedAppointment,
  refusals: ['appointment_not_found', 'wrong_status', 'already_replaced', 'offer_gone'],
});

export const declineOffersEndpoint = endpoint({
  method: 'POST',
  path: '/appointments/:appointmentId/offers/decline',
  tag: 'Appointments',
  summary: 'Decline all offered times',
  description:
    'The patient may pick any other time of the doctor, as after every reschedule. Repeating the call has no further effect.',
  who: ['patient'],
  params: z.object({ appointmentId }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['appointment_not_found'],
});
