import { m } from '#messages/messages.js';

/** A number or short code, such as "3", "12 B" or "G-04", that says nothing by itself. */
const bareCode = /^(?=.*\p{N})(?!\p{L}[\p{L}\p{M}]{2})[\p{L}\p{N}-]{1,5}(?: \p{L})?$/u;

/** "Room 3" of the room "3"; whatever says by itself what it is stays as typed, such as "Room 3" or "First floor". */
export function formatRoom(
  room: string,
  name: (of: { room: string }) => string = m.hospital_days_room,
): string {
  const typed = room.trim();
  return bareCode.test(typed) ? name({ room: typed }) : typed;
}
