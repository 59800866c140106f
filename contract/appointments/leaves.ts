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
  fromTime: time.optional().describe('HH:MM; with `toTime`: only these hours of each day.'),
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
    patientPhone: z.string().describe('Empty for somebody without one.'),
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
  summary: 'Everybody whom a leave would touch, and what could be offered to them',
  description: 'Changes nothing.',
  who: ['doctor'],
  query: z.object(period).refine(hasBothTimes, noBegin).refine(hasEnd, noEnd),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    visits: z.array(touchedVisit).describe('In time order; visits that have begun are left out.'),
    freeTimes: z
      .number()
      .int()
      .describe("The doctor's own free times of the sixty days after the leave's beginning."),
    colleagues: z.number().int().describe('Listed doctors of the same specialization near by.'),
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
      .describe('`sending` until everybody was told, then `done`; `undone` before that, `ended` early.'),
    undoUntil: instant.nullable().describe('Until when nobody is told; null once that has begun.'),
    touched: z.number().int().describe('How many visits.'),
    waiting: z.number().int().describe('How many of them are still to be told.'),
    unanswered: z.number().int().describe('How many patients have not answered.'),
    begun: z.boolean().describe('Its beginning has passed, or had when it was ended.'),
    over: z.boolean().describe('Its end has passed.'),
  })
  .meta({ id: 'Leave' });
export type Leave = z.infer<typeof leave>;

const leaveVisit = touchedVisit
  .extend({
    way,
    noticeKind: z
      .enum(noticeKinds)
      .nullable()
      .describe('How the patient was told; null if not yet, or not at all.'),
    notifiedAt: instant.nullable(),
    channels: z.array(z.enum(channels)).describe('By which the message went.'),
    offers: z.number().int().describe('How many times are held for them now.'),
    answerUntil: instant.nullable(),
    outcome: z.enum(leaveOutcomes),
    newTime: z
      .object({ date: z.string(), slot: z.string(), doctorName: z.string(), appointmentId: z.string() })
      .nullable()
      .describe('The visit that took its place.'),
  })
  .meta({ id: 'LeaveVisit' });
export type LeaveVisit = z.infer<typeof leaveVisit>;

const leaveId = z.coerce.number().int().positive().describe('As in the list of leaves.');
const params = z.object({ leaveId });

export const startLeaveEndpoint = endpoint({
  method: 'POST',
  path: '/leaves',
  tag: 'Availability',
  summary: 'The doctor goes on leave: its times are closed at once, and everybody whom it touches is told',
  description:
    'After the seconds in which it can be undone, each visit by itself; a process that dies on the way is made up for by another.',
  who: ['doctor'],
  body: z
    .object({
      ...period,
      reason: optionalText(200).default('').describe('For the doctor alone.'),
      ways: z
        .object({ clinic: way.default('same'), video: way.default('same'), requests: way.default('same') })
        .default({ clinic: 'same', video: 'same', requests: 'same' })
        .describe('What is offered to whom.'),
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
  summary: "The doctor's leaves, the latest first",
  who: ['doctor'],
  status: 200,
  answer: z.object({ leaves: z.array(leave) }),
  refusals: [],
});

export const leaveEndpoint = endpoint({
  method: 'GET',
  path: '/leaves/:leaveId',
  tag: 'Availability',
  summary: 'One leave, with what became of every visit',
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
  summary: 'Gives a leave up before everybody was told',
  description: 'Its times are open again. Who was told already keeps what they were told.',
  who: ['doctor'],
  params,
  status: 200,
  answer: leave.extend({ notified: z.number().int().describe('How many had been told before.') }),
  refusals: ['leave_not_found', 'leave_over'],
});

export const endLeaveEndpoint = endpoint({
  method: 'POST',
  path: '/leaves/:leaveId/end',
  tag: 'Availability',
  summary: 'Ends a leave early: what is left of its times can be booked again',
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
  summary: 'The patient takes one of the times that are held for them',
  description: 'Booked at once; the other times are given up.',
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
  summary: 'The patient wants none of the times that are held for them',
  description:
    'They may pick any other time of the doctor, as after every reschedule. A repeat changes nothing.',
  who: ['patient'],
  params: z.object({ appointmentId }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['appointment_not_found'],
});
