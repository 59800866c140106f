import { checkRoom, type RoomVerdict } from '#domain/video/consultation-room.ts';
import { findVisitActor } from '#server/patients/access/visit-actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
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
  actor: Pick<Actor, 'role' | 'id'>,
  deps: Deps,
  id: number,
): Promise<FoundRoom | null> {
  const { database, clock } = deps;
  const visitActor = await findVisitActor(actor, deps, id, 'book');
  if (visitActor === null) return null;
  const doctorId = visitActor.role === 'doctor' ? visitActor.id : null;
  const patientId = visitActor.role === 'patient' ? visitActor.id : null;
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
  actor: Actor,
  deps: Deps,
  id: number,
): Promise<'waiting' | 'open' | 'room_closed' | 'forbidden'> {
  const found = await findRoom(actor, deps, id);
  if (!found) return 'forbidden';
  const { verdict } = found;
  return verdict === 'waiting' || verdict === 'open' ? verdict : 'room_closed';
}
