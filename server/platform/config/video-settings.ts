import { z } from 'zod';
import { publicMeetingHost } from '#domain/video/meeting-links.ts';

/** A STUN or TURN server for browsers; a TURN server without credentials gets ours. */
export interface IceServer {
  readonly urls: readonly string[];
  readonly username?: string | undefined;
  readonly credential?: string | undefined;
}

// RFC 7064 and RFC 7065: a host, an optional port, and for TURN an optional transport. Browsers refuse
// anything else.
const iceUrl = /^(?:stuns?:HOST|turns?:HOST(?:\?transport=(?:udp|tcp))?)$/.source.replaceAll(
  'HOST',
  String.raw`(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?`,
);
const badAddress =
  'ICE_SERVERS must be stun: or turn: addresses separated by commas, for example stun:turn.example.org:3478, or a JSON list of {"urls", "username", "credential"}';
const address = z.string().regex(new RegExp(iceUrl, 'i'), { error: badAddress });
const credential = z.string({ error: badAddress }).min(1, { error: badAddress }).optional();

const iceServer = z.object(
  {
    urls: z.union([address, z.array(address).min(1, { error: badAddress })], { error: badAddress }),
    username: credential,
    credential,
  },
  { error: badAddress },
);

export function usesTurnSecret({ urls, username, credential }: IceServer): boolean {
  return !(username && credential) && urls.some((url) => /^turns?:/i.test(url));
}

const iceServers = z
  .string()
  .transform((text, context): unknown => {
    if (!text.trim().startsWith('[')) return text.split(',').map((url) => ({ urls: url.trim() }));
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: badAddress });
      return z.NEVER;
    }
  })
  .pipe(z.array(iceServer))
  .transform((servers): IceServer[] =>
    servers.map(({ urls, ...rest }) => ({ urls: [urls].flat(), ...rest })),
  );

const host = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i;

export const videoSettings = {
  VIDEO_PROVIDER: z
    .enum(['builtin', 'jitsi'], { error: 'VIDEO_PROVIDER must be builtin or jitsi' })
    .default('builtin'),
  JITSI_HOST: z
    .string()
    .regex(host, {
      error: 'JITSI_HOST must be a host, for example meet.example.org, without https:// and path',
    })
    .transform((name) => name.toLowerCase())
    .optional(),
  ICE_SERVERS: iceServers.default([]),
  TURN_SECRET: z.string().optional(),
} as const;

type SettingsInput = z.output<z.ZodObject<typeof videoSettings>>;

export function findVideoSettingsConflict({ ICE_SERVERS, TURN_SECRET }: SettingsInput): string | null {
  if (!TURN_SECRET && ICE_SERVERS.some(usesTurnSecret)) {
    return 'ICE_SERVERS names a TURN server, which needs TURN_SECRET (or a username and a credential in the JSON form)';
  }
  if (TURN_SECRET && !ICE_SERVERS.some(usesTurnSecret)) {
    return 'TURN_SECRET is set, but ICE_SERVERS names no TURN server that would use it';
  }
  return null;
}

/** Settings of video visits (docs/operations.md). */
export type VideoSettings = ReturnType<typeof parseVideoSettings>;

export const parseVideoSettings = (given: SettingsInput) => ({
  provider: given.VIDEO_PROVIDER,
  /** The Jitsi host with its port; null without Jitsi. */
  jitsiHost: given.JITSI_HOST ?? (given.VIDEO_PROVIDER === 'jitsi' ? publicMeetingHost : null),
  iceServers: given.ICE_SERVERS,
  /** Shared with the TURN servers, for credentials that expire. */
  turnSecret: given.TURN_SECRET ?? null,
});
