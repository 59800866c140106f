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
  summary: 'Cities whose name begins like this, the largest first',
  description:
    'A name that people also use counts as well: Bombay finds Mumbai. If no name begins so, those that sound so, in any Indian script, and then those with typing errors.',
  who: 'anyone',
  query: z.object({
    namePrefix: typedText('field_required')
      .min(1, { error: 'field_required' })
      .max(80, { error: 'field_too_long' })
      .describe('How the name of the city begins.'),
    limit: z.coerce
      .number({ error: 'field_limit' })
      .int({ error: 'field_limit' })
      .min(1, { error: 'field_limit' })
      .max(10, { error: 'field_limit' })
      .default(10)
      .describe('How many cities at most.'),
  }),
  status: 200,
  answer: z.object({ data: z.array(city) }),
  refusals: [],
});

export const placeAtEndpoint = endpoint({
  method: 'GET',
  path: '/geocode/reverse',
  tag: 'Places',
  summary: 'The city and locality at a position',
  description: 'Null where no known town is near.',
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
  summary: 'The city, or else the district, and the state of a pincode',
  description: 'Null for a pincode that no post office has.',
  who: 'anyone',
  params: z.object({ pincode: pincode.describe('Six digits.') }),
  status: 200,
  answer: z.object({ city: z.string().nullable(), state: z.string().nullable() }),
  refusals: [],
});
