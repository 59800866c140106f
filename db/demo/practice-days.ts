import { toDayParts, type WeeklyRule } from '#domain/scheduling/weekly-schedule.ts';
import type { Publication } from './published-week.ts';

interface Practice {
  readonly rules: readonly WeeklyRule[];
  readonly byHand?: Publication | undefined;
}

/**
 * The slots of a practice with weekly hours on a day, ignoring holidays and other practices; null without
 * any.
 */
export function findPracticeDay({ rules, byHand }: Practice, day: string): Publication | null {
  if (byHand?.day === day) return byHand;
  const [part] = toDayParts(rules, day, []);
  return part ? { day, interval: part.interval, starts: part.starts } : null;
}
