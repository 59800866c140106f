import { m } from '#messages/messages.js';

/** A number or short code, such as "3" or "12 B", that needs the word "Room". */
const bareCode = /^(?=.*\p{N})(?!\p{L}[\p{L}\p{M}]{2})[\p{L}\p{N}-]{1,5}(?: \p{L})?$/u;

/** "Room 3" for the room "3"; a descriptive name stays as typed, such as "Room 3" or "First floor". */
export function formatRoom(
  room: string,
  name: (of: { room: string }) => string = m.hospital_days_room,
): string {
  const typed = room.trim();
  return bareCode.test(typed) ? name({ room: typed }) : typed;
}
