import { of, statement } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';

const deleteOver = statement('delete_over', {
  values: { now: of<Date> },
  row: of<{ id: number }>,
  sql: `
    delete from appointments where id in (
      select id from appointments where status = 'Held' and reserved_until <= :now
      order by id limit 1000 for update skip locked
    )
    returning id`,
});

/**
 * Job that deletes expired reservations, so that open screens learn that the times are free; a booking can
 * take such a time earlier. Returns how many.
 */
export async function deleteExpiredHolds({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<number> {
  let swept = 0;
  for (;;) {
    const gone = await deleteOver(database.pool, { now: new Date(clock.now()) });
    if (gone.length === 0) return swept;
    swept += gone.length;
  }
}
