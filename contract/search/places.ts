import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { latitudeText, longitudeText, pincode, typedText } from '#contract/platform/fields.ts';

const city = z
  .object({
    city: z.string(),
    region: z.string(),
    country: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  })
  .meta({ id: 'City' });
export type City = z.infer<typeof city>;

export const citiesByPrefixEndpoint = endpoint({
  method: 'GET',
  path: '/cities',
  tag: 'Places',
  summary: 'List cities by name prefix, largest first',
  description:
    'Common alternative names match as well: Bombay finds Mumbai. If no name starts with the prefix, returns names that sound similar, in any Indian script, then names with typing errors.',
  who: 'anyone',
  query: z.object({
    namePrefix: typedText('field_required')
      .min(1, { error: 'field_required' })
      .max(80, { error: 'field_too_long' })
      .describe("The beginning of the city's name."),
    limit: z.coerce
      .number({ error: 'field_limit' })
      .int({ error: 'field_limit' })
      .min(1, { error: 'field_limit' })
      .max(10, { error: 'field_limit' })
      .default(10)
      .describe('The maximum number of cities.'),
  }),
  status: 200,
  answer: z.object({ data: z.array(city) }),
  refusals: [],
});

export const placeAtEndpoint = endpoint({
  method: 'GET',
  path: '/geocode/reverse',
  tag: 'Places',
  summary: 'Get the city and locality at a position',
  description: 'Null if no known town is nearby.',
  who: 'anyone',
  query: z.object({ latitude: latitudeText, longitude: longitudeText }),
  status: 200,
  answer: z.object({ city: z.string().nullable(), locality: z.string().nullable() }),
  refusals: [],
});

export const placeByPincodeEndpoint = endpoint({
  method: 'GET',
  path: '/pincodes/:pincode',
  tag: 'Places',
  summary: 'Get the city and state of a PIN code',
  description:
    '`city` is the district if the city is unknown. Both are null for a PIN code without a post office.',
  who: 'anyone',
  params: z.object({ pincode: pincode.describe('Six digits.') }),
  status: 200,
  answer: z.object({ city: z.string().nullable(), state: z.string().nullable() }),
  refusals: [],
});
