import { of, statement } from '#db/statement.ts';

/**
 * The flushed position of the primary's log in bytes, which includes everything visible to clients. Replicas
 * share the cluster's identifier.
 */
export const findPrimaryPosition = statement('find_primary_position', {
  row: of<{ position: number; cluster: string; database: string }>,
  sql: `
    select (pg_current_wal_flush_lsn() - '0/0')::bigint as position, system_identifier::text as cluster,
      current_database() as database
    from pg_control_system()`,
});

export const findReplicaPosition = statement('find_replica_position', {
  row: of<{ position: number | null; cluster: string; database: string }>,
  sql: `
    select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::bigint end as position,
      system_identifier::text as cluster, current_database() as database
    from pg_control_system()`,
});
