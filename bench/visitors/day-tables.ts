import { percentile } from '#harness/percentile.ts';
import { formatMarkdown } from '../table.ts';
import type { CallResult } from './calls.ts';
import { type DayPart, readShares } from './day-parts.ts';

/**
 * Load during one part of the day in CPUs (1 is a whole one), and the worst event loop's p99 delay in
 * milliseconds.
 */
export interface PartLoad {
  readonly machine: number;
  readonly hams: number;
  readonly visitors: number;
  readonly lag: number;
}

const wasAnswered = ({ status }: CallResult) => /^[23]/.test(status);
const times = (all: readonly CallResult[]) =>
  [0.5, 0.95, 0.99]
    .map((share) =>
      percentile(
        all.map(({ milliseconds }) => milliseconds),
        share,
      ).toFixed(0),
    )
    .join(' / ');
const count = (value: number) => value.toLocaleString('en');

/** Two Markdown tables: the parts of the day, and the kinds of calls in its busiest parts. Times in milliseconds. */
export function formatDayTables(
  parts: readonly DayPart[],
  seen: readonly CallResult[],
  loads: readonly PartLoad[],
): string {
  const head = [
    'bookings/s',
    'reads/s',
    'booked',
    'not booked',
    'booking p50 / p95 / p99',
    'read',
    'not answered',
    'read p50 / p95 / p99',
    'processors: machine / HAMS / visitors',
    'event loop p99',
  ];
  const rows = parts.map(({ bookings, reads: perSecond }, part) => {
    const all = seen.filter((one) => one.part === part);
    const [booking, reading] = [
      all.filter(({ kind }) => kind === 'booking'),
      all.filter(({ kind }) => kind !== 'booking'),
    ];
    const load = loads[part];
    return [
      bookings.toFixed(1),
      perSecond.toFixed(0),
      count(booking.filter(wasAnswered).length),
      count(booking.filter((one) => !wasAnswered(one)).length),
      times(booking),
      count(reading.filter(wasAnswered).length),
      count(reading.filter((one) => !wasAnswered(one)).length),
      times(reading),
      load ? [load.machine, load.hams, load.visitors].map((value) => value.toFixed(2)).join(' / ') : '',
      load ? `${load.lag.toFixed(0)} ms` : '',
    ];
  });
  const busiest = Math.max(...parts.map(({ bookings }) => bookings));
  const atPeak = seen.filter(({ part = 0 }) => parts[part]?.bookings === busiest);
  const byKind = ['booking', ...Object.keys(readShares)].map((kind) => {
    const all = atPeak.filter((one) => one.kind === kind);
    return [kind, count(all.length), count(all.filter((one) => !wasAnswered(one)).length), times(all)];
  });
  const kindHead = ['at the peak', 'calls', 'not answered', 'p50 / p95 / p99'];
  return `${formatMarkdown(head, rows)}\n\n${formatMarkdown(kindHead, byKind)}`;
}
