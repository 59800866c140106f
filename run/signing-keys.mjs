// `npm run signing-keys`: which keys sign prescriptions; `npm run signing-keys -- replace` makes a new one
// (docs/operations.md#signing-keys). Works beside a running HAMS, and without one.
import { exitCode, nodePath } from './processes.mjs';
import { install } from './start.mjs';

await install();
process.exitCode = await exitCode(nodePath, ['server/start/signing-keys.ts', ...process.argv.slice(2)]);
