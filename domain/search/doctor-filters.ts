import { specializations } from '#domain/doctors/specializations.ts';

/** Choices on screen; `found` are those of the doctors in the search. */
type Choices<Value> = readonly Value[] | 'found';

export type ValueForm =
  /** In any letter case. */
  | { readonly kind: 'text'; readonly max: number; readonly choices?: Choices<string> }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  /** Some of the choices, separated by commas; one of them is enough. */
  | { readonly kind: 'several'; readonly choices: Choices<string> }
  /** A limit, with the values that the list offers. */
  | { readonly kind: 'rupees' | 'years' | 'stars'; readonly choices?: readonly number[] }
  | { readonly kind: 'flag' };

export type FilterRow = ValueForm & {
  /** True if a new search preserves it. */
  readonly kept: boolean;
  /** True if each choice shows how many doctors it leaves. */
  readonly counted?: true;
  /** True if it is shown, but narrows nothing, so that the server is not told. */
  readonly onlyShown?: true;
};

/**
 * The filters of the doctors' list, in its order, by their names in addresses and in the API. Everything else
 * about a filter is asked for by the compiler (docs/changing-hams.md).
 */
const doctorFilters = {
  specialization: {
    kind: 'text',
    max: 60,
    choices: specializations,
    kept: false,
  },
  hname: {
    kind: 'text',
    max: 120,
    choices: 'found',
    kept: false,
  },
  reason: { kind: 'text', max: 200, kept: false, onlyShown: true },
  free: {
    kind: 'choice',
    choices: ['today', 'tomorrow'],
    counted: true,
    kept: true,
  },
  online: {
    kind: 'flag',
    kept: true,
  },
  feeFrom: { kind: 'rupees', kept: true },
  feeTo: {
    kind: 'rupees',
    choices: [300, 500, 800, 1200, 2000],
    counted: true,
    kept: true,
  },
  gender: {
    kind: 'several',
    choices: ['Female', 'Male', 'Other'],
    counted: true,
    kept: true,
  },
  language: {
    kind: 'several',
    choices: 'found',
    counted: true,
    kept: true,
  },
  experienceFrom: { kind: 'years', choices: [5, 10, 20], kept: true },
  ratingFrom: { kind: 'stars', choices: [4, 4.5], kept: true },
} as const satisfies Readonly<Record<string, FilterRow>>;

export type DoctorFilters = typeof doctorFilters;
export type FilterName = keyof DoctorFilters;
type NamesWith<Part> = { [Name in FilterName]: DoctorFilters[Name] extends Part ? Name : never }[FilterName];
/** The filters that the server knows. */
export type SentFilter = Exclude<FilterName, NamesWith<{ readonly onlyShown: true }>>;
export type CountedFilter = NamesWith<{ readonly counted: true }>;
/** The filters whose choices depend on the doctors. */
export type FoundFilter = NamesWith<{ readonly choices: 'found' }>;

type ValueOf<Row> = Row extends { readonly kind: 'text' }
  ? string
  : Row extends { readonly kind: 'flag' }
    ? boolean
    : Row extends { readonly kind: 'choice'; readonly choices: readonly (infer Choice)[] }
      ? Choice
      : Row extends { readonly kind: 'several' }
        ? readonly string[]
        : number;
/** What the server reads of a filter. */
export type FilterValue<Name extends FilterName> = ValueOf<DoctorFilters[Name]>;

const isFound = (row: FilterRow) => row.kind !== 'flag' && row.choices === 'found';

export const filterRows: Readonly<Record<FilterName, FilterRow>> = doctorFilters;
export const filterNames = Object.keys(doctorFilters) as FilterName[];
export const sentFilters = filterNames.filter((name) => !filterRows[name].onlyShown) as SentFilter[];
export const foundFilters = filterNames.filter((name) => isFound(filterRows[name])) as FoundFilter[];
export const countedFilters = filterNames.filter((name) => filterRows[name].counted) as CountedFilter[];

/** The choices on screen as in addresses, except those that depend on the doctors. */
export function listChoices(form: ValueForm): readonly string[] {
  if (form.kind === 'flag') return ['true'];
  return form.choices === undefined || form.choices === 'found' ? [] : form.choices.map(String);
}

/** How many choices of one filter are read, and the length of each. */
export const maxChoices = 12;
export const maxChoiceLength = 16;

export const limits = {
  rupees: { max: 10_000_000, decimals: 2 },
  years: { max: 60, decimals: 0 },
  stars: { max: 5, decimals: 1 },
} as const satisfies Readonly<Record<string, { max: number; decimals: number }>>;

/** The parameters in the address of the doctors' list, in this order. */
export const doctorSearchParams = ['q', 'exact', ...filterNames, 'sort', 'page'] as const;
export type DoctorSearchParam = (typeof doctorSearchParams)[number];
