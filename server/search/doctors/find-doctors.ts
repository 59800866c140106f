import type { z } from 'zod';
import type { searchDoctorsEndpoint } from '#contract/search/doctor-search.ts';
import type { Queryable } from '#db/statement.ts';
import { addDays, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import type { Position } from '#domain/platform/distance.ts';
import { parseSearchWords } from '#domain/platform/search-words.ts';
import { type Care, type FoundCare, findBestMatches, findCare } from '#domain/search/care-search.ts';
import { countedFilters } from '#domain/search/doctor-filters.ts';
import type { ListedDoctorRow } from '#server/doctors/practices/listed-doctors-sql.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type DoctorScope, findDoctorPage } from './doctor-search-queries.ts';
import { type FilterChoices, findFilterChoices } from './filter-choice-queries.ts';
import { exactPatterns, similarPatterns, wholePatterns } from './word-patterns.ts';

type SearchRequest = z.output<typeof searchDoctorsEndpoint.query>;

const maxDaysAhead = 30;

export interface FoundDoctorsPage extends FilterChoices {
  readonly rows: readonly ListedDoctorRow[];
  readonly meant: Care | null;
  readonly match: 'exact' | 'similar';
  readonly reach: 'near' | 'anywhere';
}

const emptyPage: FoundDoctorsPage = {
  rows: [],
  total: 0,
  near: 0,
  meant: null,
  match: 'exact',
  reach: 'anywhere',
  choices: { hname: [], language: [] },
  counts: Object.fromEntries(countedFilters.map((name) => [name, null])) as FilterChoices['counts'],
};

type Place = Pick<DoctorScope, 'here' | 'nearby'>;

interface Attempt extends DoctorScope {
  readonly match: 'exact' | 'similar';
  readonly meant: Care | null;
}

const listSpecializations = (care: readonly FoundCare[]) => [
  ...new Set(care.map(({ specialization }) => specialization.toLowerCase())),
];
/** The single meaning; null if several specializations are possible, as for "pain". */
const findSingleMeaning = (care: readonly FoundCare[]): Care | null =>
  care[0] && listSpecializations(care).length === 1
    ? { specialization: care[0].specialization, reason: care[0].reason }
    : null;

/**
 * Interpretations without typing errors. A text that is a whole complaint finds its specialists, and names
 * only if they match exactly; other text is first read as the start of names, then of a complaint.
 */
function exactAttempts(text: string, words: readonly string[], place: Place): [Attempt, ...Attempt[]] {
  const care = findBestMatches(findCare(text, false));
  const fit = care[0]?.fit;
  const [match, all] = ['exact' as const, listSpecializations(care)];
  if (fit === 'whole') {
    return [{ ...place, match, words: wholePatterns(words), care: all, meant: findSingleMeaning(care) }];
  }
  const names = { ...place, match, words: exactPatterns(words), meant: null };
  if (fit !== 'begun') return [{ ...names, care: all }];
  return [
    { ...names, care: [] },
    { ...names, words: [], care: all },
  ];
}

/** Interpretations with typing errors, the closer of complaint and names first. */
async function similarAttempts(
  db: Queryable,
  text: string,
  words: readonly string[],
  place: Place,
): Promise<Attempt[]> {
  const care = findBestMatches(findCare(text, true)).filter(({ fit }) => fit === 'mistyped');
  const similar = await similarPatterns(db, words, false);
  const names: Attempt = { ...place, words: similar.words, care: [], match: 'similar', meant: null };
  const meant = findSingleMeaning(care);
  if (!meant) return [names];
  const complaint: Attempt = {
    ...place,
    words: [],
    care: listSpecializations(care),
    match: 'similar',
    meant,
  };
  const isCloser = similar.typos === null || (care[0]?.typos ?? 0) <= similar.typos;
  return isCloser ? [complaint, names] : [names, complaint];
}

/**
 * A page of matching doctors. With a place, those nearby come first, then those farther away, who can be seen
 * by video; without text only those nearby, unless the visit is by video. Typing errors are tolerated only if
 * there is no exact match anywhere.
 */
export async function findDoctors(
  { database, reads, clock }: Pick<Deps, 'database' | 'reads' | 'clock'>,
  wanted: SearchRequest,
): Promise<FoundDoctorsPage> {
  const { q = '' } = wanted;
  const words = q ? parseSearchWords(q) : [];
  if (words === null) return emptyPage;
  const { latitude, longitude } = wanted;
  const here: Position | null =
    latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const firstDay = today(clock);
  const now = {
    now: new Date(clock.now()),
    day: firstDay,
    minutes: toMinutesOfDay(clock.now(), clock.timeZone),
    timeZone: clock.timeZone,
    until: addDays(firstDay, maxDaysAhead),
  };
  const db = wanted.free || wanted.sort === 'soonest' ? database.pool : reads; // Free slots must not be seconds old, so read the primary database.
  const isLocal = here !== null && !wanted.online;
  const nearby = !isLocal ? 'any' : words.length > 0 ? 'first' : 'only';
  const place = { here, nearby } as const;

  const { page, perPage, sort = isLocal ? 'distance' : 'rating' } = wanted;
  const readPage = (scope: Attempt) => findDoctorPage(db, scope, wanted, now, { sort, page, perPage });
  const readCounts = (scope: Attempt) => findFilterChoices(db, scope, wanted, now);
  const look = async (scope: Attempt) => {
    const [rows, counted] = await Promise.all([readPage(scope), readCounts(scope)]);
    return { scope, rows, ...counted };
  };
  /**
   * Like `look`, but null if nothing is found; then no counts are queried, as other interpretations may
   * follow.
   */
  const lookUnlessEmpty = async (scope: Attempt) => {
    if (page > 1) return look(scope).then((found) => (found.total > 0 ? found : null));
    const rows = await readPage(scope);
    return rows.length > 0 ? { scope, rows, ...(await readCounts(scope)) } : null;
  };
  const findFirst = async (attempts: readonly Attempt[]) => {
    for (const attempt of attempts) {
      const found = await lookUnlessEmpty(attempt);
      if (found) return found;
    }
    return null;
  };
  const exact = exactAttempts(q, words, place);
  const lookForWords = async () =>
    (await findFirst(exact)) ??
    (wanted.exact ? null : await findFirst(await similarAttempts(db, q, words, place))) ?? {
      scope: exact[0],
      rows: [],
      ...(await readCounts(exact[0])),
    };
  const found = words.length === 0 ? await look(exact[0]) : await lookForWords();
  const { scope, ...rest } = found;
  const isNear = isLocal && (found.near > 0 || words.length === 0);
  return { ...rest, match: scope.match, meant: scope.meant, reach: isNear ? 'near' : 'anywhere' };
}
