import { of, type Queryable, statement } from '#db/statement.ts';

const deleteReservations = statement('delete_reservations', {
  values: { ids: of<readonly number[]> },
  row: of<{ id: number }>,
  sql: `
    delete from appointments where id in (
      select id from appointments where id = any(:ids::bigint[]) and status = 'Held' order by id for update
    )
    returning id`,
});

/**
 * Releases reservations of any patient; those that have become appointments stay. Returns the released ids.
 */
export async function releaseReservations(db: Queryable, ids: readonly number[]): Promise<number[]> {
  return ids.length === 0 ? [] : (await deleteReservations(db, { ids })).map(({ id }) => id);
}
