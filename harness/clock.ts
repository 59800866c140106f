import { existsSync } from 'node:fs';

/**
 * In Indian time: within a clinic's hours, around midnight locally and in UTC, on a Sunday, at the ends of
 * month and year.
 */
export const testMoments = [
  '2027-02-24 09:50', // a Wednesday
  '2026-12-31 00:05', // 30 December in UTC
  '2028-02-28 05:35', // in a leap year; in UTC its day has just begun
  '2027-01-31 16:50', // a Sunday
  '2026-12-31 22:50',
] as const;

const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
const library = `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`;

/**
 * Environment that starts processes at a moment, `YYYY-MM-DD HH:MM` in India: libfaketime shifts their clock,
 * and Chromium's. PostgreSQL gets no environment and keeps the real time. Empty without libfaketime, and if
 * the clock is shifted already.
 */
export function createClockEnv(moment: string): Readonly<Record<string, string>> {
  const begins = Date.parse(`${moment.replace(' ', 'T')}:00+05:30`);
  if (Number.isNaN(begins)) throw new Error(`${moment} is not a time like ${testMoments[0]}`);
  if (process.env.FAKETIME || !existsSync(library)) return {};
  const seconds = Math.round((begins - Date.now()) / 1000);
  return {
    LD_PRELOAD: library,
    // An offset, so that processes that start later are shifted equally.
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    // Durations stay real; without the second setting Chromium hangs.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    NO_FAKE_STAT: '1',
  };
}
