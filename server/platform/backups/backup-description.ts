import { z } from 'zod';

/** What a backup from before the first release says of itself: this HAMS cannot read such a database. */
export const prereleaseDescription = z.object({ format: z.literal(1) });

/** What a backup says of itself, before its content. */
export const backupDescription = z.object({
  /** Of this file; it changes when a former HAMS could not read it any more. */
  format: z.literal(2),
  /** `cluster`: the files of an embedded PostgreSQL, as tar. `dump`: what `pg_dump --format=custom` has written. */
  content: z.enum(['cluster', 'dump']),
  takenAt: z.iso.datetime(),
  /** The last migration that had run; null in a database that no HAMS has used yet. */
  migration: z
    .string()
    .regex(/^[\w-]+\.sql$/)
    .nullable(),
  /** The version of the server, such as `18.4`. */
  postgres: z.string(),
  /** Such as `linux-x64`: the files of a cluster fit no other one. */
  platform: z.string(),
});
export type BackupDescription = z.infer<typeof backupDescription>;
