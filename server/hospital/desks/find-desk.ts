import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { hashToken } from '#server/messaging/visit-links/create-visit-link.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { presentDesk } from './desk-presenter.ts';
import { type DeskRow, findDeskBySecret, listMembersWithPin, listOpenDesks } from './desk-queries.ts';

/** Refuses with `desk_not_found`, also when the desk has ended. */
export async function requireDesk(db: Queryable, secret: string): Promise<DeskRow> {
  const [desk] = await findDeskBySecret(db, { hash: hashToken(secret) });
  if (!desk) throw new Refusal('desk_not_found');
  return desk;
}

export async function listDesks({ hospitalId }: StaffActor, { database }: Pick<Deps, 'database'>) {
  return (await listOpenDesks(database.pool, { hospitalId })).map(presentDesk);
}

/** Staff who can switch at a desk: those with a PIN. */
export async function listDeskUsers({ database }: Pick<Deps, 'database'>, secret: string) {
  const desk = await requireDesk(database.pool, secret);
  const rows = await listMembersWithPin(database.pool, { hospitalId: desk.hospital_id });
  return {
    hospitalName: desk.hospital_name,
    deskName: desk.name,
    people: rows.map(({ id, name, role }) => ({ membershipId: formatId('membership', id), name, role })),
  };
}
