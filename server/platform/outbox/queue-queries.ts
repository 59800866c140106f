import { of, statement } from '#db/statement.ts';

export interface QueueRow {
  queue: 'announcements' | 'messages';
  waits: number;
  /** Seconds since the oldest was due; 0 without one. */
  oldest: number;
}

/**
 * Queue lengths and ages, read from the indexes on the due time; at most the first 10,000. Failed messages
 * are due again later (`claimDueMessages`), so their first due time is computed back over the pauses.
 */
export const listQueues = statement('list_queues', {
  values: { now: of<Date> },
  row: of<QueueRow>,
  sql: `
    with waiting (queue, due_at) as (
      (
        select 'announcements', due_at from announcements
        where announced_at is null and due_at <= :now order by due_at limit 10000
      )
      union all
      (
        select 'messages', due_at - coalesce((
          select sum(least(interval '1 hour', interval '30 seconds' * power(2, least(attempt, 10))))
          from generate_series(0, attempts - 1) attempt
        ), interval '0')
        from outbox
        where due_at <= :now or (attempts > 0 and due_at <= :now + interval '1 hour')
        order by outbox.due_at limit 10000
      )
    )
    select queue, count(due_at)::integer as waits,
      greatest(0, coalesce(extract(epoch from :now - min(due_at)), 0))::float8 as oldest
    from (values ('announcements'), ('messages')) all_queues (queue) left join waiting using (queue)
    group by queue`,
});
