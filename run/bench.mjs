// `npm run bench`: measures what docs/performance.md keeps, as a table, also in bench/results/. `npm run bench -- compare A B`
// does so for two commits; `npm run bench -- migrate COMMIT` lets that version serve bookings while this one migrates.
import { findOrInstallChromium } from './chromium.mjs';
import { exitCode, node } from './processes.mjs';
import { prepare } from './start.mjs';

const [first, ...others] = process.argv.slice(2);
await prepare();
const CHROMIUM = await findOrInstallChromium();
const programs = { compare: 'bench/compare.ts', migrate: 'bench/migration/migrate-beside-bookings.ts' };
const args = Object.hasOwn(programs, first ?? '')
  ? [programs[first], ...others]
  : ['bench/measure.ts', ...process.argv.slice(2)];
process.exitCode = await exitCode(node, args, {
  env: { ...process.env, ...(CHROMIUM && { CHROMIUM }) },
});
