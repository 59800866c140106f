import {
  addScheduleRuleEndpoint,
  changeScheduleRuleEndpoint,
  endScheduleRuleEndpoint,
  followScheduleEndpoint,
  ownScheduleEndpoint,
  previewScheduleEndpoint,
  scheduleWeekEndpoint,
} from '#contract/scheduling/schedules.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { changeSchedule, previewSchedule } from './change-schedule.ts';
import { findRules } from './find-rules.ts';
import { findWeek } from './find-week.ts';
import { revertToSchedule } from './revert-to-schedule.ts';
import { presentChange, presentDay, presentEffects, presentRule } from './schedule-presenter.ts';

export function scheduleRoutes(mount: Mount, deps: Deps): void {
  mount(ownScheduleEndpoint, async ({ actor }) => {
    return { rules: (await findRules(actor, deps)).map(presentRule) };
  });

  mount(previewScheduleEndpoint, async ({ input: { body }, actor }) => {
    const change = { ruleId: body.ruleId ?? null, form: body.rule };
    const { effects, overlap } = await previewSchedule(actor, deps, change);
    return {
      effects: presentEffects(effects),
      overlaps: overlap && { date: overlap.date, rule: presentRule(overlap.other) },
    };
  });

  mount(addScheduleRuleEndpoint, async ({ input: { body }, actor, locale }) => {
    const changed = await changeSchedule(actor, deps, { ruleId: null, form: body });
    return { message: m.answer_schedule_saved({}, { locale }), ...presentChange(changed) };
  });

  mount(changeScheduleRuleEndpoint, async ({ input: { params, body }, actor, locale }) => {
    const changed = await changeSchedule(actor, deps, { ruleId: params.ruleId, form: body });
    return { message: m.answer_schedule_saved({}, { locale }), ...presentChange(changed) };
  });

  mount(endScheduleRuleEndpoint, async ({ input: { params }, actor, locale }) => {
    const changed = await changeSchedule(actor, deps, { ruleId: params.ruleId, form: null });
    return { message: m.answer_schedule_ended({}, { locale }), ...presentChange(changed) };
  });

  mount(scheduleWeekEndpoint, async ({ input: { query }, actor }) => {
    const week = await findWeek(actor, deps, query.from);
    return { days: week.map(({ day, practices }) => ({ date: day, practices: practices.map(presentDay) })) };
  });

  mount(followScheduleEndpoint, async ({ input: { params, body }, actor, locale }) => {
    await revertToSchedule(actor, deps, body.practiceId, params.date);
    return { message: m.answer_schedule_followed({}, { locale }) };
  });
}
