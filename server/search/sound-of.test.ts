import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { soundOf } from '#domain/name-sound.ts';
import { migrate } from '#server/platform/migrate.ts';
import { projectRoot } from '#server/platform/project-root.ts';
import { type TestDatabase, testDatabase } from '#server/platform/test-database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const soundsInSql = async (names: readonly string[]) => {
  const { rows } = await db.pool.query<{ sound: string }>(
    'select sound_of(name) as sound from unnest($1::text[]) with ordinality as of_name(name, place) order by place',
    [names],
  );
  return rows.map(({ sound }) => sound);
};

const letters = "aeiouckhqpgwxyztsnmbdrlvAEQWX .'-’अआइकखगघचछजझतथनपफबभमयरलवशषसहािीुूृेैोौ्ंँः़ऋक़ज़";
const anything = fc.oneof(
  fc.string({ unit: fc.constantFrom(...letters), maxLength: 14 }),
  fc.string({ unit: fc.constantFrom(...`${letters}ঘোষেীునవెംകളൺൻੱਗਿગટਢଡéÅñøßç😀世%_\\"&।‍१२3`), maxLength: 14 }),
  fc.string({ unit: 'grapheme', maxLength: 14 }).filter((name) => !name.includes('\u0000')),
);

test('D-02 names sound in the database as they do in domain/name-sound.ts, rule by rule', async () => {
  const names = fc.sample(anything, { numRuns: 5000, seed: 20_261_126 });
  expect(await soundsInSql(names)).toEqual(names.map(soundOf));
});

test('D-02 every pair of letters sounds alike in both', async () => {
  const all = [...new Set(letters)];
  const names = all.flatMap((one) => all.flatMap((other) => [one + other, `ma${one}${other}`]));
  expect(await soundsInSql(names)).toEqual(names.map(soundOf));
});

test('D-02 names that were stored by the former rule are heard by the new one after an update', async () => {
  const released = await readFile(join(projectRoot, 'db/migrations/0005-search.sql'), 'utf8');
  const former = /create function sound_of[\s\S]*?end \$\$;/.exec(released)?.[0] ?? '';
  const client = await db.pool.connect();
  const heard = async () => (await client.query('select name_sound from hospitals')).rows;
  try {
    await client.query(former.replace('create function', 'create or replace function'));
    await client.query("delete from migrations where name = '0008-doubled-letters.sql'");
    await client.query(
      `insert into hospitals (name, registration_id, phone, email, password_hash, address_line, city, state, pincode, location)
       values ('Kaaanti', 'R-1', '9200000001', 'k@example.com', 'x', 'Camp', 'Pune', 'Maharashtra', '411001', point(73.8, 18.5))`,
    );
    expect(await heard()).toEqual([{ name_sound: ' kanti pune ' }]);
    expect(await migrate(client)).toEqual(['0008-doubled-letters.sql']);
    expect(await heard()).toEqual([{ name_sound: ` ${soundOf('Kaaanti Pune')} ` }]);
    expect(soundOf('Kaaanti')).not.toBe('kanti');
    const { rows } = await client.query('select from name_words where word = $1', [soundOf('Kaaanti')]);
    expect(rows).toHaveLength(1);
  } finally {
    client.release();
  }
});
