import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { listRules, type RuleRow } from './schedule-queries.ts';

export const findRules = (
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  doctorId: number,
): Promise<RuleRow[]> => listRules(database.pool, { doctorId, from: today(clock) });
