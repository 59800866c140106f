import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { appointmentId, instant } from '#contract/platform/fields.ts';

const params = z.object({ appointmentId });
const person = z.object({
  role: z.enum(['patient', 'doctor']),
  name: z.string(),
  photo: z.string().nullable(),
});

const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});
const provider = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('builtin'),
    iceServers: z.array(iceServer).describe('For RTCPeerConnection. The credentials are short-lived.'),
  }),
  z.object({ kind: z.literal('jitsi'), host: z.string(), room: z.string() }),
]);
const consent = z.object({ at: instant, version: z.string() });

/** The version of the consent text that a patient agrees to before the call. */
export const consentVersion = '2026-11';

export const consultationRoomEndpoint = endpoint({
  method: 'GET',
  path: '/consultations/:appointmentId',
  tag: 'Consultations',
  summary: 'Get the video room of an online visit',
  description:
    'The room is open from ten minutes before the start of the visit until an hour after its end. Only the patient and the doctor of the visit may enter; others receive `appointment_not_found`. `wrong_status` means the visit is not accepted or is over. `room_not_open` has the opening time in `opensAt`.',
  who: ['patient', 'doctor'],
  params,
  reads: 'patient records',
  status: 200,
  answer: z.object({
    appointmentId: z.string(),
    opensAt: instant.describe('When the room opens.'),
    startsAt: instant.describe('When the visit starts.'),
    endsAt: instant.describe('When the visit ends.'),
    closesAt: instant.describe('When the room closes.'),
    now: instant.describe("The server's clock, for devices with a wrong clock."),
    reason: z.string(),
    me: person,
    other: person,
    provider: provider.describe('The video provider.'),
    consent: consent.nullable().describe("The patient's consent. Null if not given yet."),
  }),
  refusals: ['appointment_not_found', 'not_online', 'wrong_status', 'room_not_open', 'room_closed'],
});

export const consentToConsultationEndpoint = endpoint({
  method: 'POST',
  path: '/consultations/:appointmentId/consent',
  tag: 'Consultations',
  summary: "Record the patient's consent to the tele-consultation",
  description:
    'Required once per visit. Repeating the call with the same version returns the stored consent.',
  who: ['patient'],
  params,
  body: z.object({ version: z.literal(consentVersion, { error: 'field_invalid' }) }),
  status: 200,
  answer: consent,
  refusals: ['appointment_not_found', 'not_online', 'wrong_status', 'room_not_open', 'room_closed'],
});
