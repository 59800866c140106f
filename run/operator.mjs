// `npm run operator -- doctors`, `… approve DOC-000042`, `… hospitals`, `… merge HOS-000007 HOS-000003`: the
// operator's decisions about doctors and hospitals (docs/operations.md#doctors). Works with HAMS running or
// stopped.
import { exitCode, nodePath } from './processes.mjs';
import { install } from './start.mjs';

await install();
process.exitCode = await exitCode(nodePath, [
  'server/start/commands/operator-command.ts',
  ...process.argv.slice(2),
]);
