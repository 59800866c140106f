import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';

const homeContent = z
  .object({
    isDemo: z
      .boolean()
      .describe('A demo clinic: its page has the programs and the voices of the demo beside these.'),
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
      .describe('Of hospitals that have been checked, as they say themselves.'),
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
  summary: 'What the home page says below the doctors: programs and voices',
  who: 'anyone',
  status: 200,
  answer: homeContent,
  refusals: [],
});
