import { hospitalFiguresEndpoint } from '#contract/hospital/hospital-figures.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { fieldMessage } from '#web/ui/forms/field-message.ts';

/** Days of the clinic, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const presets = ['today', 'last7', 'last30', 'month', 'lastMonth'] as const;
export type Preset = (typeof presets)[number];
/** One day says little; a month of a large hospital takes half a second to count. */
export const usualPreset: Preset = 'last7';

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

/** The days of a preset, the last of which is `today` at the latest. */
export function periodOf(preset: Preset, today: string): Period {
  const month = monthOf(today);
  const lastOfBefore = addDays(month, -1);
  return {
    today: { from: today, to: today },
    last7: { from: addDays(today, -6), to: today },
    last30: { from: addDays(today, -29), to: today },
    month: { from: month, to: today },
    lastMonth: { from: monthOf(lastOfBefore), to: lastOfBefore },
  }[preset];
}

/** What is wrong with own days, in a sentence and beside which of them. */
export function problemOf(period: Period): { readonly of: keyof Period; readonly sentence: string } | null {
  const checked = hospitalFiguresEndpoint.query.safeParse(period);
  const issue = checked.error?.issues[0];
  if (!issue) return null;
  return { of: issue.path[0] === 'from' ? 'from' : 'to', sentence: fieldMessage(issue) ?? '' };
}
