// `npm run dev`: rebuilds on each saved file, restarts the server, and reloads the browser.
import { fork } from 'node:child_process';
import { copyFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { build } from 'vite';
import {
  galleryBuild,
  pagesBuild,
  serverBuild,
  serviceWorkerBuild,
  siteBuild,
} from './build/vite-builds.mjs';
import { compileMessages, listMissingTranslations, locales } from './messages.mjs';
import { lowMemoryEnv, root } from './processes.mjs';

process.chdir(root);
process.env.NODE_ENV = 'development'; // enables React's warnings
rmSync('dist', { recursive: true, force: true });

const buildConfigs = {
  site: siteBuild(),
  serviceWorker: serviceWorkerBuild,
  pages: pagesBuild,
  gallery: galleryBuild,
  server: serverBuild,
};
const building = new Set(Object.keys(buildConfigs));
const broken = new Set();
let hams = null;
let restarting;
let stopping = false;

/** Kills the server, which is built for that; the next one takes over its PostgreSQL. */
function restart() {
  for (const locale of locales) copyFileSync('dist/web/.vite/all.json', `dist/web/.vite/${locale}.json`);
  writeFileSync('dist/web/built-at.txt', String(Date.now()));
  hams?.removeAllListeners().kill('SIGKILL');
  hams = fork('dist/server/main.js', {
    execArgv: ['--enable-source-maps'],
    env: { RATE_LIMIT: 'off', ...process.env, ...lowMemoryEnv },
  });
  hams.on('exit', () => console.log('  stopped   until a file is saved'));
}

/**
 * Waits until every build has succeeded, plus a moment, because one saved file often affects several builds.
 */
function restartWhenBuilt() {
  clearTimeout(restarting);
  if (building.size > 0 || broken.size > 0 || stopping) return;
  restarting = setTimeout(restart, 50);
}

/** Compiles one change at a time. A missing translation falls back to English. */
let compiling = Promise.resolve();
function compile() {
  compiling = compiling
    .then(compileMessages)
    .then(() => console.warn(listMissingTranslations() ?? '  messages  compiled'))
    .catch((error) => console.error(error.message));
  return compiling;
}

function stop() {
  if (stopping) return;
  stopping = true;
  if (hams === null || hams.exitCode !== null || hams.signalCode !== null) process.exit();
  hams.removeAllListeners().on('exit', (code) => process.exit(code ?? 1));
  hams.kill('SIGTERM');
}
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, stop);

await compile();
watch('messages', { recursive: true }, (_, file) => {
  if (/^[a-z]+\/[\w-]+\.json$/.test(file ?? '')) compile();
});
watch('db', { recursive: true }, (_, file) => {
  if (!file?.startsWith('reference'))
    restartWhenBuilt(); // read when the server starts
  else if (file.endsWith('.tsv')) compile();
});
for (const [name, part] of Object.entries(buildConfigs)) {
  // Waits briefly, because saving empties a file first, and several are often saved together: one build for
  // all.
  const watcher = await build({ ...part, build: { ...part.build, watch: { buildDelay: 200 } } });
  watcher.on('event', ({ code }) => {
    if (code === 'START') building.add(name);
    if (code === 'BUNDLE_END') broken.delete(name);
    if (code === 'ERROR') broken.add(name); // Vite prints where
    if (code === 'END') building.delete(name);
    restartWhenBuilt();
  });
}
