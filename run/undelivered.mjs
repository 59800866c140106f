// `npm run undelivered`: lists undelivered messages; `npm run undelivered -- again 12 15` or `-- again all`
// sends them again. Works with HAMS running or stopped.
import { exitCode, nodePath } from './processes.mjs';
import { install } from './start.mjs';

await install();
process.exitCode = await exitCode(nodePath, [
  'server/start/commands/undelivered-command.ts',
  ...process.argv.slice(2),
]);
