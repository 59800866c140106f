import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findUp(directory: string): string {
  if (existsSync(join(directory, 'package.json'))) return directory;
  const parent = dirname(directory);
  if (parent === directory) throw new Error(`No package.json above ${import.meta.dirname}`);
  return findUp(parent);
}

/** The checkout's folder, the same from the sources and from the bundle in dist/. */
export const projectRoot = findUp(import.meta.dirname);
