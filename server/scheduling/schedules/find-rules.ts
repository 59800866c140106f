import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { listRules, type RuleRow } from './schedule-queries.ts';

export const findRules = (
  { id: doctorId }: Pick<Actor, 'id'>,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
): Promise<RuleRow[]> => listRules(database.pool, { doctorId, from: today(clock) });
