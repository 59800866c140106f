import { checkRoom, type RoomVerdict } from '#domain/video/consultation-room.ts';
import { findActingUser } from '#server/patients/access/find-acting-user.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Caller } from '#server/platform/http/mount.ts';
import { findRoomRow, type RoomRow } from './consultation-queries.ts';

export interface FoundRoom {
  readonly row: RoomRow;
  readonly verdict: RoomVerdict;
}

/**
 * The room of a visit of the caller or of a person they may book for, and whether it is open; null for anyone
 * else.
 */
export async function findRoom(
  deps: Deps,
  caller: Pick<Caller, 'role' | 'id'>,
  id: number,
): Promise<FoundRoom | null> {
  const { database, clock } = deps;
  const actingUser = await findActingUser(deps, caller, id, 'book');
  if (actingUser === null) return null;
  const doctorId = actingUser.role === 'doctor' ? actingUser.id : null;
  const patientId = actingUser.role === 'patient' ? actingUser.id : null;
  const [row] = await findRoomRow(database.pool, { id, doctorId, patientId });
  if (!row) return null;
  const facts = {
    consultStatus: row.consult_status,
    status: row.status,
    formerStatus: row.former_status,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
  };
  return { row, verdict: checkRoom(facts, clock.now()) };
}

/**
 * Checks access to the room now: `forbidden` for anyone but its two people, `room_closed` for these if it is
 * not open. Check again each time: time passes, and visits are cancelled.
 */
export async function checkRoomAccess(
  deps: Deps,
  caller: Caller,
  id: number,
): Promise<'waiting' | 'open' | 'room_closed' | 'forbidden'> {
  const found = await findRoom(deps, caller, id);
  if (!found) return 'forbidden';
  const { verdict } = found;
  return verdict === 'waiting' || verdict === 'open' ? verdict : 'room_closed';
}
