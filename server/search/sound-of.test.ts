import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { soundOf } from '#domain/name-sound.ts';
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
