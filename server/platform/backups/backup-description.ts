import { z } from 'zod';

/** Backups from before the first release; this version cannot read such a database. */
export const prereleaseDescription = z.object({ format: z.literal(1) });

export const backupDescription = z.object({
  /** The version of the file format; it changes when older versions of HAMS could no longer read it. */
  format: z.literal(2),
  /**
   * `cluster`: the files of an embedded PostgreSQL, as tar. `dump`: the output of `pg_dump --format=custom`.
   */
  content: z.enum(['cluster', 'dump']),
  takenAt: z.iso.datetime(),
  /** The last migration that had run; null for an unused database. */
  migration: z
    .string()
    .regex(/^[\w-]+\.sql$/)
    .nullable(),
  postgres: z.string(),
  /** Such as `linux-x64`: the files of a cluster work on no other platform. */
  platform: z.string(),
});
export type BackupDescription = z.infer<typeof backupDescription>;
