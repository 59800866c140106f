// `npm run audit-log -- --patient PAT-000042 --since 2026-11-01`: prints matching entries of the audit log
// (docs/operations.md#the-audit-log). Works with HAMS running or stopped.
import { exitCode, nodePath } from './processes.mjs';
import { install } from './start.mjs';

await install();
process.exitCode = await exitCode(nodePath, [
  'server/start/commands/print-audit-log.ts',
  ...process.argv.slice(2),
]);
