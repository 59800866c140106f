import { toDayParts, type WeeklyRule } from '#domain/scheduling/weekly-schedule.ts';
import type { Publication } from './published-week.ts';

interface Practice {
  readonly rules: readonly WeeklyRule[];
  /** A day that was edited by hand, if there is one. */
  readonly byHand?: Publication | undefined;
}

/** What a practice with weekly hours offers on a day, without holidays and other practices; null without anything. */
export function findPracticeDay({ rules, byHand }: Practice, day: string): Publication | null {
  if (byHand?.day === day) return byHand;
  const [part] = toDayParts(rules, day, []);
  return part ? { day, interval: part.interval, starts: part.starts } : null;
}
