import type { z } from 'zod';
import { Refusal } from '#contract/platform/refusals.ts';
import type { scheduleRuleForm } from '#contract/scheduling/schedules.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';
import { findFirstOverlap, findRuleFault, type WeeklyRule } from '#domain/scheduling/weekly-schedule.ts';
import { fieldRefusal } from '#server/platform/http/problems.ts';
import type { PracticeRow, RuleRow } from './schedule-queries.ts';
import { toWeekRule } from './to-week-rule.ts';

export type RuleForm = z.output<typeof scheduleRuleForm>;

const sentences = {
  hours: 'field_practice_hours',
  interval: 'field_slot_minutes',
  divides: 'field_interval_divides',
  valid: 'field_valid_to',
} as const;

/**
 * The rule of a form, and its practice. Refuses with `practice_not_found`, or at the field: hours outside of
 * 06:00 to 23:00, an interval that does not divide them, a last day before the first one or before `today`, a
 * mode that the practice does not offer.
 */
export function parseRule(
  form: RuleForm,
  practices: readonly PracticeRow[],
  today: string,
): { practice: PracticeRow; rule: WeeklyRule } {
  const practice = practices.find(({ id }) => id === form.practiceId);
  if (!practice) throw new Refusal('practice_not_found');
  const { practiceId: _, from, to, ...rest } = form;
  const rule = { ...rest, from: toMinutes(from) ?? 0, to: toMinutes(to) ?? 0 };
  const fault = findRuleFault(rule);
  if (fault) throw fieldRefusal(fault.field, sentences[fault.fault]);
  if (rule.validTo !== null && rule.validTo < today) throw fieldRefusal('validTo', 'field_valid_to');
  const modes = rule.mode === 'Any' ? ['Offline', 'Online'] : [rule.mode];
  if (!modes.every((mode) => practice.modes.includes(mode))) {
    throw fieldRefusal('mode', 'field_mode_not_offered');
  }
  return { practice, rule };
}

/** First day on which another rule of the doctor overlaps, with that rule; null if there is none. */
export function findOverlap(
  rule: WeeklyRule,
  others: readonly RuleRow[],
  from: string,
): { date: string; other: RuleRow } | null {
  const overlaps = others.flatMap((other) => {
    const date = findFirstOverlap(rule, toWeekRule(other), from);
    return date === null ? [] : [{ date, other }];
  });
  return overlaps.toSorted((one, other) => one.date.localeCompare(other.date))[0] ?? null;
}
