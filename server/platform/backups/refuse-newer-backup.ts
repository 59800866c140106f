import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import type { BackupDescription } from './backup-description.ts';

/** Throws StartupError if the database has migrations that this version does not know. */
export function refuseNewerBackup(file: string, { migration }: BackupDescription): void {
  if (migration === null || existsSync(join(projectRoot, 'db/migrations', migration))) return;
  throw new StartupError(
    `${file} was taken by a newer HAMS, whose database has ${migration}; update this one first. Nothing was restored.`,
  );
}
