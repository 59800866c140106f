import { z } from 'zod';

/**
 * The live line: one WebSocket per tab at `/api/live`, JSON text frames (E-08). A frame only says that
 * something changed; the tab asks for it by the ordinary calls. The signals of a video visit travel the same
 * way and are not kept.
 */

/** The most bytes of a frame; a session description with every codec of a phone has less than a third. */
export const maxFrameBytes = 64 * 1024;

const readable = (prefix: string) => z.string().regex(new RegExp(`^${prefix}-\\d{1,15}$`));
const doctorId = readable('DOC');
const patientId = readable('PAT');
const appointmentId = readable('APT');
const hospitalId = readable('HOS');

/**
 * What a tab can follow: a doctor's slots (public), the caller's own appointments, those of the hospital on whose staff
 * the caller is, what was opened there in emergencies (owners alone), or a video visit (its two people, while the room is open).
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

/**
 * The name of a tab in a room. Each entry takes a new one, so that old frames are not mistaken for new ones.
 */
const peer = z.string().regex(/^[\w-]{8,40}$/);
/** The name of one attempt to connect two tabs; frames of older attempts are dropped. */
const attempt = z.string().regex(/^[\w-]{8,40}$/);

/** What two tabs in a room send each other (RFC 8829, simplified; docs/product.md#video-visits). */
export const signal = z.discriminatedUnion('kind', [
  /**
   * "I am here": sent on entering, in answer to a new tab, and again while there is no connection. `since` is
   * an instant by the server's clock (milliseconds) and tells which of two tabs of one person is newer.
   */
  z.object({ kind: z.literal('here'), ready: z.boolean(), since: z.number().int().min(0) }),
  /**
   * Always from the doctor's tab, so that two offers cannot cross. The names of attempts are in ascending
   * order.
   */
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
  /** From the patient's tab: the last attempt failed or was lost, please offer again. */
  z.object({ kind: z.literal('again'), to: peer, attempt }),
  /** "I leave": ends the call for the sender. */
  z.object({ kind: z.literal('bye') }),
]);
export type Signal = z.infer<typeof signal>;

/** From a tab to the server. */
export const clientFrame = z.discriminatedUnion('type', [
  /** Whom this tab belongs to from now on; null after logging out. Frames are handled in order. */
  z.object({ type: z.literal('identify'), token: z.string().max(4000).nullable() }),
  z.object({ type: z.literal('follow'), topic, peer: peer.optional() }),
  z.object({ type: z.literal('leave'), topic }),
  /** Only for a visit that is followed with a `peer`. */
  z.object({ type: z.literal('signal'), visit: appointmentId, signal }),
]);
export type ClientFrame = z.infer<typeof clientFrame>;

/** Why a topic is refused. The tab asks again after a login or when the clock allows it. */
export const topicRefusal = z.enum(['unauthenticated', 'forbidden', 'room_closed', 'too_many']);
export type TopicRefusal = z.infer<typeof topicRefusal>;

/** From the server to a tab. */
export const serverFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('beat') }),
  /** From now on the tab hears every change of the topic. For what it missed before, it asks again. */
  z.object({ type: z.literal('following'), topic }),
  z.object({ type: z.literal('refused'), topic, because: topicRefusal }),
  /** On these clinic days slots were taken, freed or published. */
  z.object({ type: z.literal('slots'), topic, days: z.array(z.string()) }),
  /** One of the own appointments changed, or is new. */
  z.object({ type: z.literal('appointment'), topic, appointmentId }),
  /** Something new in the bell, or read in another tab. */
  z.object({ type: z.literal('bell'), topic }),
  /** Somebody of the staff opened a record in an emergency, or an owner has seen it. */
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
