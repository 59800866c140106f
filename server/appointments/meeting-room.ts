import { randomBytes } from 'node:crypto';

/** A room name that nobody guesses (decisions §9). */
export function newMeetingRoom(): string {
  return `hams-${randomBytes(16).toString('base64url')}`;
}
