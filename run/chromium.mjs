// Finds Chromium for the tests: the machine's own, else one from its package manager or from Playwright.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { exitCode, fail, root } from './processes.mjs';

// The first is headless and a quarter faster; the others work as well.
const executableNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function find() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  return folders.flatMap((folder) => executableNames.map((name) => join(folder, name))).find(existsSync);
}

/** Uses the machine's package manager, if there is no Chromium and installing is allowed. */
export async function installChromium() {
  if (!find()) await aptInstall(...executableNames.slice(0, 2));
}

/** Returns its path; undefined for Playwright's own. */
export async function findOrInstallChromium() {
  await installChromium();
  const found = find();
  if (found) return found;
  const code = await exitCode(join(root, 'node_modules/.bin/playwright'), ['install', 'chromium']);
  if (code !== 0) fail('There is no Chromium for the tests; install one or set CHROMIUM to its path.');
  return undefined;
}
