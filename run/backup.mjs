// `npm run backup -- FILE`: writes all stored data to one file; `-` is the standard output, with `npm run
// --silent` (docs/operations.md#backup-and-restore). Works with HAMS running or stopped.
import { exitCode, nodePath } from './processes.mjs';
import { install } from './start.mjs';

await install(console.error); // the backup itself may go to the standard output
process.exitCode = await exitCode(nodePath, [
  'server/start/commands/run-backup.ts',
  ...process.argv.slice(2),
]);
