import { of, statement } from '#db/statement.ts';
import { liveChannel } from './live-message.ts';

/**
 * Notifies every process of new changes, in its own transaction; returns a row for each. The commit waits for
 * no disk, because it touches only an unlogged table. Waits for rows being published by another process, as
 * this process has not received them yet. Changes that do not fit into a message (when a doctor is deleted,
 * for example) are dropped.
 */
export const publishChanges = statement('publish_changes', {
  values: { max: of<number> },
  row: of<object>,
  sql: `
    with taken as (
      delete from live_changes
      where ctid = any(array(select ctid from live_changes limit :max::int for update))
      returning message
    )
    select case when octet_length(message) < 8000 then pg_notify('${liveChannel}', message) end from taken`,
});

/**
 * Notifies a channel without listeners; all earlier notifications are delivered before this statement
 * finishes.
 */
export const notifyMarker = statement('notify_marker', {
  sql: `select pg_notify('${liveChannel} heard', '')`,
});
