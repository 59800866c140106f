import { statement } from '#db/statement.ts';
import { liveChannel } from './live-message.ts';

/**
 * Tells every process what has been put down since the last time, in a transaction of its own. Its commit waits for no
 * disk: it touches an unlogged table alone. Whatever another process is telling at this moment is left to it. What does
 * not fit into a message (more days than anybody may publish, as when a doctor is deleted) is told to nobody.
 */
export const passOnChanges = statement('pass_on_changes', {
  sql: `
    with taken as (
      delete from live_changes
      where ctid = any(array(select ctid from live_changes limit 1000 for update skip locked))
      returning message
    )
    select pg_notify('${liveChannel}', message) from taken where octet_length(message) < 8000`,
});
