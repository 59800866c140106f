import { priorRatings } from '#domain/doctors/ratings.ts';
import { type FilterValue, type SentFilter, sentFilters } from '#domain/search/doctor-filters.ts';
import { occupiesDoctorSlotSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';

/** A filter that is undefined or empty narrows nothing. */
export type DoctorFilter = { readonly [Name in SentFilter]?: FilterValue<Name> | undefined };

// Doctors who list no language speak English.
export const languagesSql = `coalesce(nullif(d.languages, '{}'), '{English}')`;
// Same formula as averageRating of domain/doctors/ratings.ts; a test compares them.
export const weightedRatingSql = `case when d.rating_count > 0 then
  (d.rating_sum + ${priorRatings.count * priorRatings.stars})::numeric / (d.rating_count + ${priorRatings.count}) end`;

const instantAt = (minutes: string) =>
  `(p.day + make_interval(mins => ${minutes})) at time zone :timeZone::text`;
/**
 * True for a free slot at `s.start` of the part `p` of a published day, as in
 * domain/scheduling/availability.ts. `offset 0` makes PostgreSQL check one slot after another by index until
 * one is free, instead of joining all of them to all visits.
 */
export const isFreeSql = `(p.day > :day::date or s.start > :minutes::int)
  and not exists (
    select from appointments a
    where a.doctor_id = p.doctor_id and ${occupiesDoctorSlotSql('a')}
      and a.starts_at >= ${instantAt('0')} and a.starts_at < ${instantAt('s.start + p.interval_minutes')}
      and a.ends_at > ${instantAt('s.start')}
    offset 0)`;

/**
 * The condition on a listed doctor `d` for a value: the filter's own or, to count them, each of its choices.
 * Null if the filter works otherwise.
 */
export const filterSql: Readonly<Record<SentFilter, ((value: string) => string) | null>> = {
  specialization: (value) => `lower(d.specialization) = lower(${value})`,
  hname: (value) => `lower(d.hospital_name) = lower(${value})`,
  free: (value) => `exists (
    select from published_days p, unnest(p.starts) as s(start)
    where p.doctor_id = d.id and p.day = :day::date + (${value} = 'tomorrow')::int and ${isFreeSql})`,
  online: null,
  feeFrom: (value) => `d.basic_fee_paise >= (${value}::numeric * 100)::int`,
  feeTo: (value) => `d.basic_fee_paise <= (${value}::numeric * 100)::int`,
  gender: (value) => `d.gender = any(${value}::text[])`,
  language: (value) =>
    `exists (select from unnest(${languagesSql}) as spoken where lower(spoken) = any(${value}::text[]))`,
  experienceFrom: (value) => `d.experience_years >= ${value}::int`,
  ratingFrom: (value) => `round(${weightedRatingSql}, 1) >= ${value}::numeric`,
};

const isChosen = (value: DoctorFilter[SentFilter]) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== false;

/** The conditions of those filters that are chosen. */
export const filterConditionsSql = (
  filter: DoctorFilter,
  names: readonly SentFilter[] = sentFilters,
): string[] => names.flatMap((name) => (isChosen(filter[name]) ? (filterSql[name]?.(`:${name}`) ?? []) : []));
