// `npm run engines`: three journeys in Chromium, Firefox and WebKitGTK, whose buttons are compared.
import { findOrInstallChromium } from './chromium.mjs';
import { exitCode, nodePath } from './processes.mjs';
import { prepare } from './start.mjs';

await prepare();
const CHROMIUM = await findOrInstallChromium();
process.exitCode = await exitCode(nodePath, ['e2e/engines/run-engines.ts'], {
  env: { ...process.env, ...(CHROMIUM && { CHROMIUM }) },
});
