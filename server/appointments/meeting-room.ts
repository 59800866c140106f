import { randomBytes } from 'node:crypto';

/** A room name that nobody guesses (docs/product.md#video-visits). */
export function newMeetingRoom(): string {
  return `hams-${randomBytes(16).toString('base64url')}`;
}
