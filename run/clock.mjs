// Another time of day for the tests: libfaketime moves the clock of every process that a run starts, of
// Chromium too, not of PostgreSQL, which gets no environment. Times are India's.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { root } from './processes.mjs';

/** Before, in and after a clinic's hours, around midnight here and in UTC, Sundays, ends of month and year. */
export const moments = [
  '2026-12-31 00:05', // a Thursday; 30 December in UTC
  '2028-02-28 05:35', // a Monday in a leap year; in UTC its day has just begun
  '2027-02-28 09:50', // a Sunday
  '2026-12-31 11:15',
  '2027-01-31 16:50', // a Sunday
  '2026-12-31 22:50', // journeys take twenty minutes, and an hour would end before midnight: some say "Tomorrow"
];

/** The moment of a commit: always the same for it, and probably another for the next one. */
export function momentOfCommit() {
  try {
    const hash = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    return moments[Number.parseInt(hash.slice(0, 8), 16) % moments.length];
  } catch {
    return moments[0]; // an archive without its history
  }
}

/** Debian's path is named after the machine: /usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1. */
function find() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => join('/usr/lib', name)) : [];
  return ['/usr/lib', '/usr/lib64', ...folders]
    .map((folder) => join(folder, 'faketime/libfaketime.so.1'))
    .find(existsSync);
}

export async function installClock() {
  if (!find()) await aptInstall('libfaketime');
}

/** The environment for a process that begins at a moment, `YYYY-MM-DD HH:MM`; null without libfaketime. */
export function clockAt(moment) {
  const begins = Date.parse(`${moment.replace(' ', 'T')}:00+05:30`);
  if (Number.isNaN(begins)) throw new Error(`${moment} is not a time like ${moments[0]}`);
  const library = find();
  if (!library) return null;
  const seconds = Math.round((begins - Date.now()) / 1000);
  return {
    LD_PRELOAD: library,
    // An offset, so that processes that start later are ahead by the same.
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    // Durations stay real; without the second setting Chromium hangs.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    NO_FAKE_STAT: '1',
  };
}
