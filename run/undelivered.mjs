// `npm run undelivered`: lists the messages that could not be delivered; `npm run undelivered -- again 12 15`
// or `-- again all` sends them again. Works beside a running HAMS, and without one.
import { exitCode, nodePath } from './processes.mjs';
import { install } from './start.mjs';

await install();
process.exitCode = await exitCode(nodePath, ['server/start/undelivered.ts', ...process.argv.slice(2)]);
