import { listReasons } from '#domain/doctors/specializations.ts';
import {
  type DoctorSearchParam,
  type FilterName,
  filterNames,
  filterRows,
  limits,
  listChoices,
  maxChoiceLength,
  maxChoices,
  sentFilters,
  type ValueForm,
} from '#domain/search/doctor-filters.ts';
import { doctorSorts, maxSearchTextLength } from '#domain/search/doctor-search.ts';
import { m } from '#messages/messages.js';
import type { DoctorSearch } from '#web/ui/paths.ts';
import type { Place } from '#web/ui/place.ts';
import { filterLabels } from './filter-labels.ts';

const forms: Readonly<Record<Exclude<DoctorSearchParam, 'page'>, ValueForm>> = {
  q: { kind: 'text', max: maxSearchTextLength },
  exact: { kind: 'flag' },
  ...filterRows,
  sort: { kind: 'choice', choices: doctorSorts },
};
const pages = { min: 1, max: 99_999, decimals: 0 };

const clean = (text: string, max: number) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, max);

function parseNumber(
  text: string,
  { min = 0, max, decimals }: { min?: number; max: number; decimals: number },
): string | null {
  const isNumber = /^\d{1,8}(\.\d+)?$/.test(text) && (text.split('.')[1]?.length ?? 0) <= decimals;
  return isNumber && Number(text) >= min && Number(text) <= max ? text : null;
}

function parseValue(form: ValueForm, values: readonly string[]): string | null {
  const [value = ''] = values;
  const known = listChoices(form);
  const find = (text: string) => known.find((one) => one.toLowerCase() === text.toLowerCase()) ?? null;
  switch (form.kind) {
    case 'text':
      return find(value) ?? (clean(value, form.max) || null);
    case 'choice':
    case 'flag':
      return find(value);
    case 'several': {
      const read = form.choices === 'found' ? (one: string) => clean(one, maxChoiceLength) : find;
      const several = values.flatMap((list) => list.split(',')).map((one) => read(one.trim()));
      return [...new Set(several.filter(Boolean))].slice(0, maxChoices).join(',') || null;
    }
    default:
      return parseNumber(value, limits[form.kind]);
  }
}

/** Parses the search in a URL. URLs are typed, shared and cut off: values the server would refuse are ignored. */
export function parseDoctorSearch(params: URLSearchParams): Required<DoctorSearch> {
  const search = Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [name, parseValue(form, params.getAll(name))]),
  ) as Record<keyof typeof forms, string | null>;
  const { feeFrom, feeTo } = search;
  return {
    ...search,
    feeFrom: feeTo && Number(feeFrom) > Number(feeTo) ? null : feeFrom,
    page: parseNumber(params.get('page') ?? '', pages),
  };
}

/** The API's form of a search. Without a place there is no order by distance. */
export function toQuery(search: DoctorSearch, place: Place | null) {
  const names = ['q', ...sentFilters, 'page'] as const;
  const given = names.flatMap((name) => (search[name] ? [[name, search[name]]] : []));
  return {
    ...(place && { latitude: String(place.latitude), longitude: String(place.longitude) }),
    ...(Object.fromEntries(given) as { readonly [Name in (typeof names)[number]]?: string }),
    exact: search.exact ? ('true' as const) : undefined,
    sort: doctorSorts.find((known) => known === search.sort && (place || known !== 'distance')),
  };
}

/** The first page of a changed search. A reason belongs to its specialization, and `exact` to its text. */
export function changeSearch(search: DoctorSearch, change: DoctorSearch): DoctorSearch {
  const next = { ...search, ...change, page: null };
  const keepsReason =
    next.specialization === search.specialization ||
    listReasons(next.specialization ?? '').includes(next.reason ?? '');
  return {
    ...next,
    reason: keepsReason ? next.reason : null,
    exact: next.q === search.q ? next.exact : null,
  };
}

/** Text and order stay. */
export function withoutFilters({ q, sort }: DoctorSearch): DoctorSearch {
  return { q, sort };
}

/** A new search preserves these, but not the text and what it may say. */
export const keptParams = [...filterNames.filter((name) => filterRows[name].kept), 'sort'] as const;

/** The values of a filter, of which some kinds allow several. */
export function listValues(search: DoctorSearch, name: FilterName): readonly string[] {
  const value = search[name];
  if (!value) return [];
  return filterRows[name].kind === 'several' ? value.split(',') : [value];
}

/** A filter's label, and the search without it. */
export interface SearchFilter {
  readonly text: string;
  readonly without: DoctorSearch;
}

/** The text and the filters of a search, without order and page. */
export function listSearchFilters(search: DoctorSearch): SearchFilter[] {
  const { q } = search;
  const filters = filterNames.flatMap((name) =>
    listValues(search, name).map((value, _, all) => ({
      text: filterLabels[name].chip(value),
      without: changeSearch(search, { [name]: all.filter((each) => each !== value).join(',') || null }),
    })),
  );
  const text = q
    ? [{ text: m.doctors_filter_search({ q }), without: changeSearch(search, { q: null }) }]
    : [];
  return [...text, ...filters];
}
