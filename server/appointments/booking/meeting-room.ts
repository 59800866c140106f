import { randomBytes } from 'node:crypto';

/** A room name with 128 random bits (docs/product.md#video-visits). */
export function createMeetingRoomName(): string {
  return `hams-${randomBytes(16).toString('base64url')}`;
}
