// `npm run screenshots`: every screen at phone, tablet and desktop width, light and dark, in screenshots/.
import { findOrInstallChromium } from './chromium.mjs';
import { exitCode, nodePath } from './processes.mjs';
import { prepare } from './start.mjs';

await prepare();
const CHROMIUM = await findOrInstallChromium();
process.exitCode = await exitCode(nodePath, ['e2e/take-screenshots.ts', ...process.argv.slice(2)], {
  env: { ...process.env, ...(CHROMIUM && { CHROMIUM }) },
});
