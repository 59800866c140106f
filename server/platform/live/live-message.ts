import { z } from 'zod';

/** The PostgreSQL channel on which the changes of live_changes are passed on. */
export const liveChannel = 'live';

const message = z.discriminatedUnion('kind', [
  /** `slots`: instants in seconds; on their clinic days a time was taken or freed. */
  z.object({
    kind: z.literal('appointment'),
    id: z.number(),
    doctor: z.number(),
    patient: z.number(),
    slots: z.array(z.number()),
    hospital: z.number().nullish(),
  }),
  /** The same of a time that is kept for somebody, or no longer: no appointment, and nobody's own. */
  z.object({ kind: z.literal('times'), doctor: z.number(), slots: z.array(z.number()) }),
  z.object({ kind: z.literal('published'), doctor: z.number(), days: z.array(z.string()) }),
  z.object({ kind: z.literal('session'), id: z.string() }),
  /** Something new for this person's bell. */
  z.object({ kind: z.literal('bell'), role: z.enum(['patient', 'doctor']), person: z.number() }),
  /** A record was opened in an emergency at this hospital, or an owner has seen it. */
  z.object({ kind: z.literal('emergency'), hospital: z.number() }),
  z.object({ kind: z.literal('signal'), id: z.number(), visit: z.number() }),
]);
export type LiveMessage = z.output<typeof message>;

/** The message of a committed transaction. Throws if it is unknown to this version. */
export function parseLiveMessage(payload: string): LiveMessage {
  return message.parse(JSON.parse(payload));
}
