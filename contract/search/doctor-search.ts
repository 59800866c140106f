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
  alias: z.string().nullable().describe('The word by which it was found: "dil" finds Cardiology by दिल.'),
});

export const searchSuggestionsEndpoint = endpoint({
  method: 'GET',
  path: '/search',
  tag: 'Search',
  summary: 'What somebody may mean who has typed this so far: a few of each kind, the best match first',
  who: 'anyone',
  query: z
    .object({ q: text(maxSearchTextLength).describe('What was typed.'), ...position })
    .refine(hasBothOrNeither, halfAPosition),
  status: 200,
  answer: z.object({
    first: z
      .enum(['care', 'people'])
      .describe('What comes first: what people come for if the text is just that, else names.'),
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
      .describe('Of hospitals with the same name only the nearest: doctors are searched by the name.'),
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

/** Values separated by commas, in any letter case; the server gets lower case, or known ones as they are. */
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
  specialization: 'Its name, in any letter case.',
  hname: "The hospital's name, in any letter case.",
  free: 'The day of a free slot.',
  online: 'Visits by video, which every doctor offers: distance does not matter.',
  feeFrom: 'The lowest fee, in rupees.',
  feeTo: 'The highest fee, in rupees.',
  gender: 'Male, Female or Other, in any letter case; several are separated by commas.',
  language: 'Names in any letter case, separated by commas; one of them is enough.',
  experienceFrom: 'Years at least.',
  ratingFrom: 'The average rating at least.',
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
  summary: 'Doctors by what was typed and what is wanted of them, in pages',
  description:
    'What was typed may be a name, a hospital, a specialization or a reason, in any spelling and with typing errors. Without `sort` doctors are sorted by distance if there is a position and the visit is not by video, else by rating.',
  who: 'anyone',
  query: z
    .object({
      q: optionalText(maxSearchTextLength).optional().describe('What was typed; every word must match.'),
      exact: flag
        .optional()
        .describe('Whether the text is searched for as it stands, without typing errors.'),
      ...position,
      ...filterFields,
      sort: z.enum(doctorSorts, { error: 'field_sort' }).optional().describe('What to sort by.'),
      page: pageNumber,
      perPage: z.coerce
        .number({ error: 'field_page' })
        .int({ error: 'field_page' })
        .min(1, { error: 'field_page' })
        .max(50, { error: 'field_page' })
        .default(24)
        .describe('How many doctors a page has.'),
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
    near: z.number().int().describe('How many of them are within 200 km; they come first.'),
    meant: z
      .object({ specialization: z.string(), reason: z.string().nullable() })
      .nullable()
      .describe('The complaint that the text is, or that a mistyped one is taken for.'),
    match: z.enum(['exact', 'similar']).describe('Whether names match what was typed, or only nearly.'),
    reach: z
      .enum(['near', 'anywhere'])
      .describe('Whether somebody within 200 km matches, or it is for video or nobody nearby does.'),
    emergency: z
      .enum(emergencyKinds)
      .nullable()
      .describe('The emergency that was typed, for which no appointment should be waited.'),
    choices: eachOf(foundFilters, z.array(z.string())).describe(
      'All that can be chosen, whatever is chosen now.',
    ),
    counts: eachOf(countedFilters, counts).describe(
      'How many doctors each choice leaves, with the other filters as they are; null if there are too many to check.',
    ),
  }),
  refusals: [],
});
export type FoundDoctors = z.infer<typeof searchDoctorsEndpoint.answer>;
