import { of, statement } from '#db/statement.ts';

export type CheckViewKind = 'opened' | 'medicines' | 'wrong_year';

export const insertCheckView = statement('insert_check_view', {
  values: { checkId: of<string>, now: of<Date>, kind: of<CheckViewKind>, address: of<string> },
  sql: `
    insert into prescription_looks (check_id, looked_at, kind, address)
    values (:checkId, :now, :kind, :address)`,
});

export const countCheckViews = statement('count_check_views', {
  values: { checkId: of<string> },
  row: of<{ looks: number; last_look_at: Date | null }>,
  sql: `
    select count(*) filter (where kind = 'opened')::int as looks,
      max(looked_at) filter (where kind <> 'wrong_year') as last_look_at
    from prescription_looks where check_id = :checkId`,
});

/** Wrong birth years for a paper: from one address within an hour, from all within a day. */
export const countWrongYears = statement('count_wrong_years', {
  values: { checkId: of<string>, address: of<string>, hourAgo: of<Date>, dayAgo: of<Date> },
  row: of<{ from_here: number; from_all: number }>,
  sql: `
    select count(*) filter (where address = :address and looked_at > :hourAgo)::int as from_here,
      count(*)::int as from_all
    from prescription_looks
    where check_id = :checkId and kind = 'wrong_year' and looked_at > :dayAgo`,
});

export const deleteOldCheckViews = statement('delete_old_check_views', {
  values: { before: of<Date> },
  sql: 'delete from prescription_looks where looked_at < :before',
});
