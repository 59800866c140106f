import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';

const homeContent = z
  .object({
    isDemo: z
      .boolean()
      .describe('True for a demo clinic, whose page shows its own programs and voices as well.'),
    programs: z
      .array(
        z.object({
          name: z.string(),
          rupees: z.number(),
          description: z.string(),
          hospitalId: z.string(),
          hospitalName: z.string(),
        }),
      )
      .describe('Programs of verified hospitals, in their own words.'),
    voices: z
      .array(
        z.object({
          name: z.string(),
          comment: z.string(),
          rating: z.number().int(),
          doctorName: z.string(),
        }),
      )
      .describe('The newest reviews of verified visits whose authors agree to be quoted.'),
  })
  .meta({ id: 'HomeContent' });
export type HomeContent = z.output<typeof homeContent>;

export const homeContentEndpoint = endpoint({
  method: 'GET',
  path: '/home',
  tag: 'Hospitals',
  summary: 'Get the programs and patient voices of the home page',
  who: 'anyone',
  status: 200,
  answer: homeContent,
  refusals: [],
});
