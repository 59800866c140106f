import { slotHoldingStatuses } from '#domain/appointment-life.ts';
import { nearbyDoctorsKm } from '#domain/distance.ts';
import type { DoctorSort } from '#domain/doctor-search.ts';
import { dayEnd, dayStart } from '#domain/slot-grid.ts';
import { type Queryable, search } from '#server/platform/database.ts';
import {
  distanceFrom,
  everyWordFits,
  type Position,
  placeholders,
  type WordPattern,
} from './suggestion-queries.ts';

/** Whom a list starts from, before it is narrowed: what was typed, and where from. */
export interface DoctorScope {
  readonly words: readonly WordPattern[];
  readonly here: Position | null;
  /** Whether only those nearby count (docs/product.md#nearby). */
  readonly nearby: boolean;
}

/** What is wanted of the doctors; null or undefined lets everybody through. */
export interface DoctorFilter {
  readonly specialization?: string | undefined;
  readonly hospital?: string | undefined;
  readonly language?: string | undefined;
  readonly gender?: string | undefined;
  readonly feeFromPaise?: number | undefined;
  readonly feeToPaise?: number | undefined;
  readonly experienceFrom?: number | undefined;
  readonly ratingFrom?: number | undefined;
  /** The day on which they must have a free slot, YYYY-MM-DD. */
  readonly freeOn?: string | undefined;
}

/** The clinic's present: what has begun today can no longer be booked. */
export interface ClinicNow {
  readonly day: string;
  readonly minutes: number;
  readonly timeZone: string;
  /** The last day on which a free slot is looked for. */
  readonly until: string;
}

type Put = (value: unknown) => string;

const held = slotHoldingStatuses.map((status) => `'${status}'`).join(', ');
// Doctors who named none speak English (docs/product.md#screens).
const languages = `coalesce(nullif(d.languages, '{}'), '{English}')`;
const rating = 'round(d.rating_sum::numeric / nullif(d.rating_count, 0), 1)';

/**
 * A slot of the published day `p` that begins at `s.start` and can be booked: as domain/availability.ts says.
 */
function isFree(now: ClinicNow, put: Put): string {
  const zone = `${put(now.timeZone)}::text`;
  const at = (minutes: string) => `(p.day + make_interval(mins => ${minutes})) at time zone ${zone}`;
  return `(p.day > ${put(now.day)}::date or s.start > ${put(now.minutes)}::int)
    and s.start between ${dayStart} and ${dayEnd} - p.interval_minutes
    and (s.start - ${dayStart}) % p.interval_minutes = 0
    and not exists (
      select from appointments a
      where a.doctor_id = p.doctor_id and a.status in (${held})
        and a.starts_at >= ${at('0')} and a.starts_at < ${at('s.start + p.interval_minutes')}
        and a.ends_at > ${at('s.start')})`;
}

/** The degrees around a position within which everybody nearby is; the index of places finds them. */
function around({ latitude, longitude }: Position, put: Put): string {
  const height = nearbyDoctorsKm / 110.5;
  const width = Math.min(
    360,
    nearbyDoctorsKm / (110.5 * Math.max(0.01, Math.cos((latitude * Math.PI) / 180))),
  );
  const corner = (sign: number) =>
    `point(${put(longitude + sign * width)}, ${put(latitude + sign * height)})`;
  return `d.location <@ box(${corner(-1)}, ${corner(1)})`;
}

function scopeOf({ words, here, nearby }: DoctorScope, put: Put): string[] {
  const conditions = everyWordFits(words, put);
  if (here && nearby) {
    conditions.push(around(here, put), `${distanceFrom(here, put, 'd')} <= ${nearbyDoctorsKm}`);
  }
  return conditions;
}

function filterOf(filter: DoctorFilter, now: ClinicNow, put: Put): string[] {
  const conditions: string[] = [];
  const want = (value: string | number | undefined, condition: (by: string) => string) => {
    if (value !== undefined && value !== '') conditions.push(condition(put(value)));
  };
  want(filter.specialization, (by) => `lower(d.specialization) = lower(${by})`);
  want(filter.hospital, (by) => `lower(d.hospital_name) = lower(${by})`);
  want(
    filter.language,
    (by) => `exists (select from unnest(${languages}) as spoken where lower(spoken) = lower(${by}))`,
  );
  want(filter.gender, (by) => `d.gender = ${by}`);
  want(filter.feeFromPaise, (by) => `d.basic_fee_paise >= ${by}`);
  want(filter.feeToPaise, (by) => `d.basic_fee_paise <= ${by}`);
  want(filter.experienceFrom, (by) => `d.experience_years >= ${by}`);
  want(filter.ratingFrom, (by) => `${rating} >= ${by}::numeric`);
  want(
    filter.freeOn,
    (by) => `exists (
      select from published_slots p, unnest(p.starts) as s(start)
      where p.doctor_id = d.id and p.day = ${by} and ${isFree(now, put)})`,
  );
  return conditions;
}

const all = (conditions: readonly string[]) =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';

function orderBy(sort: DoctorSort, now: ClinicNow, put: Put): string {
  const byRating = `d.rating_sum::float8 / nullif(d.rating_count, 0) desc nulls last, d.rating_count desc`;
  const keys: Readonly<Record<DoctorSort, () => string>> = {
    distance: () => 'distance_km',
    rating: () => byRating,
    fee: () => 'd.basic_fee_paise',
    experience: () => 'd.experience_years desc',
    soonest: () => `(
      select p.day + make_interval(mins => f.start) from (
        select * from published_slots
        where doctor_id = d.id and day between ${put(now.day)}::date and ${put(now.until)}::date order by day
      ) p cross join lateral (
        select s.start from unnest(p.starts) as s(start) where ${isFree(now, put)} order by s.start limit 1
      ) f order by p.day limit 1) nulls last`,
  };
  return `order by ${keys[sort]()}, distance_km, d.id`;
}

/** How many there are on all pages. */
export async function countFound(
  db: Queryable,
  scope: DoctorScope,
  filter: DoctorFilter,
  now: ClinicNow,
): Promise<number> {
  const { values, put } = placeholders();
  const where = all([...scopeOf(scope, put), ...filterOf(filter, now, put)]);
  const [row] = await search<{ total: number }>(
    db,
    `select count(*) as total from doctors d ${where}`,
    values,
  );
  return row?.total ?? 0;
}

export interface FoundDoctorRow {
  id: number;
  name: string;
  specialization: string;
  photo_hash: string | null;
  hospital_name: string;
  experience_years: number;
  basic_fee_paise: number;
  languages: string[];
  rating_sum: number;
  rating_count: number;
  distance_km: number | null;
}

/** One page of them; equal ones stand nearest first, and never change places between two pages. */
export async function pageFound(
  db: Queryable,
  scope: DoctorScope,
  filter: DoctorFilter,
  now: ClinicNow,
  { sort, page, perPage }: { sort: DoctorSort; page: number; perPage: number },
): Promise<FoundDoctorRow[]> {
  const { values, put } = placeholders();
  const where = all([...scopeOf(scope, put), ...filterOf(filter, now, put)]);
  return search<FoundDoctorRow>(
    db,
    `select d.id, d.name, d.specialization, d.photo_hash, d.hospital_name, d.experience_years,
       d.basic_fee_paise, d.languages, d.rating_sum, d.rating_count,
       ${distanceFrom(scope.here, put, 'd')} as distance_km
     from doctors d ${where} ${orderBy(sort, now, put)}
     limit ${put(perPage)} offset ${put((page - 1) * perPage)}`,
    values,
  );
}

/** What the doctors of a scope speak and where they practise, the sixty largest hospitals. */
export async function choicesOf(
  db: Queryable,
  scope: DoctorScope,
): Promise<{ languages: string[]; hospitals: string[] }> {
  const { values, put } = placeholders();
  const [row] = await search<{ languages: string[]; hospitals: string[] }>(
    db,
    `with found as materialized (
       select ${languages} as languages, d.hospital_name from doctors d ${all(scopeOf(scope, put))}
     )
     select array(select distinct spoken from found, unnest(languages) as spoken order by 1) as languages,
       array(select hospital_name from (
         select hospital_name from found where hospital_name <> '' group by 1 order by count(*) desc, 1 limit 60
       ) largest order by 1) as hospitals`,
    values,
  );
  return row ?? { languages: [], hospitals: [] };
}
