// `npm run restore -- FILE`: restores a backup into the database of DATA_DIR or DATABASE_URL, which must not
// exist yet (docs/operations.md#backup-and-restore).
import { exitCode, nodePath } from './processes.mjs';
import { install } from './start.mjs';

await install();
process.exitCode = await exitCode(nodePath, [
  'server/start/commands/run-restore.ts',
  ...process.argv.slice(2),
]);
