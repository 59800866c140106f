import type { z } from 'zod';
import { Refusal } from '#contract/platform/refusals.ts';
import type { scheduleRuleForm } from '#contract/scheduling/schedules.ts';
import { idOf } from '#domain/platform/readable-ids.ts';
import { minutesOf } from '#domain/scheduling/slot-grid.ts';
import { faultOfRule, firstOverlap, type RuleOfWeek } from '#domain/scheduling/weekly-schedule.ts';
import { fieldRefusal } from '#server/platform/http/problems.ts';
import { ruleOfRow } from './rule-of-row.ts';
import type { PracticeRow, RuleRow } from './schedule-queries.ts';

export type RuleForm = z.output<typeof scheduleRuleForm>;

const sentences = {
  hours: 'field_practice_hours',
  interval: 'field_slot_minutes',
  divides: 'field_interval_divides',
  valid: 'field_valid_to',
} as const;

/**
 * A rule as it was sent, and its practice. Refuses with `practice_not_found`, or at the field: hours outside of
 * 06:00 to 23:00, an interval that does not divide them, a last day before the first one or before `today`, a
 * mode that the practice does not offer.
 */
export function checkedRule(
  form: RuleForm,
  practices: readonly PracticeRow[],
  today: string,
): { practice: PracticeRow; rule: RuleOfWeek } {
  const practice = practices.find(({ id }) => id === idOf('practice', form.practiceId));
  if (!practice) throw new Refusal('practice_not_found');
  const { practiceId: _, from, to, ...rest } = form;
  const rule = { ...rest, from: minutesOf(from) ?? 0, to: minutesOf(to) ?? 0 };
  const fault = faultOfRule(rule);
  if (fault) throw fieldRefusal(fault.field, sentences[fault.fault]);
  if (rule.validTo !== null && rule.validTo < today) throw fieldRefusal('validTo', 'field_valid_to');
  const modes = rule.mode === 'Any' ? ['Offline', 'Online'] : [rule.mode];
  if (!modes.every((mode) => practice.modes.includes(mode))) {
    throw fieldRefusal('mode', 'field_mode_not_offered');
  }
  return { practice, rule };
}

/** The first day on which another rule of the doctor has the same time, and that rule; null if there is none. */
export function overlapWith(
  rule: RuleOfWeek,
  others: readonly RuleRow[],
  from: string,
): { date: string; other: RuleRow } | null {
  const overlaps = others.flatMap((other) => {
    const date = firstOverlap(rule, ruleOfRow(other), from);
    return date === null ? [] : [{ date, other }];
  });
  return overlaps.toSorted((one, other) => one.date.localeCompare(other.date))[0] ?? null;
}
