import { z } from 'zod';
import { instant } from '#contract/platform/fields.ts';

/**
 * A reservation for a patient whose doctor goes on leave. It has no patient name, because the page of a link
 * shows it too.
 */
export const leaveOffer = z
  .object({
    appointmentId: z.string().describe('The visit affected by the leave.'),
    kind: z
      .enum(['times', 'colleague', 'ask'])
      .describe('`times` to choose from, times of a `colleague`, or `ask` for a plain question.'),
    until: instant.nullable().describe('Until when the times are reserved.'),
    doctorId: z.string(),
    doctorName: z.string(),
    specialization: z.string(),
    hospital: z.string(),
    fee: z.number().describe('The fee of the offered visit, in rupees.'),
    times: z.array(z.object({ offerId: z.number().int(), date: z.string(), slot: z.string() })),
  })
  .meta({ id: 'LeaveOffer' });
export type LeaveOffer = z.infer<typeof leaveOffer>;
