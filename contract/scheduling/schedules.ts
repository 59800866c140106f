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
    to: workingTime.describe('Until 23:00. The last slot ends at this time.'),
    interval: wholeNumberBetween(slotLengths.from, slotLengths.to, 'field_slot_minutes').describe(
      'The length of a slot, in minutes. The hours must be a multiple of it.',
    ),
    mode: z
      .enum(partModes, { error: 'field_consult_status' })
      .default('Any')
      .describe("`Offline` for the clinic, `Online` for video, `Any` for either at the patient's choice."),
    everyWeeks: wholeNumberBetween(1, maxEveryWeeks, 'field_repeat')
      .nullable()
      .default(null)
      .describe('Repeats every n weeks, counted from the week of `validFrom`. Null with `nthOfMonth`.'),
    nthOfMonth: z
      .array(z.literal(nthsOfMonth, { error: 'field_repeat' }), { error: 'field_repeat' })
      .min(1, { error: 'field_repeat' })
      .transform((nths) => nthsOfMonth.filter((nth) => nths.includes(nth)))
      .nullable()
      .default(null)
      .describe('Which occurrences of the weekdays in a month; -1 is the last. Null with `everyWeeks`.'),
    validFrom: day,
    validTo: day.nullable().default(null).describe('The last day. Null for no end.'),
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
    until: z.string().describe('The last day published in advance.'),
    added: dates.describe('Days without slots that receive slots.'),
    changed: dates.describe('Days with changed slots.'),
    removed: dates.describe('Days that lose their slots.'),
    byHand: dates.describe('Days of the schedule left unchanged because they were edited by hand.'),
    closed: z
      .array(z.object({ date: z.string(), name: z.string() }))
      .describe('Days of the schedule on which the hospital has a holiday.'),
    retained: z
      .array(z.object({ appointmentId: z.string(), date: z.string(), slot: z.string() }))
      .describe('Visits outside the schedule that keep their time.'),
  })
  .meta({ id: 'ScheduleEffects' });
export type ScheduleEffects = z.infer<typeof scheduleEffects>;

export const ruleId = z.coerce
  .number({ error: 'field_invalid' })
  .int({ error: 'field_invalid' })
  .min(1, { error: 'field_invalid' })
  .max(Number.MAX_SAFE_INTEGER, { error: 'field_invalid' })
  .describe('The id of the rule.');
const changed = z.object({
  message: z.string(),
  ruleId: z.number().int().describe('The rule that was added, changed or ended.'),
  rules: z.array(scheduleRule).describe('All current rules.'),
  effects: scheduleEffects,
});

export const ownScheduleEndpoint = endpoint({
  method: 'GET',
  path: '/schedules',
  tag: 'Availability',
  summary: "List the rules of the doctor's weekly schedules at all practices",
  who: ['doctor'],
  status: 200,
  answer: z.object({ rules: z.array(scheduleRule) }),
  refusals: [],
});

export const previewScheduleEndpoint = endpoint({
  method: 'POST',
  path: '/schedules/preview',
  tag: 'Availability',
  summary: 'Preview the effects of a new, changed or ended rule',
  description: 'Changes nothing.',
  who: ['doctor'],
  body: z.object({
    ruleId: ruleId.optional().describe('The rule to change or end. Omit it for a new rule.'),
    rule: scheduleRuleForm.nullable().describe('The rule as it would be. Null to end the rule.'),
  }),
  status: 200,
  answer: z.object({
    effects: scheduleEffects,
    overlaps: z
      .object({ date: z.string(), rule: scheduleRule })
      .nullable()
      .describe(
        'The first day on which another rule has the same time, and that rule. Such a rule would be refused. Null if none.',
      ),
  }),
  refusals: ['practice_not_found', 'rule_not_found'],
});

export const addScheduleRuleEndpoint = endpoint({
  method: 'POST',
  path: '/schedules',
  tag: 'Availability',
  summary: 'Add a rule to the weekly schedule of a practice',
  description:
    'Publishes slots 60 days in advance. Days edited by hand and the times of visits are left unchanged.',
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
  summary: 'Update a rule and publish its days again',
  description:
    'Visits keep their time, including visits outside the new schedule; these are listed in the response.',
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
  summary: 'End a rule',
  description: 'Withdraws its upcoming free slots. Visits keep their time.',
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
    holiday: z.string().nullable().describe("The name of the hospital's holiday."),
    parts: z.array(
      z.object({
        interval: z.number().int(),
        mode: z.enum(partModes),
        times: z
          .array(z.object({ from: z.string(), to: z.string() }))
          .describe('Times with slots; consecutive slots are merged.'),
        count: z.number().int().describe('The number of slots.'),
      }),
    ),
    booked: z.number().int().describe('The number of visits.'),
    touched: z
      .number()
      .int()
      .describe('The number of visits that closing the day would affect: open visits that have not started.'),
    inSchedule: z.boolean().describe('True if a rule includes this day.'),
  })
  .meta({ id: 'PracticeDay' });
export type PracticeDay = z.infer<typeof practiceDay>;

export const scheduleWeekEndpoint = endpoint({
  method: 'GET',
  path: '/schedules/week',
  tag: 'Availability',
  summary: "Get the doctor's slots of seven days by practice, with their origin",
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
  summary: 'Restore the weekly schedule on a day edited by hand',
  who: ['doctor'],
  params: z.object({ date: day }),
  body: z.object({ practiceId }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['practice_not_found', 'day_past', 'day_too_far'],
});
