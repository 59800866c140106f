import { z } from 'zod';

/**
 * One WebSocket per tab at `/api/live`, with JSON text frames. A frame only says that something changed; the
 * tab fetches it with ordinary calls. Signals of video visits travel the same way and are not stored.
 */

/** A session description with every codec of a phone takes less than a third of this. */
export const maxFrameBytes = 64 * 1024;

const readable = (prefix: string) => z.string().regex(new RegExp(`^${prefix}-\\d{1,15}$`));
const doctorId = readable('DOC');
const patientId = readable('PAT');
const appointmentId = readable('APT');
const hospitalId = readable('HOS');

/**
 * A tab can follow a doctor's slots (public), the caller's own appointments, those of the caller's hospital,
 * its emergency accesses (owners only), or a video visit (its two participants, while the room is open).
 */
export const topic = z.union([
  z.templateLiteral(['slots:', doctorId]),
  z.templateLiteral(['doctor:', doctorId]),
  z.templateLiteral(['patient:', patientId]),
  z.templateLiteral(['visit:', appointmentId]),
  z.templateLiteral(['hospital:', hospitalId]),
  z.templateLiteral(['owners:', hospitalId]),
]);
export type Topic = z.infer<typeof topic>;

/** Identifies a tab in a room. Each entry uses a new id, so that old frames are not mistaken for new ones. */
const peer = z.string().regex(/^[\w-]{8,40}$/);
/** Identifies one attempt to connect two tabs; frames of older attempts are dropped. */
const attempt = z.string().regex(/^[\w-]{8,40}$/);

/** Signals between two tabs in a room (RFC 8829, simplified; docs/product.md#video-visits). */
export const signal = z.discriminatedUnion('kind', [
  /**
   * Sent on entering, in answer to a new tab, and repeatedly while unconnected. `since` is an instant of the
   * server's clock (ms) and tells which of two tabs of one person is newer.
   */
  z.object({ kind: z.literal('here'), ready: z.boolean(), since: z.number().int().min(0) }),
  /** Always sent by the doctor's tab, so that two offers cannot cross. Attempt ids are in ascending order. */
  z.object({ kind: z.literal('offer'), to: peer, attempt, sdp: z.string().max(48_000) }),
  z.object({ kind: z.literal('answer'), to: peer, attempt, sdp: z.string().max(48_000) }),
  /** A network address to try; null after the last one. */
  z.object({
    kind: z.literal('candidate'),
    to: peer,
    attempt,
    candidate: z.string().max(2000).nullable(),
    sdpMid: z.string().max(100).nullable(),
    sdpMLineIndex: z.number().int().min(0).max(100).nullable(),
  }),
  /** From the patient's tab: the last attempt failed or was lost, so the doctor's tab must offer again. */
  z.object({ kind: z.literal('again'), to: peer, attempt }),
  /** Ends the call for the sender. */
  z.object({ kind: z.literal('bye') }),
]);
export type Signal = z.infer<typeof signal>;

export const clientFrame = z.discriminatedUnion('type', [
  /** Assigns the tab to a user; null after logging out. Frames are handled in order. */
  z.object({ type: z.literal('identify'), token: z.string().max(4000).nullable() }),
  z.object({ type: z.literal('follow'), topic, peer: peer.optional() }),
  z.object({ type: z.literal('leave'), topic }),
  /** Only for a visit followed with a `peer`. */
  z.object({ type: z.literal('signal'), visit: appointmentId, signal }),
]);
export type ClientFrame = z.infer<typeof clientFrame>;

/** Why a topic is refused. The tab retries after a login or when the time allows it. */
export const topicRefusal = z.enum(['unauthenticated', 'forbidden', 'room_closed', 'too_many']);
export type TopicRefusal = z.infer<typeof topicRefusal>;

export const serverFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('beat') }),
  /** From now on the tab receives every change of the topic. It must fetch what it missed before. */
  z.object({ type: z.literal('following'), topic }),
  z.object({ type: z.literal('refused'), topic, because: topicRefusal }),
  /** On these clinic days slots were taken, freed or published. */
  z.object({ type: z.literal('slots'), topic, days: z.array(z.string()) }),
  /** An appointment of the caller was changed or added. */
  z.object({ type: z.literal('appointment'), topic, appointmentId }),
  /** The bell has something new, or was read in another tab. */
  z.object({ type: z.literal('bell'), topic }),
  /** A staff member opened a record in an emergency, or an owner has seen it. */
  z.object({ type: z.literal('emergency'), topic }),
  /** From the other tab in the room; `role` is set by the server. */
  z.object({
    type: z.literal('signal'),
    visit: appointmentId,
    from: z.object({ peer, role: z.enum(['patient', 'doctor']) }),
    signal,
  }),
  /** A tab left without `bye`: it was closed, crashed, or lost its connection. */
  z.object({ type: z.literal('gone'), visit: appointmentId, peer }),
]);
export type ServerFrame = z.infer<typeof serverFrame>;
