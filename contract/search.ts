import { z } from 'zod';
import { doctorSorts, freeDays, searchTextAtMost } from '#domain/doctor-search.ts';
import { doctorSummary } from './doctors.ts';
import { endpoint } from './endpoint.ts';
import {
  experienceYears,
  gender,
  latitudeText,
  longitudeText,
  optionalText,
  pageNumber,
  photo,
  rupees,
  text,
} from './fields.ts';

/** Where the search starts from: both coordinates or neither. */
const position = { latitude: latitudeText.optional(), longitude: longitudeText.optional() };
const isWhole = ({
  latitude,
  longitude,
}: {
  latitude?: number | undefined;
  longitude?: number | undefined;
}) => (latitude === undefined) === (longitude === undefined);
const halfAPosition = { error: 'field_location', path: ['longitude'] };

const suggestedCare = z.object({
  specialization: z.string(),
  /** The word by which it was found, if that is not its name: "dil" finds Cardiology by दिल. */
  alias: z.string().nullable(),
});

export const searchSuggestionsEndpoint = endpoint({
  method: 'GET',
  path: '/search',
  tag: 'Search',
  summary: 'What somebody may mean who has typed this so far: a few of each kind, the best match first',
  who: 'anyone',
  query: z.object({ q: text(searchTextAtMost), ...position }).refine(isWhole, halfAPosition),
  status: 200,
  answer: z.object({
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
    /** Of hospitals with the same name only the nearest, because doctors are searched by the name. */
    hospitals: z.array(
      z.object({ hospitalName: z.string(), city: z.string(), distanceKm: z.number().nullable() }),
    ),
  }),
  refusals: [],
});
export type Suggestions = z.infer<typeof searchSuggestionsEndpoint.answer>;

/** A doctor in a list; `distanceKm` is null without a position. */
const foundDoctor = doctorSummary.extend({ distanceKm: z.number().nullable() });
export type FoundDoctor = z.infer<typeof foundDoctor>;

const stars = z
  .string({ error: 'field_rating_from' })
  .regex(/^[0-5](\.\d)?$/, { error: 'field_rating_from' })
  .transform(Number)
  .pipe(z.number().max(5, { error: 'field_rating_from' }));

export const searchDoctorsEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/search',
  tag: 'Search',
  summary: 'Doctors by what was typed and what is wanted of them, in pages',
  who: 'anyone',
  query: z
    .object({
      /** A name, a hospital, a specialization or a reason, in any spelling; every word must match. */
      q: optionalText(searchTextAtMost).optional(),
      ...position,
      /** In any letter case, like the next two. */
      specialization: optionalText(60).optional(),
      hospital: optionalText(120).optional(),
      language: optionalText(40).optional(),
      gender: gender.optional(),
      /** Rupees. */
      feeFrom: rupees.optional(),
      feeTo: rupees.optional(),
      experienceFrom: experienceYears.optional(),
      ratingFrom: stars.optional(),
      /** Doctors with a free slot on that clinic day. */
      free: z.enum(freeDays, { error: 'field_free' }).optional(),
      /** Visits by video, which every doctor offers: distance does not matter. */
      online: z.enum(['true', 'false'], { error: 'field_invalid' }).optional(),
      /** Without it, by distance if there is a position and the visit is not by video, else by rating. */
      sort: z.enum(doctorSorts, { error: 'field_sort' }).optional(),
      page: pageNumber,
      perPage: z.coerce
        .number({ error: 'field_page' })
        .int({ error: 'field_page' })
        .min(1, { error: 'field_page' })
        .max(50, { error: 'field_page' })
        .default(24),
    })
    .refine(isWhole, halfAPosition)
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
    /** On all pages together. */
    total: z.number().int(),
    page: z.number().int(),
    perPage: z.number().int(),
    /** Whether names match what was typed, or only with typing errors. */
    match: z.enum(['exact', 'similar']),
    /** Whether only doctors within 200 km are listed. All are for video, and when nobody nearby matches. */
    reach: z.enum(['near', 'anywhere']),
    /** The choices of the filters, whatever is chosen now. */
    languages: z.array(z.string()),
    hospitals: z.array(z.string()),
  }),
  refusals: [],
});
export type FoundDoctors = z.infer<typeof searchDoctorsEndpoint.answer>;
