import { of, statement } from '#db/statement.ts';
import { liveChannel } from './live-message.ts';

/**
 * Notifies every process of the changes since the last time, in its own transaction; a row for each. Its
 * commit waits for no disk, because it touches only an unlogged table. Rows that another process is passing on
 * are waited for: this process has not heard of them yet. What does not fit into a message (more days than can be published, as when a doctor is
 * deleted) is dropped.
 */
export const publishChanges = statement('pass_on_changes', {
  values: { atMost: of<number> },
  row: of<object>,
  sql: `
    with taken as (
      delete from live_changes
      where ctid = any(array(select ctid from live_changes limit :atMost::int for update))
      returning message
    )
    select case when octet_length(message) < 8000 then pg_notify('${liveChannel}', message) end from taken`,
});

/** Said on a channel that nobody listens to. What was notified before is delivered before this is done. */
export const notifyMarker = statement('hear_all', { sql: `select pg_notify('${liveChannel} heard', '')` });
