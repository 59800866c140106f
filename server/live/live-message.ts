import { z } from 'zod';

/** The PostgreSQL channel on which the triggers of db/migrations/0006-live.sql speak. */
export const liveChannel = 'live';

const message = z.discriminatedUnion('kind', [
  /** `slots`: instants in seconds, on whose clinic days a time was taken or freed. */
  z.object({
    kind: z.literal('appointment'),
    id: z.number(),
    doctor: z.number(),
    patient: z.number(),
    slots: z.array(z.number()),
  }),
  z.object({ kind: z.literal('published'), doctor: z.number(), days: z.array(z.string()) }),
  z.object({ kind: z.literal('session'), id: z.string() }),
  z.object({ kind: z.literal('signal'), id: z.number(), visit: z.number() }),
]);
export type LiveMessage = z.output<typeof message>;

/** What a transaction told when it was committed. Throws for what no trigger of this version says. */
export function readMessage(payload: string): LiveMessage {
  return message.parse(JSON.parse(payload));
}
