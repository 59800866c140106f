// `npm run engines`: three journeys in Chromium, Firefox and WebKitGTK, whose buttons are compared.
import { findOrInstallChromium } from './chromium.mjs';
import { exitCode, node } from './processes.mjs';
import { prepare } from './start.mjs';

await prepare();
const CHROMIUM = await findOrInstallChromium();
process.exitCode = await exitCode(node, ['e2e/engines/run-engines.ts'], {
  env: { ...process.env, ...(CHROMIUM && { CHROMIUM }) },
});
