import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { StartupError } from '../config/startup-error.ts';
import { embeddedAppRole } from './app-role.ts';
import { listMissingGrants } from './app-role-grants.ts';
import { grantAppRole } from './grant-app-role.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

async function withOwnerClient<T>(
  { name }: TestDatabase,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...inject('postgres'), database: name });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const count = async () => {
  const { rows } = await db.pool.query<{ count: number }>('select count(*)::int from audit_log');
  return rows[0]?.count;
};
const enter = (at: string) =>
  db.database.pool.query(
    `insert into audit_log (at, event, actor_role) values (${at}, 'login_refused', 'nobody')`,
  );
/**
 * The SQLSTATE of insufficient_privilege; the triggers, which also apply to the owner, use it with another
 * message.
 */
const refused = { code: '42501', message: expect.not.stringContaining('only added to') };

describe('what the app’s role may not', () => {
  test.each([
    'update audit_log set actor_id = 1',
    'update audit_log set actor_id = 1 where false',
    'delete from audit_log',
    "select set_config('hams.forgets_audit_log', 'on', false); delete from audit_log",
    'select from audit_log for update',
    'truncate audit_log',
    'begin; lock table audit_log in access exclusive mode',
    'drop table audit_log',
    'alter table audit_log rename to another',
    'alter table audit_log disable trigger all',
    'drop trigger audit_log_protected on audit_log',
    'create trigger mine before insert on audit_log for each row execute function protect_audit_log()',
    'create rule mine as on insert to audit_log do instead nothing',
    'create or replace function protect_audit_log() returns trigger language plpgsql as $$ begin return old; end $$',
    'drop function delete_old_audit_log(timestamptz)',
    'alter function delete_old_audit_log(timestamptz) reset all',
    'create table mine (id int)',
    'set session_replication_role = replica',
    'set role hams',
    'set session authorization hams',
    'reset role; delete from audit_log',
    'reset session authorization; delete from audit_log',
    'alter role hams_app superuser',
    "copy audit_log to program 'cat'",
    'update appointment_events set at = now()',
    'delete from appointment_events',
    'update payments set amount_paise = 1',
    'delete from payments',
    'update migrations set hash = name',
  ])('M-10 the database refuses: %s', async (sql) => {
    await enter('now()');
    const before = await count();
    const client = await db.database.pool.connect();
    try {
      await expect(client.query(sql)).rejects.toMatchObject(refused);
    } finally {
      client.release(true);
    }
    expect(await count()).toBe(before);
  });
});

test('M-10 entries of more than a year are forgotten, from the real table whatever stands in its place', async () => {
  await enter("now() - interval '366 days'");
  await enter("now() - interval '364 days'");
  const before = (await count()) ?? 0;
  const client = await db.database.pool.connect();
  try {
    await client.query('create temp table audit_log (at timestamptz); set search_path = pg_temp, public');
    const year = "select public.delete_old_audit_log(now() - interval '365 days') as forgotten";
    expect((await client.query(year)).rows).toEqual([{ forgotten: 1 }]);
    await expect(
      client.query("select public.delete_old_audit_log(now() - interval '364 days')"),
    ).rejects.toMatchObject({
      code: '42501',
      message: 'the audit log is kept for a year',
    });
    await expect(client.query('delete from public.audit_log')).rejects.toMatchObject(refused);
  } finally {
    client.release(true);
  }
  expect(await count()).toBe(before - 1);
});

test('M-10 a table of a later migration needs nothing', async () => {
  await db.pool.query(`
    create table later (id bigint generated always as identity, number bigserial, word text);
    create function of_later() returns bigint language sql as 'select count(*) from later'`);
  const { pool } = db.database;
  await pool.query("insert into later (word) values ('one'), ('two')");
  await pool.query("update later set word = 'three' where id = 1");
  await pool.query('delete from later where id = 2');
  expect((await pool.query('select word, number, of_later() from later')).rows).toEqual([
    { word: 'three', number: 1, of_later: 1 },
  ]);
  await expect(pool.query('truncate later')).rejects.toMatchObject(refused);
});

test('M-10 what somebody has given or taken by hand is as it should be after the next start', async () => {
  await db.pool.query(`
    grant update, trigger on audit_log to ${embeddedAppRole};
    revoke insert on settings from ${embeddedAppRole};
    revoke execute on function delete_old_audit_log from public;
    alter default privileges in schema public revoke select, insert, update, delete on tables from ${embeddedAppRole}`);
  await withOwnerClient(db, async (owner) => {
    expect(await listMissingGrants(owner, embeddedAppRole)).toEqual([
      'grant INSERT on table settings to hams_app',
      'revoke UPDATE, TRIGGER on table audit_log from hams_app',
      'grant execute on routine delete_old_audit_log(timestamp with time zone) to hams_app',
      'alter default privileges in schema public grant select, insert, update, delete on tables to hams_app',
    ]);
    await grantAppRole(owner, embeddedAppRole);
    expect(await listMissingGrants(owner, embeddedAppRole)).toEqual([]);
  });
});

test('M-10 processes that start at once, on two databases of one server, make one role and do not disturb each other', async () => {
  const other = await testDatabase();
  const role = `Another app ${other.name}`;
  try {
    const starts = [db, db, other, other].map((one) =>
      withOwnerClient(one, (owner) => grantAppRole(owner, role)),
    );
    await Promise.all(starts);
    for (const one of [db, other]) {
      expect(await withOwnerClient(one, (owner) => listMissingGrants(owner, role))).toEqual([]);
    }
  } finally {
    await other.pool.query(`drop owned by "${role}"`);
    await db.pool.query(`drop owned by "${role}"`);
    await db.pool.query(`drop role "${role}"`);
    await other.close();
  }
});

test('M-10 a role that owns the tables, or may become who does, is refused and keeps what it has', async () => {
  await withOwnerClient(db, async (owner) => {
    await expect(grantAppRole(owner, 'hams')).rejects.toThrow(StartupError);
    const role = `friend_${db.name}`;
    await owner.query(`create role ${role} login; grant hams to ${role}`);
    await expect(grantAppRole(owner, role)).rejects.toThrow(`owns nothing, but ${role} owns tables`);
    await owner.query(`drop role ${role}`);
    await owner.query('grant delete on audit_log to public');
    await expect(grantAppRole(owner, embeddedAppRole)).rejects.toThrow(
      'may still change the table audit_log',
    );
    await owner.query('revoke delete on audit_log from public');
    await grantAppRole(owner, embeddedAppRole);
    expect((await owner.query("select has_table_privilege('audit_log', 'update') as may")).rows).toEqual([
      { may: true },
    ]);
  });
});
