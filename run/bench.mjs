// `npm run bench`: measures what docs/performance.md keeps, as a table, also in bench/results/.
import { findOrInstallChromium } from './chromium.mjs';
import { exitCode, node } from './processes.mjs';
import { prepare } from './start.mjs';

await prepare();
const CHROMIUM = await findOrInstallChromium();
process.exitCode = await exitCode(node, ['bench/measure.ts', ...process.argv.slice(2)], {
  env: { ...process.env, ...(CHROMIUM && { CHROMIUM }) },
});
