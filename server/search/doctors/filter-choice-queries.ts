import type { FoundDoctors } from '#contract/search/doctor-search.ts';
import { type Queryable, query } from '#db/statement.ts';
import {
  type CountedFilter,
  countedFilters,
  type FoundFilter,
  filterRows,
  listChoices,
  sentFilters,
} from '#domain/search/doctor-filters.ts';
import {
  type ClinicNow,
  type DoctorScope,
  doctorSourcesSql,
  isNearSql,
  scopeConditionsSql,
  scopeValues,
  whereSql,
} from './doctor-search-queries.ts';
import { type DoctorFilter, filterConditionsSql, filterSql, languagesSql } from './filter-sql.ts';

/** `total` and `near` (0 without a place) are over all pages. */
export type FilterChoices = Pick<FoundDoctors, 'choices' | 'counts' | 'total' | 'near'>;

/** Checking free slots is the slowest part; with so many doctors most are free. */
const maxDoctorsForFree = 300;

const otherFilters = sentFilters.filter((name) => !countedFilters.some((counted) => counted === name));
/** True if a row of `found` passes all filters, except one whose choices are counted. */
const passesSql = (but: CountedFilter | null) =>
  ['fits', ...countedFilters.filter((name) => name !== but).map((name) => `fits_${name}`)].join(' and ');
const joinConditionsSql = (conditions: readonly string[]) => conditions.join(' and ') || 'true';

/** Whether a doctor `d` fits a choice of the filter. */
const fitsChoiceSql = (name: CountedFilter, choice: string) =>
  filterSql[name]?.(filterRows[name].kind === 'several' ? `'{${choice}}'` : `'${choice}'`) ?? 'true';
/** The counts of a filter's choices, with the condition of each. */
const countChoicesSql = (name: CountedFilter, conditionOf: (choice: string, at: number) => string) => {
  const counts = listChoices(filterRows[name]).map(
    (choice, at) => `'${choice}', count(*) filter (where ${conditionOf(choice, at)})`,
  );
  return `json_build_object(${counts.join(', ')})`;
};

/** Sorted; the sixty largest hospitals. */
const foundChoicesSql: Readonly<Record<FoundFilter, string>> = {
  hname: `array(select hospital_name from (
    select practice.name as hospital_name
    from found join practices practice on practice.doctor_id = found.id and practice.ended_at is null
    group by 1 order by count(*) desc, 1 limit 60
  ) largest order by 1)`,
  language: 'array(select distinct spoken from found, unnest(languages) as spoken order by 1)',
};

/** Counts that are not of the conditions `<name>_0`, `<name>_1` … of `found`. */
const specialCountsSql = {
  language: `(select coalesce(json_object_agg(spoken, n), '{}') from (
    select spoken, count(*) filter (where ${passesSql('language')}) as n
    from found, unnest(languages) as spoken group by 1) counted)`,
  free: `case when count(*) filter (where ${passesSql('free')}) <= ${maxDoctorsForFree} then (
    select ${countChoicesSql('free', (choice) => fitsChoiceSql('free', choice))} from found d where ${passesSql('free')}) end`,
} satisfies Record<CountedFilter & FoundFilter, string> & { free: string };
const simplyCounted = countedFilters.filter((name) => !(name in specialCountsSql));
const countsSql: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    simplyCounted.map((name) => [
      name,
      countChoicesSql(name, (_, at) => `${passesSql(name)} and ${name}_${at}`),
    ]),
  ),
  ...specialCountsSql,
};

/**
 * Counts the doctors of a scope that pass the filters. Choices come from the whole scope and stay whatever is
 * chosen; each is counted as if nothing else of its filter were chosen.
 */
export async function findFilterChoices(
  db: Queryable,
  scope: DoctorScope,
  filter: DoctorFilter,
  now: ClinicNow,
): Promise<FilterChoices> {
  const columns = [
    `${joinConditionsSql(filterConditionsSql(filter, otherFilters))} as fits`,
    ...countedFilters.map(
      (name) => `${joinConditionsSql(filterConditionsSql(filter, [name]))} as fits_${name}`,
    ),
    ...simplyCounted.flatMap((name) =>
      listChoices(filterRows[name]).map((choice, at) => `${fitsChoiceSql(name, choice)} as ${name}_${at}`),
    ),
  ];
  const jsonSql = (parts: Readonly<Record<string, string>>) =>
    `json_build_object(${Object.entries(parts)
      .map(([name, sql]) => `'${name}', ${sql}`)
      .join(', ')})`;
  const [row] = await query<FilterChoices>(
    db,
    `with found as materialized (
       select d.id, ${languagesSql} as languages, ${columns.join(', ')},
         ${scope.here ? isNearSql(scope.here) : 'false'} as is_near
       from ${doctorSourcesSql(scope, filter)} ${whereSql(scopeConditionsSql(scope))}
     )
     select count(*) filter (where ${passesSql(null)}) as total,
       count(*) filter (where ${passesSql(null)} and is_near) as near,
       ${jsonSql(foundChoicesSql)} as choices, ${jsonSql(countsSql)} as counts
     from found`,
    { ...scopeValues(scope), ...filter, ...now },
  );
  if (!row) throw new Error('An aggregate without groups has one row');
  return row;
}
