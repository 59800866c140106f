import { hospitalReportEndpoint } from '#contract/hospital/hospital-reports.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { getFieldMessage } from '#web/ui/fields/field-message.ts';

export interface Period {
  readonly from: string;
  readonly to: string;
}

export const periodPresets = ['today', 'last7', 'last30', 'month', 'lastMonth'] as const;
export type Preset = (typeof periodPresets)[number];
/** One day says little; a month of a large hospital takes half a second to count. */
export const defaultPreset: Preset = 'last7';

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** Ends today at the latest. */
export function toPeriod(preset: Preset, today: string): Period {
  const month = firstOfMonth(today);
  const lastOfBefore = addDays(month, -1);
  return {
    today: { from: today, to: today },
    last7: { from: addDays(today, -6), to: today },
    last30: { from: addDays(today, -29), to: today },
    month: { from: month, to: today },
    lastMonth: { from: firstOfMonth(lastOfBefore), to: lastOfBefore },
  }[preset];
}

export function findPeriodProblem(
  period: Period,
): { readonly of: keyof Period; readonly sentence: string } | null {
  const checked = hospitalReportEndpoint.query.safeParse(period);
  const issue = checked.error?.issues[0];
  if (!issue) return null;
  return { of: issue.path[0] === 'from' ? 'from' : 'to', sentence: getFieldMessage(issue) ?? '' };
}
