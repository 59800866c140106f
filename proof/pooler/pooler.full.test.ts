import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerFrame } from '#contract/platform/live-frames.ts';
import { addDays, toCalendarDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime, listGridStarts } from '#domain/scheduling/slot-grid.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts';
import { bookSlot, publishSlots, type SignedUp, signUpDoctor, signUpPatients } from '#harness/api-calls.ts';
import { connectTo } from '#harness/database.ts';
import {
  createTemporaryData,
  endProcess,
  launch,
  type RunningHams,
  startHams,
} from '#harness/running-hams.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { listenToChanges } from '#server/platform/live/live-listener.ts';
import { quietLog } from '#server/testing/platform/collect-log.ts';
import { hasPgBouncer, type Pooler, startPgBouncer } from './start-pgbouncer.ts';

const serverConnections = 5;
const slots = listGridStarts(15).map(formatSlotTime);
const day = addDays(toCalendarDay(Date.now(), 'Asia/Kolkata'), 2);

test.runIf(!hasPgBouncer)('P-05 PgBouncer in transaction mode', ({ skip }) => {
  skip('PgBouncer is not installed here; Debian: apt-get install pgbouncer');
});

describe.skipIf(!hasPgBouncer)('through PgBouncer in transaction mode', () => {
  let data: Awaited<ReturnType<typeof createTemporaryData>>;
  let postgres: EmbeddedPostgres;
  let pooler: Pooler;
  let settings: { DATABASE_URL: string; DATABASE_DIRECT_URL: string };
  const processes: RunningHams[] = [];

  beforeAll(async () => {
    data = await createTemporaryData();
    chmodSync(data.path, 0o755); // if root runs this, PgBouncer uses another account
    postgres = await startEmbeddedPostgres({ dataDirectory: data.path });
    const { host, port } = postgres.connection;
    await asSuperuser('create role clinic login');
    await asSuperuser('create database clinic owner clinic');
    pooler = await startPgBouncer({ host, port, database: 'clinic', user: 'clinic' }, serverConnections);
    const direct = `postgres://clinic@localhost:${port}/clinic?host=${encodeURIComponent(host)}`;
    settings = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct };
    // Both start concurrently: they migrate and load the demo clinic one after the other.
    const demo = { ...settings, DEMO: 'on', MESSAGES: 'off' };
    processes.push(...(await Promise.all([startHams(demo), startHams(demo)])));
  }, 240_000);

  afterAll(async () => {
    for (const { process } of processes) await endProcess(process, 'SIGTERM');
    await pooler?.stop();
    await postgres?.stop();
    await data?.remove();
  });

  async function asSuperuser<Row extends pg.QueryResultRow>(
    sql: string,
    database = postgres.connection.database,
  ): Promise<Row[]> {
    const client = await connectTo({ ...postgres.connection, database });
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }
  const host = (index: number) => processes[index % 2]?.url ?? '';

  async function newDoctor(phone: string): Promise<SignedUp> {
    const doctor = await signUpDoctor(host(0), phone);
    await publishSlots(host(1), doctor, day, slots);
    return doctor;
  }

  /** A WebSocket that follows the doctor's slots; `next` resolves with the days in its next frame. */
  async function openLiveLine(url: string, doctor: SignedUp) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
    const following = Promise.withResolvers<void>();
    const changed = Promise.withResolvers<readonly string[]>();
    socket.on('message', (text) => {
      const frame = JSON.parse(String(text)) as ServerFrame;
      if (frame.type === 'following') following.resolve();
      if (frame.type === 'slots') changed.resolve(frame.days);
    });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'follow', topic: `slots:DOC-${doctor.id}` }));
    await following.promise;
    return { changed: changed.promise, close: () => socket.close() };
  }

  test('P-05 two processes migrate and load the demo clinic, once', async () => {
    const [demo] = await asSuperuser<{ doctors: number }>(
      "select count(*)::int as doctors from accounts where kind = 'professional' and phone = '9100000001'",
      'clinic',
    );
    expect(demo).toEqual({ doctors: 1 });
  });

  test('P-05 64 clients race for each of four slots through two processes: one 201, 63 × 409', async () => {
    const racers = await signUpPatients(host(0), 64, 6_300_000_000);
    for (const [number, slot] of slots.slice(0, 4).entries()) {
      const doctor = await newDoctor(`631000000${number}`);
      const answers = await Promise.all(
        racers.map((racer, index) => bookSlot(host(index), racer, doctor.id, day, slot)),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([201, ...Array.from({ length: 63 }, () => 409)]);
    }
    const [behind] = await asSuperuser<{ connections: number }>(
      `select count(*)::int as connections from pg_stat_activity
       where datname = 'clinic' and application_name = 'hams' and backend_type = 'client backend'`,
    );
    expect(behind?.connections).toBeLessThanOrEqual(serverConnections);
  });

  test('P-05 a live line hears of what was changed through the other process', async () => {
    const doctor = await newDoctor('6320000001');
    const lines = await Promise.all(processes.map(({ url }) => openLiveLine(url, doctor)));
    await publishSlots(host(0), doctor, addDays(day, 1), slots);
    for (const { changed } of lines) expect(await changed).toEqual([addDays(day, 1)]);
    for (const { close } of lines) close();
  });

  test('P-05 a statement that runs too long ends, because the pooler has set up its connections so', async () => {
    const { pool, close } = openDatabase(
      { connectionString: settings.DATABASE_URL },
      { direct: { connectionString: settings.DATABASE_DIRECT_URL } },
    );
    const { rows } = await pool.query('show statement_timeout');
    await close();
    expect(rows).toEqual([{ statement_timeout: '10s' }]);
  });

  test.each([
    [
      'without the direct address',
      () => ({ DATABASE_URL: settings.DATABASE_URL }),
      'set DATABASE_DIRECT_URL to the address past it',
    ],
    [
      'with a direct address that is not',
      () => ({ DATABASE_URL: settings.DATABASE_URL, DATABASE_DIRECT_URL: settings.DATABASE_URL }),
      'DATABASE_DIRECT_URL points to a pooler in transaction mode; it must bypass it.',
    ],
    [
      'with an owner’s address that is not direct',
      () => ({ ...settings, DATABASE_OWNER_URL: settings.DATABASE_URL }),
      'DATABASE_OWNER_URL points to a pooler in transaction mode; it must bypass it.',
    ],
  ])('P-05 a start %s says so', async (_, given, words) => {
    const { child, output } = launch({ PORT: '0', ...given() });
    const [code] = await once(child, 'exit');
    expect(output()).toContain(words);
    expect(code).toBe(1);
  });

  test('P-05 a pooler that comes between later is noticed: the line is not taken for one that hears', async () => {
    const warning = quietLog('warn');
    const database = openDatabase({ connectionString: settings.DATABASE_DIRECT_URL });
    const onListening = vi.fn();
    const onLost = vi.fn();
    const hearing = { onListening, onLost, onMessage: () => {}, onRound: () => () => {} };
    const pooled = { connectionString: settings.DATABASE_URL };
    const listener = listenToChanges({ address: pooled, pool: database.pool }, hearing);
    await expect.poll(() => onLost.mock.calls.length).toBeGreaterThan(0);
    await listener.stop();
    await database.close();
    expect(onListening).not.toHaveBeenCalled();
    const message = expect.stringContaining('DATABASE_DIRECT_URL has to lead past it');
    const err = expect.objectContaining({ message });
    expect(warning).toHaveBeenNthCalledWith(1, { err }, expect.anything());
    warning.mockRestore();
  });
});
