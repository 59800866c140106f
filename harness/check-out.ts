import { execFileSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
const node = (cwd: string, ...args: string[]) =>
  execFileSync(process.execPath, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

/**
 * A built checkout of a commit of this repository in a new directory. Packages are shared where both ask for the same,
 * else they are installed.
 */
export function checkOut(commit: string, checkout: string): string {
  const hash = cloneAt(commit, checkout);
  const isSame = git('diff', '--stat', hash, '--', 'package-lock.json') === '';
  if (isSame) sharePackages(checkout);
  else
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: checkout,
    });
  node(checkout, 'run/build.mjs');
  return checkout;
}

/**
 * As `checkOut`, but sooner: of the commit's own only the server is built. Packages and site are this version's, so it
 * is for commits of the last weeks, and for those who call the API alone.
 */
export function checkOutServer(commit: string, checkout: string): string {
  cloneAt(commit, checkout);
  sharePackages(checkout);
  for (const part of ['web', 'pages']) {
    cpSync(join(root, 'dist', part), join(checkout, 'dist', part), { recursive: true });
  }
  const build = `
    import { build } from 'vite';
    import { server } from './run/build/parts.mjs';
    import { compileMessages } from './run/messages.mjs';
    process.env.NODE_ENV = 'production';
    await compileMessages();
    await build(server);
    process.exit(); // the compiler of the messages has left timers behind`;
  node(checkout, '--input-type=module', '--eval', build);
  return checkout;
}

/** The commit that the newest migration was added to; null where there is no history, or none that goes back so far. */
export function commitBeforeNewestMigration(): string | null {
  try {
    const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'db/migrations');
    return git('rev-parse', '--verify', `${added}^`);
  } catch {
    return null;
  }
}

/** Returns the commit's hash. */
function cloneAt(commit: string, checkout: string): string {
  const hash = git('rev-parse', '--verify', `${commit}^{commit}`);
  git('clone', '--quiet', '--shared', '--no-checkout', root, checkout);
  git('-C', checkout, 'checkout', '--quiet', '--detach', hash);
  return hash;
}

const sharePackages = (checkout: string) =>
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
