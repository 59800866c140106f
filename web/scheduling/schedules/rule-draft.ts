import { addDays, isDay } from '#domain/platform/calendar-days.ts';
import { type NthOfMonth, nthsOfMonth } from '#domain/scheduling/weekly-schedule.ts';
import type { Rule, RuleToSend } from '../queries.ts';
import type { Practice } from './hospital-schedule-context.ts';

export const endKinds = ['none', 'month', 'day'] as const;

export interface RuleDraft
  extends Pick<RuleToSend, 'practiceId' | 'weekdays' | 'from' | 'to' | 'interval' | 'mode'> {
  /** Such as `w2` for every two weeks, `n1,3` for the first and third of the month. */
  readonly repeat: string;
  readonly validFrom: string;
  readonly end: (typeof endKinds)[number];
  /** Used if `end` is a day. */
  readonly validTo: string;
}

/** Four weeks count as a month here, so that every weekday occurs equally often. */
const monthDays = 27;

const formatRepeat = ({ everyWeeks, nthOfMonth }: Pick<Rule, 'everyWeeks' | 'nthOfMonth'>) =>
  nthOfMonth ? `n${nthOfMonth.join()}` : `w${everyWeeks ?? 1}`;

function parseRepeat(repeat: string): { everyWeeks: number | null; nthOfMonth: NthOfMonth[] | null } {
  const numbers = repeat.slice(1).split(',').map(Number);
  if (repeat.startsWith('w')) return { everyWeeks: numbers[0] ?? 1, nthOfMonth: null };
  return { everyWeeks: null, nthOfMonth: nthsOfMonth.filter((nth) => numbers.includes(nth)) };
}

/** The usual repetitions, and that of the rule. */
export const listRepeats = (own: string) =>
  [...new Set(['w1', 'w2', 'w3', 'w4', 'n1,3', 'n2,4', 'n1', 'n-1', own])].map((value) => ({
    value,
    ...parseRepeat(value),
  }));

/** Monday to Friday. */
const workdays = [1, 2, 3, 4, 5];
const evening = { from: '18:00', to: '20:00' };

/** The workdays whose evenings have no rule yet; empty if all are taken. */
function listFreeEvenings(rules: readonly Rule[]): number[] {
  const taken = rules.filter(({ from, to }) => from < evening.to && evening.from < to);
  return workdays.filter((day) => !taken.some(({ weekdays }) => weekdays.includes(day)));
}

/** A rule as a draft; a new one takes the free weekday evenings at the most recently added practice. */
export function toDraft(
  rule: Rule | null,
  practices: readonly Practice[],
  today: string,
  rules: readonly Rule[] = [],
): RuleDraft {
  if (rule) {
    return {
      ...rule,
      repeat: formatRepeat(rule),
      end: rule.validTo === null ? 'none' : 'day',
      validTo: rule.validTo ?? '',
    };
  }
  const practice = practices.at(-1);
  const only = practice?.modes.length === 1 ? practice.modes[0] : undefined;
  return {
    practiceId: practice?.practiceId ?? '',
    weekdays: listFreeEvenings(rules),
    ...evening,
    interval: practice?.slotMinutes ?? 15,
    mode: only ?? 'Any',
    repeat: 'w1',
    validFrom: today,
    end: 'none',
    validTo: '',
  };
}

export function toRule(draft: RuleDraft, today: string): RuleToSend {
  const { practiceId, weekdays, from, to, interval, mode, validFrom } = draft;
  const first = isDay(validFrom) && validFrom > today ? validFrom : today;
  const lastDays = { none: null, month: addDays(first, monthDays), day: draft.validTo };
  return {
    ...{ practiceId, weekdays: [...weekdays], from, to, interval, mode, validFrom },
    ...parseRepeat(draft.repeat),
    validTo: lastDays[draft.end],
  };
}

export const isValidDay = (day: string | null): boolean => day === null || isDay(day);
