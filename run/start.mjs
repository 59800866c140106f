// `npm start`: makes the machine ready (install, build) and runs the server. Runs on any Node from 20 on and
// without dependencies, because it is what installs them.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fail, node, root, run } from './processes.mjs';
import { builtStamp, installStamp } from './stamps.mjs';

export async function prepare() {
  if (Number(process.versions.node.split('.')[0]) < 20) fail('HAMS needs Node 20 or newer to start.');
  const install = installStamp();
  if (!install.isCurrent()) {
    console.log('  install   npm packages');
    // Not `npm ci`: it refuses a lock file as soon as one tool has no package for some other platform.
    // The lock file is honoured all the same, and left as it is.
    const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    await run('npm', ['install', '--include=dev', '--include=optional', ...quiet]);
    install.write();
  }
  const built = builtStamp();
  if (!built.isCurrent()) {
    console.log('  build     server and web site');
    await run(node, ['run/build.mjs']);
    built.write();
  }
}

if (process.argv[1] === import.meta.filename) {
  await prepare();
  const server = spawn(node, ['--enable-source-maps', 'dist/server/main.js'], {
    cwd: root,
    // The server watches the channel: it stops when this process is killed and can pass on no signal.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // The compiled form of the code is kept, so that later starts need not compile it again.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'), ...process.env },
  });
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
