import { randomBytes } from 'node:crypto';

/** The room name has 128 random bits. */
export function createMeetingRoomName(): string {
  return `hams-${randomBytes(16).toString('base64url')}`;
}
