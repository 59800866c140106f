import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const params = z.object({ appointmentId: z.string().max(100) });
const person = z.object({
  role: z.enum(['patient', 'doctor']),
  name: z.string(),
  photo: z.string().nullable(),
});

/** The version of the text that a patient agrees to before the call. */
export const consentVersion = '2026-11';

/**
 * The room of an online visit, for its two people (docs/product.md#video-visits); `appointment_not_found` for
 * everybody else. Refuses with `not_online`, `wrong_status` (not accepted, or over), `room_not_open` (with
 * `opensAt`) and `room_closed`.
 */
export const consultationRoomEndpoint = endpoint({
  method: 'GET',
  path: '/consultations/:appointmentId',
  tag: 'Consultations',
  summary: 'The video room of an online visit, from ten minutes before its start until an hour after its end',
  who: ['patient', 'doctor'],
  params,
  status: 200,
  answer: z.object({
    appointmentId: z.string(),
    /** Instants, ISO 8601: when the room opens, the visit starts and ends, the room closes. */
    opensAt: z.string(),
    startsAt: z.string(),
    endsAt: z.string(),
    closesAt: z.string(),
    /** The server's clock, for devices whose own is wrong. */
    now: z.string(),
    reason: z.string(),
    me: person,
    other: person,
    /** How the video is carried (docs/product.md#video-visits). */
    provider: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('builtin'),
        /** For RTCPeerConnection; the credentials are short-lived. */
        iceServers: z.array(
          z.object({
            urls: z.array(z.string()),
            username: z.string().optional(),
            credential: z.string().optional(),
          }),
        ),
      }),
      z.object({ kind: z.literal('jitsi'), host: z.string(), room: z.string() }),
    ]),
    /** The patient's consent to this consultation; null before it is given. */
    consent: z.object({ at: z.string(), version: z.string() }).nullable(),
  }),
  refusals: ['appointment_not_found', 'not_online', 'wrong_status', 'room_not_open', 'room_closed'],
});

/** A repeat with the same version answers the stored consent. */
export const consentToConsultationEndpoint = endpoint({
  method: 'POST',
  path: '/consultations/:appointmentId/consent',
  tag: 'Consultations',
  summary: "The patient's consent to the tele-consultation, once per visit",
  who: ['patient'],
  params,
  body: z.object({ version: z.literal(consentVersion, { error: 'field_invalid' }) }),
  status: 200,
  answer: z.object({ at: z.string(), version: z.string() }),
  refusals: ['appointment_not_found', 'not_online', 'wrong_status', 'room_not_open', 'room_closed'],
});
