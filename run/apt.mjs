// Installs programs that the tests need and npm does not provide.
import { existsSync, readdirSync } from 'node:fs';
import { exitCode } from './processes.mjs';

/** Installs the first of these packages that Debian or Ubuntu has, if installing is allowed. */
export async function aptInstall(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const installed = readdirSync('/var/lib/dpkg/info');
  if (packages.some((name) => installed.some((file) => file.replace(/(:\w+)?\.list$/, '') === name))) return;
  console.log(`  install   ${packages[0]}`);
  await exitCode('apt-get', ['update', '-qq']);
  for (const name of packages) {
    if ((await exitCode('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])) === 0) return;
  }
}
