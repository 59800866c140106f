import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * Checks out and builds a commit of this repository in a new directory. Packages are shared if both need the
 * same, else installed.
 */
export function checkOut(commit: string, checkout: string): string {
  const hash = git('rev-parse', '--verify', `${commit}^{commit}`);
  git('clone', '--quiet', '--shared', '--no-checkout', root, checkout);
  git('-C', checkout, 'checkout', '--quiet', '--detach', hash);
  const isSame = git('diff', '--stat', hash, '--', 'package-lock.json') === '';
  if (isSame) symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
  else
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: checkout,
    });
  execFileSync(process.execPath, ['run/build.mjs'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return checkout;
}
