import { of, statement } from '#db/statement.ts';

/** From 64 kB on, PostgreSQL puts what a statement remembers into a file; for this transaction only. */
export const lowerWorkMem = statement('spill_early', { sql: `select set_config('work_mem', '64kB', true)` });

/** Writes a file of 56 kB, for which a full disk has no room; it is gone with the statement. */
export const writeTemporaryFile = statement('write_temporary_file', {
  sql: 'select count(*) from generate_series(1, 4000)',
});

/**
 * Writes as every call does, which a standby refuses. One row changes in place, so nothing grows; who finds it
 * locked does not wait: another process may be frozen in the middle of this.
 */
export const writeLastReady = statement('write_last_ready', {
  values: { at: of<string> },
  sql: `
    with written as (
      update settings set value = :at
      where name = (select name from settings where name = 'last_ready' for update skip locked))
    insert into settings (name, value)
    select 'last_ready', :at where not exists (select from settings where name = 'last_ready')
    on conflict do nothing`,
});
