import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts';
import { createTemporaryData, endProcess, findFreePort, launch, startHams } from '#harness/running-hams.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function freshData(): Promise<string> {
  const data = await createTemporaryData();
  cleanUps.push(() => data.remove());
  return data.path;
}

async function startWithBadSettings(settings: Record<string, string>) {
  const { child, output } = launch({
    DATA_DIR: await freshData(),
    PORT: String(await findFreePort()),
    ...settings,
  });
  const [code] = await once(child, 'close');
  return { code, said: output().trim().split('\n').at(-1) ?? '' };
}

describe('what cannot be started says so in one sentence and ends with 1', () => {
  test('A-11 a port in use', async () => {
    const port = await findFreePort();
    const occupant = createServer().listen(port, 'localhost');
    await once(occupant, 'listening');
    cleanUps.push(async () => occupant.close());
    const { code, said } = await startWithBadSettings({ PORT: String(port) });
    expect({ code, said }).toEqual({
      code: 1,
      said: `HAMS cannot start: Port ${port} is in use; stop what runs there or set PORT to another one.`,
    });
  });

  test('A-11 a data directory that cannot be written', async () => {
    const file = join(await freshData(), 'a-file');
    await writeFile(file, '');
    const { code, said } = await startWithBadSettings({ DATA_DIR: join(file, 'data') });
    expect(code).toBe(1);
    expect(said).toMatch(/^HAMS cannot start: .*a-file/);
  });

  test('A-11 a data directory where nothing can be made', async () => {
    const { code, said } = await startWithBadSettings({ DATA_DIR: '/proc/hams' });
    expect(code).toBe(1);
    expect(said).toMatch(/^HAMS cannot start: \/proc\/hams cannot be written/);
  });

  test('A-11 a bad setting', async () => {
    const { code, said } = await startWithBadSettings({ CLINIC_TIME_ZONE: 'Asia/Atlantis' });
    expect(code).toBe(1);
    expect(said).toBe('HAMS cannot start: CLINIC_TIME_ZONE must be a time zone, for example Asia/Kolkata.');
  });

  test('A-11 a database that cannot be reached, without showing its password', async () => {
    const { code, said } = await startWithBadSettings({
      DATABASE_URL: 'postgres://hams:secret@127.0.0.1:1/clinic',
    });
    expect(code).toBe(1);
    expect(said).toMatch(/^HAMS cannot start: DATABASE_URL cannot be reached at 127\.0\.0\.1:1\/clinic: /);
    expect(said).not.toContain('secret');
  });
});

test('A-11 a second HAMS on a data folder is refused, and the first goes on', async () => {
  const DATA_DIR = await freshData();
  const hams = await startHams({ DATA_DIR });
  const { code, said } = await startWithBadSettings({ DATA_DIR });
  expect(code).toBe(1);
  expect(said).toContain(
    `HAMS cannot start: ${DATA_DIR} is in use by process ${hams.process.pid}. Stop that HAMS`,
  );
  expect((await fetch(`${hams.url}/api/readyz`)).status).toBe(200);
  await endProcess(hams.process, 'SIGTERM');
});

test('A-11 SIGTERM lets a running request finish and stops within five seconds', async () => {
  const hams = await startHams({ DATA_DIR: await freshData() });
  const body = JSON.stringify({ phone: '9000000000', password: 'never mind' });
  const socket = connect(Number(new URL(hams.url).port), 'localhost');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  const answered = once(socket, 'close');
  // A request whose body is incomplete when the signal arrives.
  socket.write(
    `POST /api/patients/login HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
  );
  await fetch(`${hams.url}/api/healthz`);
  const ended = endProcess(hams.process, 'SIGTERM');
  await expect.poll(() => refusesConnections(hams.url)).toBe(true);
  socket.write(body.slice(9));
  expect(await ended).toBe(0); // after four and a half seconds it would have exited with 1
  await answered;
  expect(answer).toContain('HTTP/1.1 401');
  expect(hams.output()).not.toContain('failed');
});

test('P-05 a process that drains says that it is not ready and goes on answering, until it stops', async () => {
  const hams = await startHams({ DATA_DIR: await freshData(), DRAIN_SECONDS: '10' });
  const fetchStatus = async (path: string) => (await fetch(`${hams.url}/api/${path}`)).status;
  expect(await fetchStatus('readyz')).toBe(200);
  const began = performance.now();
  const ended = endProcess(hams.process, 'SIGTERM');
  await expect.poll(() => fetchStatus('readyz')).toBe(503);
  expect(await fetchStatus('operator')).toBe(200);
  expect(await ended).toBe(0);
  expect(performance.now() - began).toBeGreaterThan(9900);
});

test('P-07 a data folder of a HAMS from before the first release is refused, and keeps what it has', async () => {
  const DATA_DIR = await freshData();
  const inDatabase = async (sql: string) => {
    const postgres = await startEmbeddedPostgres({ dataDirectory: DATA_DIR });
    const client = new pg.Client(postgres.connection);
    await client.connect();
    const { rows } = await client.query(sql).finally(() => client.end());
    await postgres.stop();
    return rows;
  };
  await inDatabase(
    `create table migrations (name text primary key, hash text not null, ran_at timestamptz not null default now());
     insert into migrations (name, hash) values ('0001-foundations.sql', 'x'), ('0111-squeezed-in-alone.sql', 'y')`,
  );
  const content = () =>
    inDatabase('select (select count(*) from migrations) as migrations, count(*) as relations from pg_class');
  const before = await content();
  const { code, said } = await startWithBadSettings({ DATA_DIR });
  expect({ code, said }).toEqual({
    code: 1,
    said: 'HAMS cannot start: This data is from a HAMS before its first release, which this version cannot read and has not changed: to keep it and start fresh, rename the data folder or set DATA_DIR to a new one, or point DATABASE_URL at an empty database.',
  });
  expect(await content()).toEqual(before);
});

async function refusesConnections(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/healthz`)).status === 503;
  } catch {
    return true; // no process listens any more
  }
}
