// An external PostgreSQL, in which HAMS has ordinary roles.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { parseConfig } from '#server/platform/config/config.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { withMigrationLock } from '#server/platform/database/migrate.ts';
import type { Deps } from '#server/platform/deps.ts';
import { openConfiguredDatabase } from './open-configured-database.ts';
import { prepareDatabase } from './prepare-database.ts';

const name = `clinic_${randomBytes(6).toString('hex')}`;
const roles = { owner: `${name}_owner`, app: `${name}_app` };
let admin: pg.Client;
beforeAll(async () => {
  admin = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await admin.connect();
  for (const role of Object.values(roles)) await admin.query(`create role ${role} login`);
  await admin.query(`create database ${name} owner ${roles.owner}`);
});
afterAll(async () => {
  await admin.query(`drop database ${name} with (force)`);
  for (const role of Object.values(roles)) await admin.query(`drop role ${role}`);
  await admin.end();
});

const { host, port } = inject('postgres');
const buildUrl = (role: string, database = name) =>
  `postgres://${role}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

async function withStartedDatabase<T>(
  settings: Record<string, string>,
  work: (deps: Deps) => Promise<T>,
): Promise<T> {
  const config = parseConfig({ MESSAGES: 'off', ...settings });
  const { result: running } = await openConfiguredDatabase(config);
  try {
    const { result: deps } = await prepareDatabase(config, running)();
    return await work(deps).finally(() => deps.workers.close());
  } finally {
    await running.close();
  }
}

const user = async ({ database }: Deps) =>
  (await database.pool.query<{ name: string }>('select session_user as name')).rows[0]?.name;
const change = ({ database }: Deps) => database.pool.query('update audit_log set actor_id = 1');
const twoRoleSettings = { DATABASE_URL: buildUrl(roles.app), DATABASE_OWNER_URL: buildUrl(roles.owner) };

test('M-10 DATABASE_OWNER_URL migrates, and HAMS works as a role that may not change the audit log', async () => {
  for (let starts = 0; starts < 2; starts += 1) {
    await withStartedDatabase(twoRoleSettings, async (deps) => {
      expect(await user(deps)).toBe(roles.app);
      await deps.database.pool.query(
        "insert into settings (name, value) values ('x', 'y') on conflict do nothing",
      );
      await expect(change(deps)).rejects.toThrow('permission denied for table audit_log');
    });
  }
});

test('M-10 once everything is migrated the owner need not be named; where something is missing it is asked for', async () => {
  await withStartedDatabase({ DATABASE_URL: buildUrl(roles.app) }, async (deps) => {
    expect(await user(deps)).toBe(roles.app);
  });
  const owner = new pg.Client({ connectionString: buildUrl(roles.owner) });
  await owner.connect();
  const { rows } = await owner.query("delete from migrations where name like '0013%' returning name, hash");
  await expect(withStartedDatabase({ DATABASE_URL: buildUrl(roles.app) }, user)).rejects.toThrow(
    /^The database has to be migrated by its owner \(.*\): set DATABASE_OWNER_URL\.$/,
  );
  await owner.query('insert into migrations (name, hash) values ($1, $2)', [rows[0].name, rows[0].hash]);
  await owner.end();
});

test('M-10 one role for everything works as before', async () => {
  await withStartedDatabase({ DATABASE_URL: buildUrl(roles.owner) }, async (deps) => {
    expect(await user(deps)).toBe(roles.owner);
    await expect(change(deps)).rejects.toThrow('the audit log is only added to');
  });
});

// All other tests use cheaper hashes, which only code can choose.
test('P-04 a start hashes passwords by argon2id with 19 MiB and two passes', async () => {
  await withStartedDatabase(twoRoleSettings, async ({ passwords }) => {
    const hash = await passwords.hash('teal kettle');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.matches(hash, 'teal kettle')).toBe(true);
    expect(await passwords.matches(hash, 'teal kettle ')).toBe(false);
    expect(await passwords.matches(null, 'nobody has this password')).toBe(false);
  });
});

test('P-05 a replica that is away keeps nobody from starting: reads go to the primary', async () => {
  const DATABASE_READ_URL = 'postgres://hams:secret@127.0.0.1:1/clinic';
  const { result: running, detail } = await openConfiguredDatabase(
    parseConfig({ ...twoRoleSettings, DATABASE_READ_URL }),
  );
  const { rows } = await running.reads.query('select 1 as one');
  await running.close();
  expect(rows).toEqual([{ one: 1 }]);
  expect(detail).toMatch(/, no reads from 127\.0\.0\.1:1: (?!.*secret)/);
});

test.each([
  [
    { DATABASE_OWNER_URL: buildUrl(roles.app), DATABASE_URL: buildUrl(roles.owner) },
    /owns nothing, but .*_owner owns tables/,
  ],
  [{ ...twoRoleSettings, DATABASE_URL: buildUrl(roles.owner) }, /owns nothing, but .*_owner owns tables/],
  [
    { ...twoRoleSettings, DATABASE_OWNER_URL: buildUrl(roles.owner, 'postgres') },
    /point to different databases/,
  ],
  [
    { ...twoRoleSettings, DATABASE_DIRECT_URL: buildUrl(roles.app, 'postgres') },
    /point to different databases/,
  ],
  [
    { ...twoRoleSettings, DATABASE_DIRECT_URL: buildUrl(roles.owner) },
    /for the role of DATABASE_URL, .*_app, and not for/,
  ],
  [
    { ...twoRoleSettings, DATABASE_OWNER_URL: 'postgres://hams:secret@127.0.0.1:1/clinic' },
    /^DATABASE_OWNER_URL cannot be reached at 127\.0\.0\.1:1\/clinic: (?!.*secret)/,
  ],
])('M-10 settings that cannot be meant are refused: %j', async (settings, words) => {
  await expect(withStartedDatabase(settings, user)).rejects.toThrow(words);
});

test('P-05 a start while another server becomes the primary waits for it, and one with a wrong password does not', async () => {
  let connections = 0;
  const balancer = createServer((socket) => {
    connections += 1;
    if (connections <= 3) return void socket.destroy();
    const server = connect(`${host}/.s.PGSQL.${port}`);
    for (const end of [socket, server]) end.on('error', () => {});
    socket.pipe(server).pipe(socket);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void balancer.close());
  await once(balancer, 'listening');
  const { port: through } = balancer.address() as AddressInfo;
  const throughBalancer = (role: string) =>
    parseConfig({ DATABASE_URL: `postgres://${role}@127.0.0.1:${through}/${name}` });
  const { result } = await openConfiguredDatabase(throughBalancer(roles.app));
  await result.close();
  expect(connections).toBe(4);

  await expect(openConfiguredDatabase(throughBalancer(`${roles.app}_not`))).rejects.toThrow('does not exist');
  expect(connections).toBe(5);
});

test('P-05 a start whose database goes away while it migrates ends with a sentence', async () => {
  const config = parseConfig({ MESSAGES: 'off', ...twoRoleSettings });
  const { result: running } = await openConfiguredDatabase(config);
  onTestFinished(running.close);
  const other = new pg.Client({ ...inject('postgres'), database: name });
  await other.connect();
  onTestFinished(() => other.end());
  await withMigrationLock(other, async () => {
    const start = expect(prepareDatabase(config, running)()).rejects.toThrow(
      new StartupError(
        'The connection to the database broke during a migration. Finished migrations stay; start again.',
      ),
    );
    await expect
      .poll(async () => {
        const { rowCount } = await other.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hams migrations' and datname = current_database()",
        );
        return rowCount;
      })
      .toBe(1);
    await start;
  });
});
