import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toSound } from '#domain/platform/name-sound.ts';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';

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

test('D-02 names sound in the database as they do in domain/platform/name-sound.ts, rule by rule', async () => {
  const names = fc.sample(anything, { numRuns: 5000, seed: 20_261_126 });
  expect(await soundsInSql(names)).toEqual(names.map(toSound));
});

test('D-02 every pair of letters sounds alike in both', async () => {
  const all = [...new Set(letters)];
  const names = all.flatMap((one) => all.flatMap((other) => [one + other, `ma${one}${other}`]));
  expect(await soundsInSql(names)).toEqual(names.map(toSound));
});

test('D-02 names with the same new words, stored at once in another order, do not block each other', async () => {
  const pairs = Array.from(
    { length: 60 },
    (_, n) => [`Zaqi ${'abcdefghij'[n % 10]}${n}xar`, `Wuvo${n}k tarn`] as const,
  );
  const store = ([name, place]: readonly [string, string]) =>
    db.pool.query(
      `with account as (insert into accounts (kind, phone) values ('professional', $1 || $2) returning id),
       doctor as (
         insert into doctors (account_id, name, gender, experience_years, medical_registration, specialization)
         select id, $1, 'Other', 1, 'x', 'Cardiology' from account returning id
       )
       insert into practices (doctor_id, name, location, clinic_fee_paise, is_main)
       select id, $2, point(76, 10), 0, true from doctor`,
      [name, place],
    );
  for (const [one, other] of pairs) {
    await Promise.all([store([one, other]), store([other, one])]);
  }
});
