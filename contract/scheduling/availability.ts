import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { day, doctorId, doctorIds, practiceId, slotLabel, weekdays } from '#contract/platform/fields.ts';
import { isDay } from '#domain/platform/calendar-days.ts';
import { partModes } from '#domain/scheduling/day-parts.ts';
import { slotIntervals, slotLengths } from '#domain/scheduling/slot-grid.ts';

const slotsByDay = z.record(z.string(), z.array(z.string()));
const partMode = z.enum(partModes).describe('Any: by video or in the clinic, as the patient likes.');
const ofPractice = {
  practiceId: z.string(),
  interval: z.number().int().describe('How many minutes a slot lasts.'),
  mode: partMode,
};
const whenParts =
  'Left out where all is of the only practice of the doctor, of one length and in either mode.';

export const publishedSlotsEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/:id/slots',
  tag: 'Availability',
  summary: 'The slots that a doctor has published from today on, booked ones included, by day',
  who: 'anyone',
  params: z.object({ id: doctorId }),
  status: 200,
  answer: z.object({
    availableSlots: slotsByDay,
    intervals: z.record(z.string(), z.number().int()).describe('Minutes that the slots of each day last.'),
    parts: z
      .record(
        z.string(),
        z.array(
          z.object({
            ...ofPractice,
            slots: z.array(z.string()),
            retained: z.array(z.string()).describe('Slots that stay for an appointment alone.'),
          }),
        ),
      )
      .optional()
      .describe(`The same by practice, length and mode, of days that have several. ${whenParts}`),
  }),
  refusals: ['doctor_not_found'],
});

export const bookedSlotsEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/:id/booked-slots',
  tag: 'Availability',
  summary: 'The slots of one day that are taken',
  who: 'anyone',
  params: z.object({ id: doctorId }),
  query: z.object({ date: day }),
  status: 200,
  answer: z.object({
    bookedSlots: z.array(z.string()),
    occupied: z
      .array(z.object({ from: z.string(), to: z.string() }))
      .describe('The times that appointments hold, whatever slots are published now.'),
  }),
  refusals: ['doctor_not_found'],
});

const availableDay = z
  .object({
    date: z.string(),
    interval: z.number().int().describe('How many minutes a slot lasts.'),
    free: z.array(z.string()).describe('Slots that can be booked now.'),
    booked: z.array(z.string()),
    parts: z
      .array(z.object({ ...ofPractice, free: z.array(z.string()), booked: z.array(z.string()) }))
      .optional()
      .describe(`The slots by practice, length and mode. ${whenParts}`),
  })
  .meta({ id: 'AvailableDay' });
export type AvailableDay = z.infer<typeof availableDay>;

export const availabilityEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/:id/availability',
  tag: 'Availability',
  summary: 'What can be booked, day by day: free and taken slots',
  who: 'anyone',
  params: z.object({ id: doctorId }),
  query: z.object({
    from: day.optional().describe('The first day, YYYY-MM-DD; today if it is left out or past.'),
    days: z.coerce
      .number({ error: 'field_days' })
      .int()
      .min(1)
      .max(31, { error: 'field_days' })
      .default(15)
      .describe('How many days.'),
  }),
  status: 200,
  answer: z.object({ today: z.string(), days: z.array(availableDay) }),
  refusals: ['doctor_not_found'],
});

export const freeSlot = z.object({ date: z.string(), slot: z.string() }).meta({ id: 'FreeSlot' });
export type FreeSlot = z.infer<typeof freeSlot>;

export const nextFreeSlotsEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/next-free-slots',
  tag: 'Availability',
  summary: 'The next slot that can be booked with each of up to 50 doctors',
  who: 'anyone',
  query: z.object({
    doctorIds: doctorIds(1100).describe('Ids of doctors in either form, separated by commas.'),
  }),
  status: 200,
  answer: z.object({ today: z.string(), next: z.record(z.string(), freeSlot.nullable()) }),
  refusals: [],
});

/** The number of five-minute slots that fit into a practice's day. */
const maxSlotsPerDay = 204;
const mostOnGrid = 96;
const isLength = ({ interval, practiceId: named }: { interval: number; practiceId?: number | undefined }) =>
  named === undefined
    ? slotIntervals.some((known) => known === interval)
    : interval >= slotLengths.from && interval <= slotLengths.to;

export const publishSlotsEndpoint = endpoint({
  method: 'POST',
  path: '/doctors/:id/slots',
  tag: 'Availability',
  summary: "Replace one day's slots",
  description:
    'Slots with a live appointment always stay. Without a practice it is the main one, on the grid of 15, 30 or 60 minutes from 09:00 to 17:00 and at the times that its day has already; at a practice that is named slots last 5 to 60 minutes and lie between 06:00 and 23:00.',
  who: ['doctor'],
  own: 'id',
  params: z.object({ id: doctorId }),
  body: z
    .object({
      date: day,
      slots: z.array(slotLabel, { error: 'field_slots' }).max(maxSlotsPerDay, { error: 'field_slots' }),
      interval: z.number({ error: 'field_interval' }).int({ error: 'field_interval' }).default(15),
      practiceId: practiceId.optional(),
      mode: z.enum(partModes, { error: 'field_consult_status' }).optional().describe('As it was, else Any.'),
    })
    .refine(isLength, { error: 'field_interval', path: ['interval'] })
    .refine(({ slots, practiceId: named }) => named !== undefined || slots.length <= mostOnGrid, {
      error: 'field_slots',
      path: ['slots'],
    }),
  status: 200,
  answer: z.object({
    message: z.string(),
    date: z.string(),
    slots: z.array(z.string()),
    retained: z.array(z.string()).describe('Slots that were not sent but stay, because they are booked.'),
  }),
  refusals: [
    'day_past',
    'day_too_far',
    'slot_off_grid',
    'slot_outside_hours',
    'slots_overlap',
    'practice_not_found',
    'doctor_not_found',
  ],
});

export const copySlotsEndpoint = endpoint({
  method: 'POST',
  path: '/doctors/:id/slots/copy',
  tag: 'Availability',
  summary: "Publish one day's slots on chosen weekdays until a date",
  description: 'Booked slots of those days stay.',
  who: ['doctor'],
  own: 'id',
  params: z.object({ id: doctorId }),
  body: z
    .object({
      date: day.describe('The day to copy.'),
      weekdays: weekdays.refine((chosen) => chosen.length > 0, { error: 'field_weekdays' }),
      until: day.describe('The last day that may get a copy.'),
      practiceId: practiceId.optional().describe('Whose day; without one, of the main practice.'),
    })
    .refine(({ date, until }) => !isDay(date) || date < until, { error: 'field_until', path: ['until'] }),
  status: 200,
  answer: z.object({
    message: z.string(),
    dates: z.array(z.string()).describe('The days that got a copy.'),
    retained: slotsByDay.describe('Booked slots that stay in addition to the copy, by day.'),
  }),
  refusals: [
    'day_past',
    'day_too_far',
    'day_not_published',
    'slots_overlap',
    'practice_not_found',
    'doctor_not_found',
  ],
});
