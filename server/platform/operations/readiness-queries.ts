import { of, statement } from '#db/statement.ts';

/** Makes PostgreSQL use a temporary file from 64 kB on, for this transaction only. */
export const lowerWorkMem = statement('lower_work_mem', {
  sql: `select set_config('work_mem', '64kB', true)`,
});

/** Writes a file of 56 kB, which fails on a full disk; it is deleted at the end of the statement. */
export const writeTemporaryFile = statement('write_temporary_file', {
  sql: 'select count(*) from generate_series(1, 4000)',
});

/**
 * A real write, which a standby refuses. It updates one row, so nothing grows; a locked row is skipped,
 * because another process may be frozen in the middle of this.
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
