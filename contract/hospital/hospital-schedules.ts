import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { day, practiceId, text } from '#contract/platform/fields.ts';
import { closedDayOptions } from '#contract/scheduling/closed-days.ts';
import {
  practiceDay,
  ruleId,
  scheduleEffects,
  scheduleRule,
  scheduleRuleForm,
} from '#contract/scheduling/schedules.ts';
import { adminRoles, deskRoles } from '#domain/accounts/hospital-roles.ts';
import { consultModes } from '#domain/doctors/consult-modes.ts';

/** For the hours of a doctor at this hospital only. */
const ofHospital = { tag: 'Front desk', status: 200 } as const;

export const hospitalScheduleEndpoint = endpoint({
  ...ofHospital,
  method: 'GET',
  path: '/hospital/schedules',
  summary: 'The weekly schedule of a doctor at the hospital',
  who: deskRoles,
  query: z.object({ practiceId }),
  answer: z.object({
    practice: z.object({
      practiceId: z.string(),
      name: z.string(),
      doctorId: z.string(),
      doctorName: z.string(),
      slotMinutes: z.number().int(),
      modes: z.array(z.enum(consultModes)),
    }),
    mayChange: z.boolean().describe('The doctor lets the hospital set hours and close days here.'),
    rules: z.array(scheduleRule),
  }),
  refusals: ['practice_not_found'],
});

export const hospitalScheduleWeekEndpoint = endpoint({
  ...ofHospital,
  method: 'GET',
  path: '/hospital/schedules/week',
  summary: 'What a doctor offers at the hospital on seven days ahead, and where it comes from',
  who: deskRoles,
  query: z.object({ practiceId, from: day.describe('The first of the seven days.') }),
  answer: z.object({ days: z.array(z.object({ date: z.string(), practices: z.array(practiceDay) })) }),
  refusals: ['practice_not_found'],
});

export const previewHospitalScheduleEndpoint = endpoint({
  ...ofHospital,
  method: 'POST',
  path: '/hospital/schedules/preview',
  summary: 'What a new, changed or ended rule of a doctor would do to the days ahead; changes nothing',
  who: adminRoles,
  atDesk: 'pin',
  body: z.object({
    practiceId,
    ruleId: ruleId.optional().describe('The rule that is changed or ended; left out: a new one.'),
    rule: scheduleRuleForm.nullable().describe('As it would be; null: ended.'),
  }),
  answer: z.object({
    effects: scheduleEffects,
    overlaps: z
      .object({ date: z.string(), rule: scheduleRule.nullable().describe('Null: the hours are elsewhere.') })
      .nullable()
      .describe('The first day on which the doctor has other hours at the same time.'),
  }),
  refusals: ['practice_not_found', 'rule_not_found', 'desk_may_not'],
});

const changed = z.object({
  message: z.string(),
  ruleId: z.number().int().describe('The rule that was added, changed or ended.'),
  rules: z.array(scheduleRule).describe('All rules here as they are now.'),
  effects: scheduleEffects,
});

export const addHospitalRuleEndpoint = endpoint({
  ...ofHospital,
  method: 'POST',
  path: '/hospital/schedules',
  summary: 'Add a rule to the weekly schedule of a doctor at the hospital, who is told',
  who: adminRoles,
  atDesk: 'password',
  body: scheduleRuleForm,
  status: 201,
  answer: changed,
  refusals: ['practice_not_found', 'desk_may_not', 'rules_overlap', 'rules_full'],
});

export const changeHospitalRuleEndpoint = endpoint({
  ...ofHospital,
  method: 'PUT',
  path: '/hospital/schedules/:ruleId',
  summary: 'Change a rule of a doctor at the hospital, who is told; visits keep their time',
  who: adminRoles,
  atDesk: 'password',
  params: z.object({ ruleId }),
  body: scheduleRuleForm,
  answer: changed,
  refusals: ['practice_not_found', 'desk_may_not', 'rule_not_found', 'rules_overlap'],
});

export const endHospitalRuleEndpoint = endpoint({
  ...ofHospital,
  method: 'DELETE',
  path: '/hospital/schedules/:ruleId',
  summary: 'End a rule of a doctor at the hospital, who is told; visits keep their time',
  who: adminRoles,
  atDesk: 'password',
  params: z.object({ ruleId }),
  query: z.object({ practiceId }),
  answer: changed,
  refusals: ['practice_not_found', 'desk_may_not', 'rule_not_found'],
});

export const closeFrontDeskDayEndpoint = endpoint({
  ...ofHospital,
  method: 'PUT',
  path: '/hospital/schedules/days/:date/close',
  summary:
    'Close a day of a doctor at the hospital: its visits are moved or called off, patients and doctor are told',
  description:
    'As when the doctor takes the day off, at this hospital alone. All or none; visits that have begun stay. A repeat finds nothing more to do.',
  who: deskRoles,
  atDesk: 'pin',
  params: z.object({ date: day }),
  body: z.object({ practiceId, way: z.enum(closedDayOptions, { error: 'field_action' }), reason: text(500) }),
  answer: z.object({
    message: z.string(),
    date: z.string(),
    notified: z.number().int().describe('How many visits and requests were moved, called off or rejected.'),
  }),
  refusals: ['practice_not_found', 'desk_may_not', 'day_past', 'day_too_far'],
});

export const followHospitalScheduleEndpoint = endpoint({
  ...ofHospital,
  method: 'PUT',
  path: '/hospital/schedules/days/:date/follow',
  summary:
    'A day that was edited or closed by hand follows the weekly schedule of a doctor at the hospital again',
  who: deskRoles,
  atDesk: 'pin',
  params: z.object({ date: day }),
  body: z.object({ practiceId }),
  answer: z.object({ message: z.string() }),
  refusals: ['practice_not_found', 'desk_may_not', 'day_past', 'day_too_far'],
});
