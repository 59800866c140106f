import { type Queryable, query } from '#db/statement.ts';
import { maxFeeOptions } from '#domain/search/doctor-search.ts';
import {
  type ClinicNow,
  type DoctorFilter,
  type DoctorScope,
  doctorSourcesSql,
  filterConditionsSql,
  filterNames,
  isFreeSql,
  isNearSql,
  languagesSql,
  scopeConditionsSql,
  scopeValues,
  whereSql,
} from './doctor-search-queries.ts';

export interface FilterChoices {
  readonly languages: string[];
  /** The sixty largest. */
  readonly hospitals: string[];
  readonly counts: {
    readonly gender: Readonly<Record<string, number>>;
    readonly language: Readonly<Record<string, number>>;
    /** Keyed by the highest fee in rupees. */
    readonly feeTo: Readonly<Record<string, number>>;
    /** Null if there are too many doctors to check. */
    readonly free: { readonly today: number; readonly tomorrow: number } | null;
  };
}

/** Counts over all pages: in total, and nearby (0 without a place). */
export interface CountedDoctors {
  readonly total: number;
  readonly near: number;
}

/** Checking free slots is the slowest part; with so many doctors most are free. */
const maxDoctorsForFree = 300;

/** Each choice is counted as if nothing else of its kind were chosen. */
const countedFilters = {
  gender: ['genders'],
  language: ['languages'],
  fee: ['feeFromPaise', 'feeToPaise'],
  free: ['freeOn'],
} as const satisfies Record<string, readonly (keyof DoctorFilter)[]>;
type Counted = keyof typeof countedFilters;
const countedKinds = Object.keys(countedFilters) as Counted[];
const isCounted = new Set<keyof DoctorFilter>(Object.values(countedFilters).flat());
/** Filters whose choices have no counts. */
const otherFilters = filterNames.filter((name) => !isCounted.has(name));

/** True if a row of `found` passes all filters except those of one kind. */
const passesOtherFiltersSql = (but: Counted | null) =>
  ['fits', ...countedKinds.filter((kind) => kind !== but).map((kind) => `fits_${kind}`)].join(' and ');

const joinConditionsSql = (conditions: readonly string[]) => conditions.join(' and ') || 'true';
const countByKindSql = (kind: 'gender' | 'language', rows: string) => `
  (select coalesce(json_object_agg(choice, n), '{}') from (
     select ${kind} as choice, count(*) as n from ${rows} where ${passesOtherFiltersSql(kind)} group by 1) counted)`;

/**
 * Counts the doctors of a scope that pass the filters. Choices come from the whole scope and stay whatever is
 * chosen; their counts follow the other filters.
 */
export async function findFilterChoices(
  db: Queryable,
  scope: DoctorScope,
  filter: DoctorFilter,
  now: ClinicNow & { readonly tomorrow: string },
): Promise<FilterChoices & CountedDoctors> {
  const fees = maxFeeOptions.map(
    (fee) => `'${fee}', count(*) filter (where ${passesOtherFiltersSql('fee')} and fee <= ${fee * 100})`,
  );
  const fits = countedKinds.map(
    (kind) => `${joinConditionsSql(filterConditionsSql(filter, countedFilters[kind]))} as fits_${kind}`,
  );
  const [row] = await query<
    FilterChoices & { gender: FilterChoices['counts']['gender'] } & FilterChoices['counts'] & CountedDoctors
  >(
    db,
    `with found as materialized (
       select d.id, ${languagesSql} as languages, d.gender, d.basic_fee_paise as fee,
         ${joinConditionsSql(filterConditionsSql(filter, otherFilters))} as fits,
         ${fits.join(', ')}, ${scope.here ? isNearSql(scope.here) : 'false'} as is_near
       from ${doctorSourcesSql(scope, filter)} ${whereSql(scopeConditionsSql(scope))}
     )
     select count(*) filter (where ${passesOtherFiltersSql(null)}) as total,
       count(*) filter (where ${passesOtherFiltersSql(null)} and is_near) as near,
       array(select distinct spoken from found, unnest(languages) as spoken order by 1) as languages,
       array(select hospital_name from (
         select practice.name as hospital_name
         from found join practices practice on practice.doctor_id = found.id and practice.ended_at is null
         group by 1 order by count(*) desc, 1 limit 60
       ) largest order by 1) as hospitals,
       ${countByKindSql('gender', 'found')} as gender,
       ${countByKindSql('language', 'found, unnest(languages) as language')} as language,
       json_build_object(${fees.join(', ')}) as "feeTo",
       case when count(*) filter (where ${passesOtherFiltersSql('free')}) <= ${maxDoctorsForFree} then (
         select json_build_object('today', count(*) filter (where is_today), 'tomorrow', count(*) filter (where is_tomorrow))
         from found d cross join lateral (
           select bool_or(p.day = :day) as is_today, bool_or(p.day = :tomorrow) as is_tomorrow
           from published_days p where p.doctor_id = d.id and p.day in (:day, :tomorrow)
             and exists (select from unnest(p.starts) as s(start) where ${isFreeSql})
         ) free_days where ${passesOtherFiltersSql('free')}) end as free
     from found`,
    { ...scopeValues(scope), ...filter, ...now },
  );
  const {
    total = 0,
    near = 0,
    languages: spoken = [],
    hospitals = [],
    gender = {},
    language = {},
    feeTo = {},
    free = null,
  } = row ?? {};
  return { total, near, languages: spoken, hospitals, counts: { gender, language, feeTo, free } };
}
