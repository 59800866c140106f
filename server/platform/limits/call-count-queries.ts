import { of, statement } from '#db/statement.ts';

/** Adds the calls of a process; returns the total of all processes. */
export const addCalls = statement('add_calls', {
  values: { name: of<string>, subject: of<string>, windowStart: of<Date>, calls: of<number> },
  row: of<{ calls: number }>,
  sql: `
    insert into call_counts as known (name, subject, window_start, calls)
    values (:name, :subject, :windowStart, :calls)
    on conflict (name, subject, window_start) do update set calls = known.calls + excluded.calls
    returning calls`,
});

export const deleteCounts = statement('delete_counts', {
  values: { before: of<Date> },
  sql: 'delete from call_counts where window_start < :before',
});
