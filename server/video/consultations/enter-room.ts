import { Refusal } from '#contract/platform/refusals.ts';
import { toRoomTimes } from '#domain/video/consultation-room.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { findRoom } from './check-room-access.ts';
import type { RoomRow } from './consultation-queries.ts';

/**
 * The room of one of the caller's own visits while it is open. Refuses with `appointment_not_found`,
 * `not_online`, `wrong_status` (with the present one), `room_not_open` (with its opening) or `room_closed`.
 */
export async function enterRoom(actor: Pick<Actor, 'role' | 'id'>, deps: Deps, id: number): Promise<RoomRow> {
  const found = await findRoom(actor, deps, id);
  if (!found) throw new Refusal('appointment_not_found');
  const { row, verdict } = found;
  switch (verdict) {
    case 'not-online':
      throw new Refusal('not_online');
    case 'not-accepted':
      throw new Refusal('wrong_status', { appStatus: row.status });
    case 'not-open':
      throw new Refusal('room_not_open', { opensAt: new Date(presentTimes(row).opensAt).toISOString() });
    case 'closed':
      throw new Refusal('room_closed');
    default:
      return row;
  }
}

export function presentTimes({ starts_at, ends_at }: RoomRow) {
  return toRoomTimes({ startsAt: starts_at.getTime(), endsAt: ends_at.getTime() });
}
