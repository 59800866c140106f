import { of, statement } from '#db/statement.ts';

/**
 * How far the primary's log is on its disk, in bytes: all that anybody can see or was told is before it. The identifier is
 * that of the cluster, which its replicas share.
 */
export const findPrimaryPosition = statement('position_of_primary', {
  row: of<{ position: number; cluster: string; database: string }>,
  sql: `
    select (pg_current_wal_flush_lsn() - '0/0')::bigint as position, system_identifier::text as cluster,
      current_database() as database
    from pg_control_system()`,
});

/** How far a replica has replayed the log; null of what is none (any more). */
export const findReplicaPosition = statement('position_of_replica', {
  row: of<{ position: number | null; cluster: string; database: string }>,
  sql: `
    select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::bigint end as position,
      system_identifier::text as cluster, current_database() as database
    from pg_control_system()`,
});
