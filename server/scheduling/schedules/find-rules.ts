import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { listRules, type RuleRow } from './schedule-queries.ts';

/** The rules of a doctor's weekly schedules that do not lie in the past, of all practices. */
export const findRules = (
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  doctorId: number,
): Promise<RuleRow[]> => listRules(database.pool, { doctorId, from: today(clock) });
