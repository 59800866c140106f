import { z } from 'zod';
import { doctorSummary } from '#contract/doctors/doctors.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  experienceYears,
  latitudeText,
  longitudeText,
  optionalText,
  pageNumber,
  photo,
  rupees,
  text,
  total,
  typedNumber,
  typedText,
} from '#contract/platform/fields.ts';
import { parseGender } from '#domain/patients/genders.ts';
import { doctorSorts, freeSlotDays, maxSearchTextLength } from '#domain/search/doctor-search.ts';
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

/** `distanceKm` is null without a position. */
const foundDoctor = doctorSummary.extend({ distanceKm: z.number().nullable() }).meta({ id: 'FoundDoctor' });
export type FoundDoctor = z.infer<typeof foundDoctor>;

const counts = z.record(z.string(), z.number().int());

const stars = typedNumber('field_rating_from')
  .regex(/^[0-5](\.\d)?$/, { error: 'field_rating_from' })
  .transform(Number)
  .pipe(z.number().max(5, { error: 'field_rating_from' }));

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
      exact: z
        .enum(['true', 'false'], { error: 'field_invalid' })
        .optional()
        .describe('Whether the text is searched for as it stands, without typing errors.'),
      ...position,
      specialization: optionalText(60).optional().describe('Its name, in any letter case.'),
      hospital: optionalText(120).optional().describe('Its name, in any letter case.'),
      language: optionalText(200)
        .optional()
        .transform((names) =>
          names
            ?.split(',')
            .map((name) => name.trim())
            .filter(Boolean),
        )
        .describe('Names in any letter case, separated by commas; one of them is enough.'),
      gender: typedText('field_gender')
        .refine((names) => names.split(',').every(parseGender), { error: 'field_gender' })
        .transform((names) => names.split(',').flatMap((name) => parseGender(name) ?? []))
        .optional()
        .describe('Male, Female or Other, in any letter case; several are separated by commas.'),
      feeFrom: rupees.optional().describe('The lowest fee, in rupees.'),
      feeTo: rupees.optional().describe('The highest fee, in rupees.'),
      experienceFrom: experienceYears.optional().describe('Years at least.'),
      ratingFrom: stars.optional().describe('The average rating at least.'),
      free: z.enum(freeSlotDays, { error: 'field_free' }).optional().describe('The day of a free slot.'),
      online: z
        .enum(['true', 'false'], { error: 'field_invalid' })
        .optional()
        .describe('Visits by video, which every doctor offers: distance does not matter.'),
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
    doctors: z.array(foundDoctor),
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
    languages: z.array(z.string()).describe('All that can be chosen, whatever is chosen now.'),
    hospitals: z.array(z.string()).describe('All that can be chosen, whatever is chosen now.'),
    counts: z
      .object({
        gender: counts,
        language: counts,
        feeTo: counts,
        free: z.object({ today: z.number().int(), tomorrow: z.number().int() }).nullable(),
      })
      .describe('How many doctors each choice leaves, with the other filters as they are.'),
  }),
  refusals: [],
});
export type FoundDoctors = z.infer<typeof searchDoctorsEndpoint.answer>;
