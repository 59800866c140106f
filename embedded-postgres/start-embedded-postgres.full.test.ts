import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { PostgresUnavailable } from './postgres-unavailable.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
const nobodyId = 65534;
/** PostgreSQL's account here; a process of this account can be mistaken for a server. */
const serverIdentity = isRoot ? { uid: nobodyId, gid: nobodyId } : {};

const pidFile = (dataDirectory: string) => join(dataDirectory, 'postgres', 'postmaster.pid');
const findPostmasterPid = (dataDirectory: string) =>
  Number(readFileSync(pidFile(dataDirectory), 'utf8').split('\n')[0]);
const readProcessState = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0];
/** An ending process releases its working directory first; a zombie has none either. */
const isRunning = (pid: number) => existsSync(`/proc/${pid}/cwd`);

async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await setTimeout(5);
}

function newDirectory(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'hams-embedded-'));
  const directory = join(folder, 'data');
  onTestFinished(async () => {
    if (existsSync(pidFile(directory))) {
      const pid = findPostmasterPid(directory);
      if (existsSync(`/proc/${pid}/cwd`) && readFileSync(`/proc/${pid}/comm`, 'utf8') === 'postgres\n') {
        process.kill(pid, 'SIGQUIT');
        await waitUntil(() => !isRunning(pid));
      }
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  return directory;
}

const original = mkdtempSync(join(tmpdir(), 'hams-embedded-'));
beforeAll(async () => (await startEmbeddedPostgres({ dataDirectory: original })).stop());
afterAll(() => rmSync(original, { recursive: true, force: true }));

/** A copy of a used data directory, which is faster than another first start. */
function usedDirectory(directory = newDirectory()): string {
  cpSync(original, directory, { recursive: true, filter: (source) => !source.includes('socket') });
  return directory;
}

async function start(dataDirectory: string, report?: (step: string) => void): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(report ? { dataDirectory, report } : { dataDirectory });
  onTestFinished(() => server.stop());
  return server;
}

async function query<Row extends object>(
  server: Pick<EmbeddedPostgres, 'connection'>,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    return (await client.query<Row & pg.QueryResultRow>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that starts the server, prints "started", and stops it on request. */
function spawnNeighbour(dataDirectory: string, identity: { uid?: number; gid?: number } = {}): ChildProcess {
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'start-embedded-postgres.ts'))});
    try {
      const server = await startEmbeddedPostgres({ dataDirectory: ${JSON.stringify(dataDirectory)} });
      console.log('started');
      process.stdin.once('data', async () => { await server.stop(); process.exit(); });
    } catch (error) {
      console.log(error.name + ': ' + error.message);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    ...identity,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('no output to read');
  const [line] = await once(createInterface(child.stdout), 'line');
  return String(line);
}

async function requestStop(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.stdin?.write('stop\n');
  await exit;
}

test('platform: a fresh data directory gets a durable server, and a used one starts again with its rows', async () => {
  const directory = newDirectory();
  const steps: string[] = [];
  const first = await start(directory, (step) => steps.push(step));
  expect(first.connection).toMatchObject({ user: 'hams', database: 'hams' });
  await query(first, 'create table kept (id int); insert into kept values (1)');
  expect(
    await query(
      first,
      `select name || '=' || setting as setting from pg_settings where name in
         ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'wal_level') order by name`,
    ),
  ).toEqual([
    { setting: 'fsync=on' },
    { setting: 'full_page_writes=on' },
    { setting: 'listen_addresses=' },
    { setting: 'synchronous_commit=on' },
    { setting: 'wal_level=replica' },
  ]);
  const pid = findPostmasterPid(directory);
  await first.stop();
  expect(isRunning(pid)).toBe(false);
  expect(existsSync(pidFile(directory))).toBe(false);

  const second = await start(directory, (step) => steps.push(step));
  expect(await query(second, 'select id from kept')).toEqual([{ id: 1 }]);
  expect(steps).toEqual(['starting PostgreSQL', 'creating its database', 'starting PostgreSQL']);
});

test('platform: a killed PostgreSQL is brought back with every committed row', async () => {
  const directory = usedDirectory();
  const server = await start(directory);
  await query(server, 'create table kept (id int); insert into kept values (1)');
  const killed = findPostmasterPid(directory);
  process.kill(killed, 'SIGKILL');
  await Promise.all([server.ensureRunning(), server.ensureRunning()]);
  expect(await query(server, 'select id from kept')).toEqual([{ id: 1 }]);
  expect(findPostmasterPid(directory)).not.toBe(killed);
});

test('platform: a killed PostgreSQL comes back without being asked for', async () => {
  const directory = usedDirectory();
  const server = await start(directory);
  const killed = findPostmasterPid(directory);
  process.kill(killed, 'SIGKILL');
  await waitUntil(() => existsSync(pidFile(directory)) && findPostmasterPid(directory) !== killed);
  await server.ensureRunning();
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('platform: a killed PostgreSQL that refuses to start comes back once it can', async () => {
  const directory = usedDirectory();
  const reports: string[] = [];
  const server = await start(directory, (report) => reports.push(report));
  const settings = join(directory, 'postgres', 'postgresql.conf');
  renameSync(settings, `${settings}.away`);
  process.kill(findPostmasterPid(directory), 'SIGKILL');
  await waitUntil(() => reports.some((report) => report.includes('did not start')));
  renameSync(`${settings}.away`, settings);
  await expect
    .poll(() => query(server, 'select 1 as one').catch(() => null), { timeout: 10_000 })
    .toEqual([{ one: 1 }]);
});

test('platform: a lost connection to a living server is renewed', async () => {
  const directory = usedDirectory();
  const server = await start(directory);
  const stakes = `select pid from pg_stat_activity where application_name like 'hams: watches%'`;
  const [before] = await query<{ pid: number }>(server, stakes);
  await query(server, `select pg_terminate_backend(${before?.pid})`);
  let after: { pid: number } | undefined;
  while (after === undefined || after.pid === before?.pid)
    [after] = await query<{ pid: number }>(server, stakes);
  const pid = findPostmasterPid(directory);
  await server.stop();
  expect(isRunning(pid)).toBe(false);
});

test('platform: a killed node leaves PostgreSQL running, and the next start adopts it', async () => {
  const directory = usedDirectory();
  const neighbour = spawnNeighbour(directory);
  expect(await firstLine(neighbour)).toBe('started');
  const pid = findPostmasterPid(directory);
  neighbour.kill('SIGKILL');
  await once(neighbour, 'exit');
  const steps: string[] = [];
  const server = await start(directory, (step) => steps.push(step));
  expect(findPostmasterPid(directory)).toBe(pid);
  expect(steps).toEqual([]);
  await server.stop();
  await waitUntil(() => !isRunning(pid)); // an orphan is gone once init has reaped it
});

test('platform: a node killed while it creates the database leaves nothing half-made', async () => {
  const directory = newDirectory();
  const drafts = () =>
    existsSync(directory) ? readdirSync(directory).filter((name) => name.includes('.new-')) : [];
  const neighbour = spawnNeighbour(directory);
  await waitUntil(() => drafts().some((draft) => readdirSync(join(directory, draft)).length > 0));
  neighbour.kill('SIGKILL');
  await once(neighbour, 'exit');
  expect(existsSync(join(directory, 'postgres'))).toBe(false);
  await start(directory);
  expect(drafts()).toEqual([]);
});

test('platform: a second process is refused, and a command works beside the first', async () => {
  const directory = usedDirectory();
  const neighbour = spawnNeighbour(directory);
  expect(await firstLine(neighbour)).toBe('started');
  await expect(start(directory)).rejects.toThrow(
    `${directory} is in use by process ${neighbour.pid}. Stop that HAMS or its command first`,
  );
  const joined = await startEmbeddedPostgres({ dataDirectory: directory, mayJoin: true });
  expect(await query(joined, 'select 1 as one')).toEqual([{ one: 1 }]);
  const pid = findPostmasterPid(directory);
  await joined.stop();
  expect(isRunning(pid)).toBe(true);
  await requestStop(neighbour);
  expect(isRunning(pid)).toBe(false);
});

test('platform: of three simultaneous first starts one succeeds', async () => {
  const directory = newDirectory();
  const neighbours = [1, 2, 3].map(() => spawnNeighbour(directory));
  const lines = await Promise.all(neighbours.map(firstLine));
  expect(lines.filter((line) => line === 'started')).toHaveLength(1);
  expect(lines.filter((line) => line.includes('is in use by process'))).toHaveLength(2);
  const pid = findPostmasterPid(directory);
  await requestStop(neighbours[lines.indexOf('started')] as ChildProcess);
  expect(isRunning(pid)).toBe(false);
  expect(readdirSync(directory).sort()).toEqual(['postgres', 'postgres.log', 'socket']);
});

test('platform: a process that starts while another stops gets a server that stays', async () => {
  const directory = usedDirectory();
  let server = await start(directory);
  for (let round = 0; round < 4; round += 1) {
    const [newcomer] = await Promise.all([
      start(directory),
      setTimeout(20 * round).then(() => server.stop()),
    ]);
    expect(await query(newcomer, 'select 1 as one')).toEqual([{ one: 1 }]);
    server = newcomer;
  }
});

test('platform: a data directory with a long path works, its socket elsewhere and private', async () => {
  const directory = usedDirectory(join(newDirectory(), 'long'.repeat(40)));
  const server = await start(directory);
  const socketDirectory = server.connection.host;
  onTestFinished(() => rmSync(socketDirectory, { recursive: true, force: true }));
  expect(socketDirectory.length).toBeLessThan(60);
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();

  chmodSync(socketDirectory, 0o755);
  await (await start(directory)).stop();
  if (!isRoot) return;
  chownSync(socketDirectory, 12345, 12345);
  await expect(start(directory)).rejects.toThrow(
    new PostgresUnavailable(
      `${socketDirectory} belongs to another user; remove it or choose another, shorter DATA_DIR.`,
    ),
  );
});

test('platform: a pid file that names a stranger or a zombie does not keep PostgreSQL from starting', async () => {
  const directory = usedDirectory();
  // The shell starts `cat` and becomes `sleep`, which never waits for its child: a zombie.
  const stranger = spawn('sh', ['-c', 'exec 3<&0; cat <&3 >&2 & echo $!; exec sleep 60'], {
    ...serverIdentity,
    cwd: '/',
  });
  onTestFinished(() => {
    stranger.kill('SIGKILL');
  });
  const zombie = Number(await firstLine(stranger));
  await waitUntil(() => readFileSync(`/proc/${stranger.pid}/comm`, 'utf8') === 'sleep\n');
  stranger.stdin.end();
  await waitUntil(() => readProcessState(zombie) === 'Z');
  mkdirSync(join(directory, 'socket'));
  for (const pid of [zombie, Number(stranger.pid)]) {
    writeFileSync(
      pidFile(directory),
      `${pid}\n${directory}/postgres\n1\n5432\n${directory}/socket\n\n  1 1\nready\n`,
    );
    writeFileSync(
      join(directory, 'socket', '.s.PGSQL.5432.lock'),
      `${pid}\n${directory}/postgres\n1\n5432\n\n`,
    );
    const server = await start(directory);
    expect(findPostmasterPid(directory)).not.toBe(pid);
    await server.stop();
  }
});

test('platform: a data directory that cannot be written is named in one sentence', async () => {
  const file = join(dirname(newDirectory()), 'file');
  writeFileSync(file, '');
  const directory = join(file, 'data');
  await expect(start(directory)).rejects.toThrow(
    new PostgresUnavailable(
      `${directory} cannot be written; choose another DATA_DIR or give HAMS the right to.`,
    ),
  );
});

test('platform: a server that refuses to start says why', async () => {
  const directory = usedDirectory();
  writeFileSync(join(directory, 'postgres', 'PG_VERSION'), '12\n');
  await expect(start(directory)).rejects.toThrow(
    /^PostgreSQL did not start: database files are incompatible/,
  );
});

test.runIf(isRoot)('platform: root may keep its data where no other user can go', async () => {
  const directory = newDirectory('/root');
  const server = await start(directory);
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.runIf(isRoot)(
  'platform: a database that root copied is given to the account that PostgreSQL runs as',
  async () => {
    const directory = usedDirectory();
    expect(statSync(join(directory, 'postgres')).uid).toBe(0);
    const server = await start(directory);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  },
);

test.runIf(isRoot)(
  'platform: an ordinary user needs no help from root, and root can join later',
  async () => {
    const directory = newDirectory();
    chmodSync(dirname(directory), 0o755);
    chownSync(dirname(directory), nobodyId, nobodyId);
    const neighbour = spawnNeighbour(directory, { uid: nobodyId, gid: nobodyId });
    expect(await firstLine(neighbour)).toBe('started');
    const joined = await startEmbeddedPostgres({ dataDirectory: directory, mayJoin: true });
    expect(await query(joined, 'select 1 as one')).toEqual([{ one: 1 }]);
    const pid = findPostmasterPid(directory);
    await requestStop(neighbour);
    expect(isRunning(pid)).toBe(false);
    await (await start(directory)).stop();

    chownSync(dirname(directory), 12345, 12345);
    chownSync(directory, 12345, 12345);
    const other = spawnNeighbour(directory, { uid: 12345, gid: 12345 });
    expect(await firstLine(other)).toMatch(
      /^PostgresUnavailable: The database in .* belongs to user 65534; run HAMS as/,
    );
  },
);
