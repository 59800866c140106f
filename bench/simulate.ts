// `npm run bench -- simulate [--bookings 100000] [--seconds 600] [--doctors n] [--appointments n]`: a day
// with that many bookings in ten minutes, on two processes over one PostgreSQL, all on this machine together
// with the visitors.
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { query } from '#db/statement.ts';
import { type Clinic, openClinic } from './clinic/open-clinic.ts';
import { planBookings } from './clinic/plan-bookings.ts';
import { getRequests, type Request } from './load/load.ts';
import { readMetric } from './read-metric.ts';
import { cachedSlotsRow, monthRow, uncachedSlotsRow } from './rows/api-rows.ts';
import { pageRequestAt } from './rows/page-rows.ts';
import { searchRows } from './rows/search-rows.ts';
import type { PartReport } from './visitors/calls.ts';
import { type DayPart, type DayPlan, splitDay } from './visitors/day-parts.ts';
import { formatDayTables, type PartLoad } from './visitors/day-tables.ts';
import { startVisitors } from './visitors/start-visitors.ts';

const { values } = parseArgs({
  options: {
    bookings: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '600' },
    doctors: { type: 'string', default: '2000' },
    appointments: { type: 'string', default: '1000000' },
  },
});
const size = { doctors: Number(values.doctors), appointments: Number(values.appointments), days: 31 };
const dayParts = splitDay(Number(values.bookings), Number(values.seconds));

async function requestsFor(clinic: Clinic, all: readonly DayPart[]): Promise<DayPlan['requests']> {
  const bookings = all.reduce((sum, { seconds, bookings: each }) => sum + seconds * each, 0);
  const loadRowRequests = async (row: typeof monthRow) => (await row.requests?.(clinic)) ?? [];
  const [popular, any, months, ...found] = await Promise.all(
    [cachedSlotsRow, uncachedSlotsRow, monthRow, ...searchRows].map(loadRowRequests),
  );
  return {
    booking: await planBookings(clinic, Math.ceil(1.2 * bookings) + 50),
    slots: [...(popular ?? []), ...(any ?? []).slice(0, 2000)],
    month: months ?? [],
    search: found.flat(),
    profile: [
      ...getRequests(Array.from({ length: size.doctors }, (_, index) => `/doctors/${index + 1}/profile`))
        .requests,
    ],
    // The second page is requested half as often as the first, the third a third as often, and so on.
    page: Array.from({ length: 1000 }, (_, index) =>
      Array<Request>(Math.ceil(1000 / (index + 1))).fill(pageRequestAt(index)),
    ).flat(),
  };
}

function readMachineTime() {
  const times = cpus().map(({ times: all }) => all);
  const sum = (pick: (one: (typeof times)[number]) => number) =>
    times.reduce((total, one) => total + pick(one), 0);
  const idle = sum((one) => one.idle);
  return { busy: sum(({ user, nice, sys, irq }) => user + nice + sys + irq) / 1000, idle: idle / 1000 };
}

const clinic = await openClinic(size);
const second = await clinic.startAnother();
const urls = [clinic.hams.url, second.url];
const sumMetric = async (name: string) =>
  (await Promise.all(urls.map((url) => readMetric(url, name)))).reduce((sum, value) => sum + value, 0);
const readings = async () => ({
  machine: readMachineTime(),
  hams: await sumMetric('process_cpu_seconds_total'),
  lag: Math.max(
    ...(await Promise.all(urls.map((url) => readMetric(url, 'nodejs_eventloop_lag_p99_seconds')))),
  ),
});

async function readDatabaseBytes() {
  const [row] = await query<{ database: number; log: number }>(
    clinic.client,
    `select pg_database_size(current_database())::float8 as database,
       pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as log`,
  );
  if (!row) throw new Error('The database does not say how large it is.');
  return row;
}

const visitors = startVisitors<DayPlan>('day-visitors.ts');
const loads: PartLoad[] = [];
try {
  await clinic.client.query('analyze');
  const requests = await requestsFor(clinic, dayParts);
  const began = new Date();
  const bytesBefore = await readDatabaseBytes();
  let before = await readings();
  const measurePart = async ({ part, processor }: PartReport) => {
    const after = await readings();
    const busy = after.machine.busy - before.machine.busy;
    const all = busy + after.machine.idle - before.machine.idle;
    const seconds = dayParts[part]?.seconds ?? 1;
    loads[part] = {
      machine: (busy / all) * availableParallelism(),
      hams: (after.hams - before.hams) / seconds,
      visitors: processor,
      lag: after.lag * 1000,
    };
    before = after;
  };
  const seen = await visitors.visit({ urls, parts: dayParts, requests }, measurePart);
  console.log(formatDayTables(dayParts, seen, loads));
  const bytesAfter = await readDatabaseBytes();
  const overlaps = await query<{ pairs: number }>(
    clinic.client,
    `select count(*)::int as pairs from appointments a join appointments b
       on b.doctor_id = a.doctor_id and b.id > a.id and tstzrange(b.starts_at, b.ends_at) && tstzrange(a.starts_at, a.ends_at)
     where a.starts_at > now() and a.status <> 'Cancelled' and b.status <> 'Cancelled'`,
  );
  const acknowledged = seen.filter(({ kind, status }) => kind === 'booking' && status === '201').length;
  const stored = await query<{ bookings: number }>(
    clinic.client,
    'select count(*)::int as bookings from appointments where booked_at > :began',
    { began },
  );
  console.log(
    `\nBookings acknowledged: ${acknowledged}, stored: ${stored[0]?.bookings}; double bookings: ${overlaps[0]?.pairs}.`,
  );
  const kilobytesEach = (what: 'database' | 'log') =>
    ((bytesAfter[what] - bytesBefore[what]) / 1000 / acknowledged).toFixed(1);
  console.log(
    `Each booking, with all that it leaves behind: ${kilobytesEach('database')} KB of the database and ` +
      `${kilobytesEach('log')} KB of the write-ahead log.`,
  );
} finally {
  visitors.stop();
  await clinic.close();
}
