import { type Queryable, query } from '#db/statement.ts';
import { nearbyDoctorsKm, type Position } from '#domain/platform/distance.ts';
import type { DoctorSort } from '#domain/search/doctor-search.ts';
import { type ListedDoctorRow, listedDoctorsSql } from '#server/doctors/practices/listed-doctors-sql.ts';
import { type DoctorFilter, filterConditionsSql, isFreeSql, weightedRatingSql } from './filter-sql.ts';
import { distanceSql, searchValues, type WordPattern } from './suggestion-queries.ts';

export interface DoctorScope {
  readonly words: readonly WordPattern[];
  /** Specializations that the whole text means; doctors with one of them match too. */
  readonly care: readonly string[];
  readonly here: Position | null;
  /** Restricts to nearby doctors, sorts them first, or ignores distance. */
  readonly nearby: 'only' | 'first' | 'any';
}

/** The clinic's current time: slots that have begun cannot be booked. */
export interface ClinicNow {
  readonly now: Date;
  readonly day: string;
  readonly minutes: number;
  readonly timeZone: string;
  /** The last day of the search for free slots. */
  readonly until: string;
}

/** Values for the words and the position, and a bounding box of everything nearby. */
export function scopeValues({ words, care, here }: DoctorScope): Readonly<Record<string, unknown>> {
  if (!here) return { ...searchValues(words, here), care };
  const { latitude, longitude } = here;
  const height = nearbyDoctorsKm / 110.5;
  const width = Math.min(360, height / Math.max(0.01, Math.cos((latitude * Math.PI) / 180)));
  return {
    ...searchValues(words, here),
    care,
    south: latitude - height,
    north: latitude + height,
    west: longitude - width,
    east: longitude + width,
  };
}

export const isNearSql = (here: Position) => `${distanceSql(here, 'd')} <= ${nearbyDoctorsKm}`;

/** Doctors with a matching name, specialization or practice; each part uses its own index. */
const doctorsOfWordSql = ({ specializations }: WordPattern, at: number) => `(
    select id from doctors where name_sound ~ :word${at}
    ${specializations.length > 0 ? `union select id from doctors where lower(specialization) = any(:meanings${at}::text[])` : ''}
    union select doctor_id from practices where ended_at is null and name_sound ~ :word${at})`;

function fitsText({ words, care }: DoctorScope): string[] {
  const ways = [
    ...(words.length > 0 ? [words.map(doctorsOfWordSql).join(' intersect ')] : []),
    ...(care.length > 0 ? ['select id from doctors where lower(specialization) = any(:care::text[])'] : []),
  ];
  return ways.length > 0 ? [`d.id in (${ways.join(' union ')})`] : [];
}

export function scopeConditionsSql(scope: DoctorScope): string[] {
  const { here, nearby } = scope;
  if (!here || nearby !== 'only') return fitsText(scope);
  return [
    ...fitsText(scope),
    'd.location <@ box(point(:west, :south), point(:east, :north))', // uses the indexes on locations
    isNearSql(here),
  ];
}

/** Listed doctors, each with the nearest practice, or the one at the chosen hospital. */
export const doctorSourcesSql = ({ here }: DoctorScope, { hname }: DoctorFilter) =>
  `${listedDoctorsSql({ here: here !== null, hospital: Boolean(hname) })} d`;

export const whereSql = (conditions: readonly string[]) =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';

const sortKeys: Readonly<Record<DoctorSort, string>> = {
  distance: 'distance_km',
  rating: `${weightedRatingSql} desc nulls last, d.rating_count desc`,
  fee: 'd.basic_fee_paise',
  experience: 'd.experience_years desc',
  soonest: `(
    select p.day + make_interval(mins => f.start)
    from published_days p cross join lateral (
      select s.start from (select start from unnest(p.starts) as start order by start) s where ${isFreeSql} limit 1
    ) f where p.doctor_id = d.id and p.day between :day::date and :until::date
    order by p.day, f.start limit 1) nulls last`,
};

/** Ties are sorted nearest first, so that no row changes pages. */
export async function findDoctorPage(
  db: Queryable,
  scope: DoctorScope,
  filter: DoctorFilter,
  now: ClinicNow,
  { sort, page, perPage }: { sort: DoctorSort; page: number; perPage: number },
): Promise<ListedDoctorRow[]> {
  const { here, nearby } = scope;
  const nearFirst = here && nearby === 'first' ? `(${isNearSql(here)}) desc, ` : '';
  // Pal is a name and the Tamil word for tooth: doctors with that name come before the dentists.
  const namedFirstSql =
    scope.care.length > 0 && scope.words.length > 0
      ? `(${scope.words.map((_, at) => `d.name_sound ~ :word${at}`).join(' and ')}) desc, `
      : '';
  return query<ListedDoctorRow>(
    db,
    `select d.*, ${distanceSql(here, 'd')} as distance_km
     from ${doctorSourcesSql(scope, filter)} ${whereSql([...scopeConditionsSql(scope), ...filterConditionsSql(filter)])}
     order by ${nearFirst}${namedFirstSql}${sortKeys[sort]}, distance_km, d.id
     limit :max offset :skip`,
    { ...scopeValues(scope), ...filter, ...now, max: perPage, skip: (page - 1) * perPage },
  );
}
