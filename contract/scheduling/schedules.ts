import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { day, numeric, practiceId, weekdays, workingTime } from '#contract/platform/fields.ts';
import { partModes } from '#domain/scheduling/day-parts.ts';
import { slotLengths } from '#domain/scheduling/slot-grid.ts';
import { maxEveryWeeks, nthsOfMonth } from '#domain/scheduling/weekly-schedule.ts';

const wholeNumberBetween = (least: number, most: number, error: string) =>
  numeric(error).pipe(z.number().int({ error }).min(least, { error }).max(most, { error }));

export const scheduleRuleForm = z
  .object({
    practiceId,
    weekdays: weekdays.refine((chosen) => chosen.length > 0, { error: 'field_weekdays' }),
    from: workingTime.describe('From 06:00, in steps of five minutes.'),
    to: workingTime.describe('Until 23:00; the last slot ends then.'),
    interval: wholeNumberBetween(slotLengths.from, slotLengths.to, 'field_slot_minutes').describe(
      'How many minutes a slot lasts; it has to divide the hours.',
    ),
    mode: z
      .enum(partModes, { error: 'field_consult_status' })
      .default('Any')
      .describe('In the clinic (Offline), by video (Online), or as the patient likes.'),
    everyWeeks: wholeNumberBetween(1, maxEveryWeeks, 'field_repeat')
      .nullable()
      .default(null)
      .describe('Every n weeks, counted from the week of `validFrom`; or else `nthOfMonth`.'),
    nthOfMonth: z
      .array(z.literal(nthsOfMonth, { error: 'field_repeat' }), { error: 'field_repeat' })
      .min(1, { error: 'field_repeat' })
      .transform((nths) => nthsOfMonth.filter((nth) => nths.includes(nth)))
      .nullable()
      .default(null)
      .describe('Which of these weekdays in the month; -1 is the last.'),
    validFrom: day,
    validTo: day.nullable().default(null).describe('The last day; null: without an end.'),
  })
  .refine(({ everyWeeks, nthOfMonth }) => (everyWeeks === null) !== (nthOfMonth === null), {
    error: 'field_repeat',
    path: ['everyWeeks'],
  });

export const scheduleRule = z
  .object({
    ruleId: z.number().int(),
    practiceId: z.string(),
    practiceName: z.string(),
    weekdays: z.array(z.number().int()),
    from: z.string(),
    to: z.string(),
    interval: z.number().int(),
    mode: z.enum(partModes),
    everyWeeks: z.number().int().nullable(),
    nthOfMonth: z.array(z.literal(nthsOfMonth)).nullable(),
    validFrom: z.string(),
    validTo: z.string().nullable(),
  })
  .meta({ id: 'ScheduleRule' });
export type ScheduleRule = z.infer<typeof scheduleRule>;

const dates = z.array(z.string());
export const scheduleEffects = z
  .object({
    until: z.string().describe('The last day that is published ahead.'),
    added: dates.describe('Days that get slots and had none.'),
    changed: dates.describe('Days whose slots change.'),
    removed: dates.describe('Days that lose their slots.'),
    byHand: dates.describe('Days of the schedule that stay as they were edited by hand.'),
    closed: z
      .array(z.object({ date: z.string(), name: z.string() }))
      .describe('Days of the schedule on which the hospital has a holiday.'),
    retained: z
      .array(z.object({ appointmentId: z.string(), date: z.string(), slot: z.string() }))
      .describe('Visits outside of the schedule: they keep their time.'),
  })
  .meta({ id: 'ScheduleEffects' });
export type ScheduleEffects = z.infer<typeof scheduleEffects>;

export const ruleId = z.coerce
  .number({ error: 'field_invalid' })
  .int({ error: 'field_invalid' })
  .min(1, { error: 'field_invalid' })
  .max(Number.MAX_SAFE_INTEGER, { error: 'field_invalid' })
  .describe('The rule.');
const changed = z.object({
  message: z.string(),
  ruleId: z.number().int().describe('The rule that was added, changed or ended.'),
  rules: z.array(scheduleRule).describe('All rules as they are now.'),
  effects: scheduleEffects,
});

export const ownScheduleEndpoint = endpoint({
  method: 'GET',
  path: '/schedules',
  tag: 'Availability',
  summary: "The rules of the doctor's weekly schedules, of all practices",
  who: ['doctor'],
  status: 200,
  answer: z.object({ rules: z.array(scheduleRule) }),
  refusals: [],
});

export const previewScheduleEndpoint = endpoint({
  method: 'POST',
  path: '/schedules/preview',
  tag: 'Availability',
  summary: 'What a new, changed or ended rule would do to the days ahead; changes nothing',
  who: ['doctor'],
  body: z.object({
    ruleId: ruleId.optional().describe('The rule that is changed or ended; left out: a new one.'),
    rule: scheduleRuleForm.nullable().describe('As it would be; null: ended.'),
  }),
  status: 200,
  answer: z.object({
    effects: scheduleEffects,
    overlaps: z
      .object({ date: z.string(), rule: scheduleRule })
      .nullable()
      .describe('The first day on which another rule has the same time, and that rule: it would be refused.'),
  }),
  refusals: ['practice_not_found', 'rule_not_found'],
});

export const addScheduleRuleEndpoint = endpoint({
  method: 'POST',
  path: '/schedules',
  tag: 'Availability',
  summary: 'Add a rule to the weekly schedule of a practice, and publish its days ahead',
  description:
    'Slots are published 60 days ahead. Days that were edited by hand stay as they are, and so do the times of visits.',
  who: ['doctor'],
  body: scheduleRuleForm,
  status: 201,
  answer: changed,
  refusals: ['practice_not_found', 'rules_overlap', 'rules_full'],
});

export const changeScheduleRuleEndpoint = endpoint({
  method: 'PUT',
  path: '/schedules/:ruleId',
  tag: 'Availability',
  summary: 'Change a rule, and publish its days again',
  description: 'Visits keep their time, also those outside of the schedule; the answer names them.',
  who: ['doctor'],
  params: z.object({ ruleId }),
  body: scheduleRuleForm,
  status: 200,
  answer: changed,
  refusals: ['practice_not_found', 'rule_not_found', 'rules_overlap'],
});

export const endScheduleRuleEndpoint = endpoint({
  method: 'DELETE',
  path: '/schedules/:ruleId',
  tag: 'Availability',
  summary: 'End a rule: its free slots ahead are withdrawn, visits keep their time',
  who: ['doctor'],
  params: z.object({ ruleId }),
  status: 200,
  answer: changed,
  refusals: ['rule_not_found'],
});

export const dayOrigins = ['schedule', 'hand', 'holiday', 'leave'] as const;

export const practiceDay = z
  .object({
    practiceId: z.string(),
    practiceName: z.string(),
    origin: z.enum(dayOrigins),
    holiday: z.string().nullable().describe('The name of a holiday of the hospital.'),
    parts: z.array(
      z.object({
        interval: z.number().int(),
        mode: z.enum(partModes),
        times: z.array(z.object({ from: z.string(), to: z.string() })).describe('Slots without gaps as one.'),
        count: z.number().int().describe('How many slots.'),
      }),
    ),
    booked: z.number().int().describe('How many visits.'),
    touched: z
      .number()
      .int()
      .describe('How many of them closing the day would touch: open ones that have not begun.'),
    inSchedule: z.boolean().describe('Whether a rule has this day.'),
  })
  .meta({ id: 'PracticeDay' });
export type PracticeDay = z.infer<typeof practiceDay>;

export const scheduleWeekEndpoint = endpoint({
  method: 'GET',
  path: '/schedules/week',
  tag: 'Availability',
  summary: 'What the doctor offers on seven days ahead, at which practice, and where it comes from',
  who: ['doctor'],
  query: z.object({ from: day.describe('The first of the seven days.') }),
  status: 200,
  answer: z.object({
    days: z.array(z.object({ date: z.string(), practices: z.array(practiceDay) })),
  }),
  refusals: [],
});

export const followScheduleEndpoint = endpoint({
  method: 'PUT',
  path: '/schedules/days/:date/follow',
  tag: 'Availability',
  summary: 'A day that was edited by hand follows the weekly schedule of its practice again',
  who: ['doctor'],
  params: z.object({ date: day }),
  body: z.object({ practiceId }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['practice_not_found', 'day_past', 'day_too_far'],
});
