// Skips steps that are already done: a stamp is the hash of a step's inputs, stored with its outputs.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, writeFileAtomically } from './processes.mjs';

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return void (yield path);
  for (const name of readdirSync(path).sort()) {
    if (!/^(compiled|portraits|cache)$|\.test\.tsx?$/.test(name)) yield* filesBelow(join(path, name));
  }
}

export function hashPaths(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(join(root, path)))
      hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function stamp(file, paths, variant = '') {
  const path = join(root, file);
  return {
    isCurrent: () => existsSync(path) && readFileSync(path, 'utf8') === hashPaths(paths) + variant,
    // Hashed again, because tools leave notes of their own beside the sources.
    write() {
      mkdirSync(dirname(path), { recursive: true });
      writeFileAtomically(path, hashPaths(paths) + variant);
    },
  };
}

export const installStamp = () =>
  stamp('node_modules/.hams-installed', ['package.json', 'package-lock.json']);

export const compiledStamp = () =>
  stamp('messages/compiled/.hams-compiled', ['messages', 'package-lock.json', 'run/messages.mjs']);

/** For a build in all languages, or a test build in some, such as `en,hi`. */
export const buildStamp = (languages = '') =>
  stamp(
    'dist/.hams-built',
    [
      ...['contract', 'db', 'domain', 'embedded-postgres', 'messages', 'package-lock.json', 'server', 'web'],
      ...['run/build', 'run/build.mjs', 'run/messages.mjs', 'run/reference.mjs'],
    ],
    languages,
  );
