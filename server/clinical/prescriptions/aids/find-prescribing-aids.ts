import type { FavouriteMedicine, PrescriptionSet } from '#contract/clinical/prescription-sets.ts';
import type { Queryable } from '#db/statement.ts';
import type { Clock } from '#server/platform/clock.ts';
import { listAdviceLines, listFavouriteLines, listSets, type SetRow } from './prescribing-aid-queries.ts';

/** About as many as can be scanned at a glance. */
const maxFavourites = 12;
const maxSets = 300;
const yearMs = 365 * 86_400_000;

export function findFavourites(db: Queryable, clock: Clock, doctorId: number): Promise<FavouriteMedicine[]> {
  return listFavouriteLines(db, { doctorId, since: new Date(clock.now() - yearMs), max: maxFavourites });
}

export async function findAdviceLines(db: Queryable, clock: Clock, doctorId: number): Promise<string[]> {
  const since = new Date(clock.now() - yearMs);
  return (await listAdviceLines(db, { doctorId, since, max: maxFavourites })).map(({ line }) => line);
}

export async function findSets(db: Queryable, doctorId: number): Promise<PrescriptionSet[]> {
  return (await listSets(db, { doctorId, max: maxSets })).map(presentSet);
}

export const presentSet = ({ id, diagnosis, medicines, advice }: SetRow): PrescriptionSet => ({
  setId: String(id),
  diagnosis,
  medicines,
  advice,
});
