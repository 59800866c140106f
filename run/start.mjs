// `npm start`: prepares the machine (install, build) and runs the server. `npm run dev` (--watch) runs
// run/watch.mjs instead. Needs Node 20 or newer and no dependency, because it installs them.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildStamp, installStamp } from './build-cache.mjs';
import { exitCode, fail, lowMemoryEnv, nodePath, root, run } from './processes.mjs';

/** `say` replaces console.log for callers that need the standard output. */
export async function install(say = console.log) {
  if (Number(process.versions.node.split('.')[0]) < 20) fail('HAMS needs Node 20 or newer to start.');
  const stamp = installStamp();
  if (stamp.isCurrent()) return;
  say('  install   npm packages');
  // Not `npm ci`, which would first remove node_modules with the Node that may be running HAMS. The lock file
  // is honoured and left unchanged.
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', '--include=dev', '--include=optional', ...quiet], {
    stdio: ['inherit', 2, 'inherit'],
  });
  stamp.write();
}

export async function prepare() {
  await install();
  if (buildStamp().isCurrent()) return;
  console.log('  build     server and web site');
  if ((await exitCode(nodePath, ['run/build.mjs'])) !== 0) fail('HAMS could not be built.');
}

if (process.argv[1] === import.meta.filename) {
  const watches = process.argv.includes('--watch');
  await (watches ? install() : prepare());
  const program = watches ? ['run/watch.mjs'] : ['--enable-source-maps', 'dist/server/main.js'];
  const child = spawn(nodePath, program, {
    cwd: root,
    // The child stops when the channel closes, even if this process was killed and forwarded no signal.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Caches compiled code, so that later starts are faster.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'), ...process.env, ...lowMemoryEnv },
  });
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
