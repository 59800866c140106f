import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { readableId } from '#domain/platform/readable-ids.ts';
import { hashOfToken } from '#server/messaging/visit-links/new-visit-link.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { presentDesk } from './desk-presenter.ts';
import { type DeskRow, deskOf, openDesks, peopleWithPin } from './desk-queries.ts';

/** The desk of a secret; refuses with `desk_not_found`, also when it was ended. */
export async function requireDesk(db: Queryable, secret: string): Promise<DeskRow> {
  const [desk] = await deskOf(db, { hash: hashOfToken(secret) });
  if (!desk) throw new Refusal('desk_not_found');
  return desk;
}

/** The desks of the caller's hospital. */
export async function findDesks({ database }: Pick<Deps, 'database'>, { hospitalId }: StaffCaller) {
  return (await openDesks(database.pool, { hospitalId })).map(presentDesk);
}

/** Who can switch at a desk: the staff who have set a PIN. */
export async function findDeskPeople({ database }: Pick<Deps, 'database'>, secret: string) {
  const desk = await requireDesk(database.pool, secret);
  const rows = await peopleWithPin(database.pool, { hospitalId: desk.hospital_id });
  return {
    hospitalName: desk.hospital_name,
    deskName: desk.name,
    people: rows.map(({ id, name, role }) => ({ membershipId: readableId('membership', id), name, role })),
  };
}
