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
  mount(ownScheduleEndpoint, async ({ caller }) => {
    return { rules: (await findRules(deps, caller.id)).map(presentRule) };
  });

  mount(previewScheduleEndpoint, async ({ input: { body }, caller }) => {
    const change = { ruleId: body.ruleId ?? null, form: body.rule };
    const { effects, overlap } = await previewSchedule(deps, caller.id, change);
    return {
      effects: presentEffects(effects),
      overlaps: overlap && { date: overlap.date, rule: presentRule(overlap.other) },
    };
  });

  mount(addScheduleRuleEndpoint, async ({ input: { body }, caller, locale }) => {
    const changed = await changeSchedule(deps, caller.id, { ruleId: null, form: body });
    return { message: m.answer_schedule_saved({}, { locale }), ...presentChange(changed) };
  });

  mount(changeScheduleRuleEndpoint, async ({ input: { params, body }, caller, locale }) => {
    const changed = await changeSchedule(deps, caller.id, { ruleId: params.ruleId, form: body });
    return { message: m.answer_schedule_saved({}, { locale }), ...presentChange(changed) };
  });

  mount(endScheduleRuleEndpoint, async ({ input: { params }, caller, locale }) => {
    const changed = await changeSchedule(deps, caller.id, { ruleId: params.ruleId, form: null });
    return { message: m.answer_schedule_ended({}, { locale }), ...presentChange(changed) };
  });

  mount(scheduleWeekEndpoint, async ({ input: { query }, caller }) => {
    const week = await findWeek(deps, caller.id, query.from);
    return { days: week.map(({ day, practices }) => ({ date: day, practices: practices.map(presentDay) })) };
  });

  mount(followScheduleEndpoint, async ({ input: { params, body }, caller, locale }) => {
    await revertToSchedule(deps, caller.id, body.practiceId, params.date);
    return { message: m.answer_schedule_followed({}, { locale }) };
  });
}
