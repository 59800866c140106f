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
  summary: "Get a doctor's weekly schedule at the hospital",
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
    mayChange: z.boolean().describe('True if the doctor lets the hospital set hours and close days here.'),
    rules: z.array(scheduleRule),
  }),
  refusals: ['practice_not_found'],
});

export const hospitalScheduleWeekEndpoint = endpoint({
  ...ofHospital,
  method: 'GET',
  path: '/hospital/schedules/week',
  summary: "Get a doctor's slots of seven days at the hospital, with their origin",
  who: deskRoles,
  query: z.object({ practiceId, from: day.describe('The first of the seven days.') }),
  answer: z.object({ days: z.array(z.object({ date: z.string(), practices: z.array(practiceDay) })) }),
  refusals: ['practice_not_found'],
});

export const previewHospitalScheduleEndpoint = endpoint({
  ...ofHospital,
  method: 'POST',
  path: '/hospital/schedules/preview',
  summary: 'Preview the effects of a new, changed or ended rule of a doctor',
  description: 'Changes nothing.',
  who: adminRoles,
  atDesk: 'pin',
  body: z.object({
    practiceId,
    ruleId: ruleId.optional().describe('The rule to change or end. Omit it for a new rule.'),
    rule: scheduleRuleForm.nullable().describe('The rule as it would be. Null to end the rule.'),
  }),
  answer: z.object({
    effects: scheduleEffects,
    overlaps: z
      .object({
        date: z.string(),
        rule: scheduleRule.nullable().describe('Null if the hours are at another place.'),
      })
      .nullable()
      .describe('The first day on which the doctor has other hours at the same time. Null if none.'),
  }),
  refusals: ['practice_not_found', 'rule_not_found', 'desk_may_not'],
});

const changed = z.object({
  message: z.string(),
  ruleId: z.number().int().describe('The rule that was added, changed or ended.'),
  rules: z.array(scheduleRule).describe('All current rules at the hospital.'),
  effects: scheduleEffects,
});

export const addHospitalRuleEndpoint = endpoint({
  ...ofHospital,
  method: 'POST',
  path: '/hospital/schedules',
  summary: "Add a rule to a doctor's weekly schedule at the hospital",
  description: 'Notifies the doctor.',
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
  summary: 'Update a rule of a doctor at the hospital',
  description: 'Notifies the doctor. Visits keep their time.',
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
  summary: 'End a rule of a doctor at the hospital',
  description: 'Notifies the doctor. Visits keep their time.',
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
  summary: "Close a doctor's day at the hospital",
  description:
    'As when the doctor closes the day, at this hospital only. Handles all visits of the day, all or none: they are moved or cancelled by the doctor, and patients and doctor are notified. Visits that have started are left unchanged. Repeating the call has no further effect.',
  who: deskRoles,
  atDesk: 'pin',
  params: z.object({ date: day }),
  body: z.object({ practiceId, way: z.enum(closedDayOptions, { error: 'field_action' }), reason: text(500) }),
  answer: z.object({
    message: z.string(),
    date: z.string(),
    notified: z.number().int().describe('The number of visits and requests moved, cancelled or rejected.'),
  }),
  refusals: ['practice_not_found', 'desk_may_not', 'day_past', 'day_too_far'],
});

export const followHospitalScheduleEndpoint = endpoint({
  ...ofHospital,
  method: 'PUT',
  path: '/hospital/schedules/days/:date/follow',
  summary: "Restore a doctor's weekly schedule on a day edited or closed by hand",
  who: deskRoles,
  atDesk: 'pin',
  params: z.object({ date: day }),
  body: z.object({ practiceId }),
  answer: z.object({ message: z.string() }),
  refusals: ['practice_not_found', 'desk_may_not', 'day_past', 'day_too_far'],
});
