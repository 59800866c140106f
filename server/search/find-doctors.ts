import type { z } from 'zod';
import type { searchDoctorsEndpoint } from '#contract/search.ts';
import { addDays, minutesAt } from '#domain/calendar-days.ts';
import type { Position } from '#domain/distance.ts';
import { paiseOf } from '#domain/money.ts';
import { wordsOf } from '#domain/search-words.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import {
  choicesOf,
  countFound,
  type DoctorFilter,
  type DoctorScope,
  type FoundDoctorRow,
  pageFound,
} from './doctor-search-queries.ts';
import { exactPatterns, similarPatterns } from './word-patterns.ts';

type Wanted = z.output<typeof searchDoctorsEndpoint.query>;

/** How many days ahead the soonest free slot may be. */
const daysAhead = 30;

export interface FoundDoctorsPage {
  readonly rows: readonly FoundDoctorRow[];
  readonly total: number;
  readonly match: 'exact' | 'similar';
  readonly reach: 'near' | 'anywhere';
  readonly languages: readonly string[];
  readonly hospitals: readonly string[];
}

const nobody: FoundDoctorsPage = {
  rows: [],
  total: 0,
  match: 'exact',
  reach: 'anywhere',
  languages: [],
  hospitals: [],
};

function filterOf(wanted: Wanted, firstDay: string): DoctorFilter {
  const { specialization, hospital, language, gender, feeFrom, feeTo, experienceFrom, ratingFrom } = wanted;
  const freeDays = { today: firstDay, tomorrow: addDays(firstDay, 1) };
  return {
    specialization,
    hospital,
    language,
    gender,
    experienceFrom,
    ratingFrom,
    feeFromPaise: feeFrom === undefined ? undefined : paiseOf(feeFrom),
    feeToPaise: feeTo === undefined ? undefined : paiseOf(feeTo),
    freeOn: wanted.free && freeDays[wanted.free],
  };
}

interface Attempt extends DoctorScope {
  readonly match: 'exact' | 'similar';
}

/**
 * A page of the doctors that match. With a place first those nearby, unless the appointment is by video; if
 * none matches the text, everywhere, and then with typing errors. Without text there is only the first
 * attempt.
 */
export async function findDoctors(
  { database: { pool }, clock }: Pick<Deps, 'database' | 'clock'>,
  wanted: Wanted,
): Promise<FoundDoctorsPage> {
  const words = wanted.q ? wordsOf(wanted.q) : [];
  if (words === null) return nobody;
  const { latitude, longitude } = wanted;
  const here: Position | null =
    latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const firstDay = today(clock);
  const now = {
    day: firstDay,
    minutes: minutesAt(clock.now(), clock.timeZone),
    timeZone: clock.timeZone,
    until: addDays(firstDay, daysAhead),
  };
  const filter = filterOf(wanted, firstDay);
  const nearby = here !== null && wanted.online !== 'true';
  const exact: Attempt = { words: exactPatterns(words), here, nearby, match: 'exact' };
  const attempts: (() => Attempt | Promise<Attempt>)[] = [() => exact];
  if (words.length > 0) {
    if (nearby) attempts.push(() => ({ ...exact, nearby: false }));
    attempts.push(async () => ({
      words: await similarPatterns(pool, words, false),
      here,
      nearby: false,
      match: 'similar',
    }));
  }

  let scope = exact;
  let total = 0;
  for (const attempt of attempts) {
    const next = await attempt();
    total = await countFound(pool, next, filter, now);
    if (total > 0 || next === exact) scope = next;
    if (total > 0) break;
  }
  const { page, perPage, sort = nearby ? 'distance' : 'rating' } = wanted;
  const [rows, choices] = await Promise.all([
    total > 0 ? pageFound(pool, scope, filter, now, { sort, page, perPage }) : [],
    choicesOf(pool, scope),
  ]);
  return { rows, total, match: scope.match, reach: scope.nearby ? 'near' : 'anywhere', ...choices };
}
