import { z } from 'zod';

/**
 * The live line: one WebSocket per tab at `/api/live`, JSON text frames (E-08). What travels says only that
 * something changed, and where; the screen asks for it by the ordinary calls. The frames of a video visit
 * travel the same way and are kept nowhere longer than they need to arrive.
 */

/** Bytes of one frame. A session description with every codec of a phone stays below a third of it. */
export const frameBytesAtMost = 64 * 1024;

const readable = (prefix: string) => z.string().regex(new RegExp(`^${prefix}-\\d{1,15}$`));
const doctorId = readable('DOC');
const patientId = readable('PAT');
const appointmentId = readable('APT');

/**
 * What somebody can follow: a doctor's slots (public), the own appointments of a doctor or a patient, and a
 * video visit (its own two people, while the room is open).
 */
export const topic = z.union([
  z.templateLiteral(['slots:', doctorId]),
  z.templateLiteral(['doctor:', doctorId]),
  z.templateLiteral(['patient:', patientId]),
  z.templateLiteral(['visit:', appointmentId]),
]);
export type Topic = z.infer<typeof topic>;

/** One tab in a room; chosen by the tab anew at each entry, so that an old frame never meets a new call. */
const peer = z.string().regex(/^[\w-]{8,40}$/);
/** One try of two tabs to reach each other; what belongs to an older one is dropped. */
const attempt = z.string().regex(/^[\w-]{8,40}$/);

/** What two tabs in a room tell each other (RFC 8829 in broad strokes; docs/product.md#video-visits). */
export const signal = z.discriminatedUnion('kind', [
  /**
   * "I am here": said on entering, to whoever says it for the first time, and again while there is no
   * connection. Since when (an instant by the server's clock, milliseconds) tells which of two tabs of one
   * person is the newer one.
   */
  z.object({ kind: z.literal('here'), ready: z.boolean(), since: z.number().int().min(0) }),
  /**
   * From the doctor's tab, always: so two offers never meet. The names of its attempts rise with every one.
   */
  z.object({ kind: z.literal('offer'), to: peer, attempt, sdp: z.string().max(48_000) }),
  z.object({ kind: z.literal('answer'), to: peer, attempt, sdp: z.string().max(48_000) }),
  /** A network address to try; null ends the list. */
  z.object({
    kind: z.literal('candidate'),
    to: peer,
    attempt,
    candidate: z.string().max(2000).nullable(),
    sdpMid: z.string().max(100).nullable(),
    sdpMLineIndex: z.number().int().min(0).max(100).nullable(),
  }),
  /** From the patient's tab: the attempt seen last has no connection, or lost it; please offer again. */
  z.object({ kind: z.literal('again'), to: peer, attempt }),
  /** "I leave": ends the call for oneself. */
  z.object({ kind: z.literal('bye') }),
]);
export type Signal = z.infer<typeof signal>;

/** From a tab to the server. */
export const clientFrame = z.discriminatedUnion('type', [
  /** Who this tab belongs to from now on; null after logging out. Frames are handled in order. */
  z.object({ type: z.literal('identify'), token: z.string().max(4000).nullable() }),
  z.object({ type: z.literal('follow'), topic, peer: peer.optional() }),
  z.object({ type: z.literal('leave'), topic }),
  /** Only for a followed visit; `follow` named the peer. */
  z.object({ type: z.literal('signal'), visit: appointmentId, signal }),
]);
export type ClientFrame = z.infer<typeof clientFrame>;

/** Why a topic is refused; the tab does not ask again until something changed (a login, the clock). */
export const refusedBecause = z.enum(['unauthenticated', 'forbidden', 'room_closed', 'too_many']);
export type RefusedBecause = z.infer<typeof refusedBecause>;

/** From the server to a tab. */
export const serverFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('beat') }),
  /** From now on nothing of the topic is missed: what was missed before is fetched by asking again. */
  z.object({ type: z.literal('following'), topic }),
  z.object({ type: z.literal('refused'), topic, because: refusedBecause }),
  /** Slots of these clinic days were taken, freed or published anew. */
  z.object({ type: z.literal('slots'), topic, days: z.array(z.string()) }),
  /** One of the own appointments changed, or a new one is there. */
  z.object({ type: z.literal('appointment'), topic, appointmentId }),
  /** From the other tab in the room; `role` is the server's word, not the sender's. */
  z.object({
    type: z.literal('signal'),
    visit: appointmentId,
    from: z.object({ peer, role: z.enum(['patient', 'doctor']) }),
    signal,
  }),
  /** A tab in the room is gone without a word: closed, crashed, or its line is dead. */
  z.object({ type: z.literal('gone'), visit: appointmentId, peer }),
]);
export type ServerFrame = z.infer<typeof serverFrame>;
