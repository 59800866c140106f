import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { day, doctorId, doctorIds, practiceId, slotLabel, weekdays } from '#contract/platform/fields.ts';
import { isDay } from '#domain/platform/calendar-days.ts';
import { partModes } from '#domain/scheduling/day-parts.ts';
import { slotIntervals, slotLengths } from '#domain/scheduling/slot-grid.ts';

const slotsByDay = z.record(z.string(), z.array(z.string()));
const partMode = z.enum(partModes).describe("`Any`: by video or in the clinic, at the patient's choice.");
const ofPractice = {
  practiceId: z.string(),
  interval: z.number().int().describe('The length of a slot, in minutes.'),
  mode: partMode,
};
const whenParts =
  "Omitted if all slots are at the doctor's only practice, of one length and available in either mode.";

export const publishedSlotsEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/:id/slots',
  tag: 'Availability',
  summary: "List a doctor's published slots",
  description: 'From today on, by day, including booked slots.',
  who: 'anyone',
  params: z.object({ id: doctorId }),
  status: 200,
  answer: z.object({
    availableSlots: slotsByDay,
    intervals: z
      .record(z.string(), z.number().int())
      .describe('The length of the slots of each day, in minutes.'),
    parts: z
      .record(
        z.string(),
        z.array(
          z.object({
            ...ofPractice,
            slots: z.array(z.string()),
            retained: z
              .array(z.string())
              .describe('Slots published only because an appointment is booked in them.'),
          }),
        ),
      )
      .optional()
      .describe(`The slots by practice, length and mode, for days with more than one. ${whenParts}`),
  }),
  refusals: ['doctor_not_found'],
});

export const bookedSlotsEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/:id/booked-slots',
  tag: 'Availability',
  summary: "List a doctor's taken slots on a day",
  who: 'anyone',
  params: z.object({ id: doctorId }),
  query: z.object({ date: day }),
  status: 200,
  answer: z.object({
    bookedSlots: z.array(z.string()),
    occupied: z
      .array(z.object({ from: z.string(), to: z.string() }))
      .describe('The times taken by appointments, independent of the slots published now.'),
  }),
  refusals: ['doctor_not_found'],
});

const availableDay = z
  .object({
    date: z.string(),
    interval: z.number().int().describe('The length of a slot, in minutes.'),
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
  summary: "Get a doctor's free and taken slots by day",
  who: 'anyone',
  params: z.object({ id: doctorId }),
  query: z.object({
    from: day.optional().describe('The first day, YYYY-MM-DD. Defaults to today, also if the day is past.'),
    days: z.coerce
      .number({ error: 'field_days' })
      .int()
      .min(1)
      .max(31, { error: 'field_days' })
      .default(15)
      .describe('The number of days.'),
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
  summary: 'Get the next free slot of up to 50 doctors',
  who: 'anyone',
  query: z.object({
    doctorIds: doctorIds(1100).describe('Doctor ids in either form, separated by commas.'),
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
  summary: 'Replace the slots of a day',
  description:
    'Slots with an active appointment are always retained. Without `practiceId`, the slots of the main practice are replaced; they follow a grid of 15, 30 or 60 minutes from 09:00 to 17:00 and the times its day already has. With `practiceId`, slots last 5 to 60 minutes between 06:00 and 23:00.',
  who: ['doctor'],
  own: 'id',
  params: z.object({ id: doctorId }),
  body: z
    .object({
      date: day,
      slots: z.array(slotLabel, { error: 'field_slots' }).max(maxSlotsPerDay, { error: 'field_slots' }),
      interval: z.number({ error: 'field_interval' }).int({ error: 'field_interval' }).default(15),
      practiceId: practiceId.optional(),
      mode: z
        .enum(partModes, { error: 'field_consult_status' })
        .optional()
        .describe('Defaults to the mode of the day, or to `Any` for a new day.'),
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
    retained: z
      .array(z.string())
      .describe('Slots that were not sent but are retained because they are booked.'),
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
  summary: 'Copy the slots of a day to chosen weekdays until a date',
  description: 'Booked slots of those days are retained.',
  who: ['doctor'],
  own: 'id',
  params: z.object({ id: doctorId }),
  body: z
    .object({
      date: day.describe('The day to copy.'),
      weekdays: weekdays.refine((chosen) => chosen.length > 0, { error: 'field_weekdays' }),
      until: day.describe('The last day that may receive a copy.'),
      practiceId: practiceId.optional().describe('The practice. Defaults to the main practice.'),
    })
    .refine(({ date, until }) => !isDay(date) || date < until, { error: 'field_until', path: ['until'] }),
  status: 200,
  answer: z.object({
    message: z.string(),
    dates: z.array(z.string()).describe('The days that received a copy.'),
    retained: slotsByDay.describe('Booked slots retained in addition to the copy, by day.'),
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
