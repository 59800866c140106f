import { z } from 'zod';
import { instant } from '#contract/platform/fields.ts';

/**
 * A reservation for a patient whose doctor goes on leave. It has no patient name, because the page of a link
 * shows it too.
 */
export const leaveOffer = z
  .object({
    appointmentId: z.string().describe('The visit that it is about.'),
    kind: z
      .enum(['times', 'colleague', 'ask'])
      .describe('Times to choose from, a colleague, or the bare question.'),
    until: instant.nullable().describe('Until when they are held.'),
    doctorId: z.string(),
    doctorName: z.string(),
    specialization: z.string(),
    hospital: z.string(),
    fee: z.number().describe('In rupees, of the visit that would be booked.'),
    times: z.array(z.object({ offerId: z.number().int(), date: z.string(), slot: z.string() })),
  })
  .meta({ id: 'LeaveOffer' });
export type LeaveOffer = z.infer<typeof leaveOffer>;
