import { createHmac } from 'node:crypto';
import {
  type IceServer,
  usesTurnSecret,
  type VideoSettings,
} from '#server/platform/config/video-settings.ts';

/**
 * The STUN and TURN servers for one person's call. A TURN server with our secret gets credentials until
 * `expiresAt` (milliseconds): the user name begins with that second, the password is its HMAC
 * (draft-uberti-behave-turn-rest-00, coturn's `use-auth-secret`). `name` is for the log of the TURN server.
 */
export function createIceServers(
  { iceServers, turnSecret }: Pick<VideoSettings, 'iceServers' | 'turnSecret'>,
  name: string,
  expiresAt: number,
): IceServer[] {
  return iceServers.map((server) => {
    if (!turnSecret || !usesTurnSecret(server)) return server;
    const username = `${Math.ceil(expiresAt / 1000)}:${name}`;
    const credential = createHmac('sha1', turnSecret).update(username).digest('base64');
    return { urls: server.urls, username, credential };
  });
}
