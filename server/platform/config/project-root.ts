import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findUp(directory: string): string {
  if (existsSync(join(directory, 'package.json'))) return directory;
  const parent = dirname(directory);
  if (parent === directory) throw new Error(`No package.json above ${import.meta.dirname}`);
  return findUp(parent);
}

/** The folder of the checkout, whether run from the sources or from dist/. */
export const projectRoot = findUp(import.meta.dirname);
