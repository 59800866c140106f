// `npm run audit-log -- --patient PAT-000042 --since 2026-11-01`: who did what on whom, from the audit log
// (docs/operations.md#the-audit-log). Works beside a running HAMS, and without one.
import { exitCode, nodePath } from './processes.mjs';
import { install } from './start.mjs';

await install();
process.exitCode = await exitCode(nodePath, ['server/start/audit-log.ts', ...process.argv.slice(2)]);
