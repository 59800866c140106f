import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { findFaults, formatSchemaMarkdown } from './format-schema-markdown.ts';
import { readSchema } from './read-schema.ts';
import { findTableUses, readSources } from './table-uses.ts';

const root = join(import.meta.dirname, '../..');

let db: TestDatabase;
let client: pg.PoolClient;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  client = await db.pool.connect();
});
afterEach(() => client.release(true));

/** Removes what formatting changes: the width of cells and the emphasis marks. */
const normalizeMarkdown = (markdown: string) =>
  markdown
    .replace(/[ -]*\|[ -]*/g, '|')
    .replace(/\s+/g, ' ')
    .replaceAll('*', '_');

test('every table and trigger of the database says what it is for, and every rule has a name of its own', async () => {
  expect(findFaults(await readSchema(client))).toEqual([]);
});

test('docs/schema.md shows the database as it is: `npm run hams -- schema` writes it', async () => {
  const page = join(root, 'docs/schema.md');
  const written = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const isCurrent =
    normalizeMarkdown(written) ===
    normalizeMarkdown(formatSchemaMarkdown(await readSchema(client), readSources(root)));
  expect(isCurrent, 'docs/schema.md is out of date: run npm run hams -- schema').toBe(true);
});

/** The schema after these statements, in a transaction that is never committed. */
async function readSchemaAfter(statements: string) {
  await client.query(`begin; create schema clinic; set local search_path to clinic, public; ${statements}`);
  return readSchema(client);
}

test('a page has a diagram of each module, and of each table its rows, columns, rules, triggers and users', async () => {
  const schema = await readSchemaAfter(`
    create table rooms (id bigint primary key, name text not null);
    comment on table rooms is 'hospital: A room of a clinic.';
    comment on column rooms.name is 'What stands on its door.';
    create table visits (
      id bigint generated always as identity primary key,
      room_id bigint not null references rooms on delete cascade,
      follows_id bigint unique references visits,
      kind text not null default 'first' constraint visits_kind check (kind in ('first', 'a|b')),
      starts_at timestamptz not null,
      letters integer generated always as (length(kind)) stored,
      constraint visits_room_free exclude using gist (room_id with =, starts_at with =)
    );
    comment on table visits is 'appointments: A visit of a patient.';
    create unique index visits_once on visits (room_id) where kind = 'first';
    create function tell() returns trigger language plpgsql as $$
      begin
        insert into rooms values (1, '');
        return null;
      end $$;
    create trigger visits_told after insert or update of kind on visits
      for each row when (new.kind = 'first') execute function tell();
    comment on trigger visits_told on visits is 'Who waits hears of it.'`);
  expect(findFaults(schema)).toEqual([]);
  const page = formatSchemaMarkdown(schema, [
    { folder: 'server/appointments', text: "sql: 'select from visits where id = :id'" },
  ]);
  expect(page.slice(page.indexOf('Modules:'))).toBe(`\
Modules: [appointments](#module-appointments), [hospital](#module-hospital). [All triggers](#all-triggers).

## Module: appointments

\`\`\`mermaid
erDiagram
    visits
    visits |o--o| visits : "follows_id"
    rooms ||--o{ visits : "room_id"
\`\`\`

### visits

A visit of a patient.

- **id** bigint \`identity\`
- room_id bigint → [rooms](#rooms) on delete cascade
- follows_id bigint null → [visits](#visits)
- kind text \`'first'\`
- starts_at timestamptz
- letters integer null \`generated: length(kind)\`

- \`visits_follows_id_key\`: \`UNIQUE (follows_id)\`
- \`visits_kind\`: \`CHECK (kind IN ('first', 'a|b'))\`
- \`visits_room_free\`: \`EXCLUDE USING gist (room_id WITH =, starts_at WITH =)\`
- \`visits_once\`: \`UNIQUE (room_id) WHERE kind = 'first'\`
- \`visits_told\`: \`AFTER INSERT OR UPDATE OF kind FOR EACH ROW WHEN (new.kind = 'first')\` calls \`tell()\`

Read by: appointments; written by: no statement.

## Module: hospital

\`\`\`mermaid
erDiagram
    rooms
\`\`\`

### rooms

A room of a clinic.

- **id** bigint
- name text: What stands on its door.

Read by: no statement; written by: tell().

## All triggers

- \`visits_told\` of [visits](#visits): Who waits hears of it.
`);
});

test('what a page would leave unsaid is named', async () => {
  const schema = await readSchemaAfter(`
    create table rooms (id bigint primary key, kind text check (kind <> ''), exclude using gist (id with =));
    comment on table rooms is 'kitchen: A room.';
    create table visits (id bigint primary key, room_id bigint references rooms);
    create unique index on visits (room_id);
    create function tell() returns trigger language plpgsql as 'begin return null; end';
    comment on function tell() is 'Notifies someone.';
    create trigger visits_told after insert on visits for each row execute function tell()`);
  expect(findFaults(schema)).toEqual([
    "The table rooms needs a comment 'module: …' that begins with one of the modules.",
    'The exclusion rooms_id_excl of rooms needs a name of its own.',
    'The check rooms_kind_check of rooms needs a name of its own.',
    "The table visits needs a comment 'module: …' that begins with one of the modules.",
    'The unique index visits_room_id_idx of visits needs a name of its own.',
    'The trigger visits_told of visits needs a comment that says what it is for.',
  ]);
});

test('who uses a table is found in lists, parts of statements, statements for several tables, and not in comments', () => {
  const tables = ['visits', 'rooms', 'doctors', 'notes', 'drafts'].map((name) => ({
    ...{ name, comment: null, columns: [], constraints: [], uniqueIndexes: [], triggers: [] },
  }));
  const uses = findTableUses({ tables, functions: [{ name: 'count_up', body: 'update drafts set n = 1' }] }, [
    {
      folder: 'server/visits/lists',
      text: `
        /** Reads from notes. */
        // delete from notes
        const tables = \`visits v join rooms r on r.id = v.room_id\`;
        sql: 'select from rooms r, doctors d -- from notes'`,
    },
    {
      folder: 'server/rooms',
      text: "insert into rooms select; delete from drafts where old; const a = 'doctors'",
    },
    { folder: 'server/papers', text: `sql: 'update \${table} set n = (select n from \${table})'` },
    { folder: 'server/papers', text: "statementsOf('notes')" },
  ]);
  expect(Object.fromEntries(uses)).toEqual({
    visits: { readBy: ['server/visits'], writtenBy: [] },
    rooms: { readBy: ['server/visits'], writtenBy: ['server/rooms'] },
    doctors: { readBy: ['server/visits'], writtenBy: [] },
    notes: { readBy: ['server/papers'], writtenBy: ['server/papers'] },
    drafts: { readBy: [], writtenBy: ['server/rooms', 'count_up()'] },
  });
});
