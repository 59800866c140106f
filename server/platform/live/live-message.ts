import { z } from 'zod';

export const liveChannel = 'live';

const message = z.discriminatedUnion('kind', [
  /** `slots`: instants in seconds; on their clinic days a slot was taken or freed. */
  z.object({
    kind: z.literal('appointment'),
    id: z.number(),
    doctor: z.number(),
    patient: z.number(),
    slots: z.array(z.number()),
    hospital: z.number().nullish(),
  }),
  /** The same for a slot that was reserved or released without an appointment. */
  z.object({ kind: z.literal('times'), doctor: z.number(), slots: z.array(z.number()) }),
  z.object({ kind: z.literal('published'), doctor: z.number(), days: z.array(z.string()) }),
  z.object({ kind: z.literal('session'), id: z.string() }),
  z.object({ kind: z.literal('bell'), role: z.enum(['patient', 'doctor']), person: z.number() }),
  /** A record was opened in an emergency at this hospital, or an owner has seen it. */
  z.object({ kind: z.literal('emergency'), hospital: z.number() }),
  z.object({ kind: z.literal('signal'), id: z.number(), visit: z.number() }),
]);
export type LiveMessage = z.output<typeof message>;

/** The message of a committed transaction. Throws if this version does not know it. */
export function parseLiveMessage(payload: string): LiveMessage {
  return message.parse(JSON.parse(payload));
}
