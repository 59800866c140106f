// `npm run signing-keys`: lists the keys that sign prescriptions; `npm run signing-keys -- replace` makes a
// new one (docs/operations.md#signing-keys). Works with HAMS running or stopped.
import { exitCode, nodePath } from './processes.mjs';
import { install } from './start.mjs';

await install();
process.exitCode = await exitCode(nodePath, [
  'server/start/commands/signing-keys-command.ts',
  ...process.argv.slice(2),
]);
