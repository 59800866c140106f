import { z } from 'zod';
import { doctorSummary } from '#contract/doctors/doctors.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  experienceYears,
  latitudeText,
  longitudeText,
  numeric,
  optionalText,
  pageNumber,
  photo,
  rupees,
  text,
  total,
} from '#contract/platform/fields.ts';
import {
  countedFilters,
  type FilterRow,
  type FilterValue,
  filterRows,
  foundFilters,
  limits,
  maxChoiceLength,
  maxChoices,
  type SentFilter,
  sentFilters,
} from '#domain/search/doctor-filters.ts';
import { doctorSorts, maxSearchTextLength } from '#domain/search/doctor-search.ts';
import { emergencyKinds } from '#domain/search/emergency-reasons.ts';

/** Both coordinates or neither. */
const position = { latitude: latitudeText.optional(), longitude: longitudeText.optional() };
const hasBothOrNeither = ({
  latitude,
  longitude,
}: {
  latitude?: number | undefined;
  longitude?: number | undefined;
}) => (latitude === undefined) === (longitude === undefined);
const halfAPosition = { error: 'field_location', path: ['longitude'] };

const suggestedCare = z.object({
  specialization: z.string(),
  alias: z.string().nullable().describe('The word that matched, e.g. दिल if "dil" finds Cardiology.'),
});

export const searchSuggestionsEndpoint = endpoint({
  method: 'GET',
  path: '/search',
  tag: 'Search',
  summary: 'Suggest doctors, hospitals, specializations and complaints while typing',
  description: 'Returns a few of each kind, best match first.',
  who: 'anyone',
  query: z
    .object({ q: text(maxSearchTextLength).describe('The text typed so far.'), ...position })
    .refine(hasBothOrNeither, halfAPosition),
  status: 200,
  answer: z.object({
    first: z
      .enum(['care', 'people'])
      .describe(
        'What to show first: `care` if the text is a specialization or complaint, otherwise `people`.',
      ),
    specializations: z.array(suggestedCare),
    reasons: z.array(suggestedCare.extend({ reason: z.string() })),
    doctors: z.array(
      z.object({
        doctorId: z.string(),
        name: z.string(),
        specialization: z.string(),
        Hospital: z.string(),
        photo,
        distanceKm: z.number().nullable(),
      }),
    ),
    hospitals: z
      .array(z.object({ hospitalName: z.string(), city: z.string(), distanceKm: z.number().nullable() }))
      .describe(
        'Of several hospitals with the same name, only the nearest, because doctors are searched by hospital name.',
      ),
  }),
  refusals: [],
});
export type Suggestions = z.infer<typeof searchSuggestionsEndpoint.answer>;

const flag = z.enum(['true', 'false'], { error: 'field_invalid' }).transform((value) => value === 'true');

const stars = numeric('field_rating_from').pipe(
  z
    .number()
    .min(0, { error: 'field_rating_from' })
    .max(limits.stars.max, { error: 'field_rating_from' })
    .multipleOf(0.1, { error: 'field_rating_from' }),
);

const splitValues = (list: string) =>
  list
    .split(',')
    .map((value) => value.trim().toLowerCase())
    .filter(Boolean);

/**
 * Values separated by commas, in any letter case; the server receives lower case, or the spelling of the
 * known values.
 */
function several(known: readonly string[] | 'found') {
  const list = optionalText(maxChoices * (maxChoiceLength + 1));
  if (known === 'found') return list.transform(splitValues);
  const find = (value: string) => known.find((one) => one.toLowerCase() === value);
  return list
    .refine((values) => values.split(',').every((value) => find(value.trim().toLowerCase())), {
      error: 'field_choose',
    })
    .transform((values) => splitValues(values).flatMap((value) => find(value) ?? []));
}

function createFilterField(row: FilterRow): z.ZodType {
  switch (row.kind) {
    case 'text':
      return optionalText(row.max);
    case 'choice':
      return z.enum(row.choices, { error: 'field_choose' });
    case 'several':
      return several(row.choices);
    case 'flag':
      return flag;
    case 'rupees':
      return rupees;
    case 'years':
      return experienceYears;
    case 'stars':
      return stars;
  }
}
const filterDescriptions: Readonly<Record<SentFilter, string>> = {
  specialization: 'The name of the specialization, in any letter case.',
  hname: 'The name of the hospital, in any letter case.',
  free: 'The day on which a slot must be free.',
  online: 'Only video visits. Every doctor offers them, so distance does not matter.',
  feeFrom: 'The minimum fee, in rupees.',
  feeTo: 'The maximum fee, in rupees.',
  gender: 'Male, Female or Other, in any letter case, separated by commas.',
  language: 'Names of languages in any letter case, separated by commas; one of them has to match.',
  experienceFrom: 'The minimum experience, in years.',
  ratingFrom: 'The minimum average rating.',
};
const filterFields = Object.fromEntries(
  sentFilters.map((name) => {
    const row = filterRows[name];
    return [name, createFilterField(row).optional().describe(filterDescriptions[name])];
  }),
) as { readonly [Name in SentFilter]: z.ZodOptional<z.ZodType<FilterValue<Name>, string>> };

/** An object with a value for each name: unlike a record of an enum, its JSON Schema lists the properties. */
const eachOf = <Name extends string, Value extends z.ZodType>(names: readonly Name[], value: Value) =>
  z.object(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>);

const counts = z.record(z.string(), z.number().int()).nullable();

export const searchDoctorsEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/search',
  tag: 'Search',
  summary: 'Search doctors',
  description:
    '`q` may be a name, a hospital, a specialization or a complaint, in any spelling and with typing errors. Without `sort`, doctors are sorted by distance if a position is given and `online` is not set, otherwise by rating.',
  who: 'anyone',
  query: z
    .object({
      q: optionalText(maxSearchTextLength).optional().describe('The text typed. Every word must match.'),
      exact: flag.optional().describe('True to search for the exact text, without tolerating typing errors.'),
      ...position,
      ...filterFields,
      sort: z.enum(doctorSorts, { error: 'field_sort' }).optional().describe('The sort order.'),
      page: pageNumber,
      perPage: z.coerce
        .number({ error: 'field_page' })
        .int({ error: 'field_page' })
        .min(1, { error: 'field_page' })
        .max(50, { error: 'field_page' })
        .default(24)
        .describe('The number of doctors per page.'),
    })
    .refine(hasBothOrNeither, halfAPosition)
    .refine(({ sort, latitude }) => sort !== 'distance' || latitude !== undefined, {
      error: 'field_location',
      path: ['sort'],
    })
    .refine(({ feeFrom = 0, feeTo = Number.POSITIVE_INFINITY }) => feeFrom <= feeTo, {
      error: 'field_fee_range',
      path: ['feeTo'],
    }),
  status: 200,
  answer: z.object({
    doctors: z.array(doctorSummary),
    total,
    page: z.number().int(),
    perPage: z.number().int(),
    near: z.number().int().describe('The number of doctors within 200 km. They are listed first.'),
    meant: z
      .object({ specialization: z.string(), reason: z.string().nullable() })
      .nullable()
      .describe(
        'The specialization and complaint named by the text, or the closest match of a mistyped text. Null if none.',
      ),
    match: z
      .enum(['exact', 'similar'])
      .describe('`exact` if names match the text, `similar` if they match nearly.'),
    reach: z
      .enum(['near', 'anywhere'])
      .describe(
        '`near` if a doctor within 200 km matches; `anywhere` if none does or the visit is by video.',
      ),
    emergency: z
      .enum(emergencyKinds)
      .nullable()
      .describe(
        'The emergency described by the text, for which the patient should not wait for an appointment.',
      ),
    choices: eachOf(foundFilters, z.array(z.string())).describe(
      'All available values, independent of the current filters.',
    ),
    counts: eachOf(countedFilters, counts).describe(
      'The number of doctors for each value, given the other filters. Null if there are too many to count.',
    ),
  }),
  refusals: [],
});
export type FoundDoctors = z.infer<typeof searchDoctorsEndpoint.answer>;
