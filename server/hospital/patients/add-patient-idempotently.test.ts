import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { callAsStaff, newDesk, type TestDesk } from '#server/testing/hospital/desk.ts';

let hams: TestApp;
let desk: TestDesk;
beforeAll(async () => {
  hams = await testApp();
  desk = await newDesk(hams);
});
afterAll(() => hams.close());

const add = (key: string, more: Record<string, unknown> = {}, by = desk) => {
  const form = { name: 'Gopal Rao', gender: 'Male', birthYear: 1955, ...more };
  return callAsStaff(hams, by.lakshmi, 'POST', '/hospital/patients', form, { 'idempotency-key': key });
};
const called = async (name: string) =>
  (await query(hams.db.pool, 'select from patients where name = :name', { name })).length;

test('M-06 a repeat after an answer that was lost writes nobody down again, also of those said to be new', async () => {
  const first = await add('one');
  expect(first.body).toMatchObject({ candidates: [], person: { name: 'Gopal Rao' } });
  expect((await add('one')).body).toEqual(first.body);
  const reset = { name: 'Gopal Raos', isNew: true };
  const second = await add('two', reset);
  expect((await add('two', reset)).body).toEqual(second.body);
  expect([await called('Gopal Rao'), await called('Gopal Raos')]).toEqual([1, 1]);
});

test('M-06 of many repeats at the same moment one writes', async () => {
  const reset = { name: 'Hari Das', isNew: true };
  const answers = await Promise.all(Array.from({ length: 6 }, () => add('at once', reset)));
  expect(new Set(answers.map(({ body }) => body.person?.patientId)).size).toBe(1);
  expect(await called('Hari Das')).toBe(1);
});

test('M-06 a key stands for one request, and for one hospital', async () => {
  await add('three', { name: 'Ila Sen' });
  const reused = await add('three', { name: 'Uma Sen' });
  expect(reused).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  const elsewhere = await add('three', { name: 'Uma Sen' }, await newDesk(hams));
  expect(elsewhere.body.person.name).toBe('Uma Sen');
});

test('M-06 whoever was asked about first is written down with the same key', async () => {
  await add('four', { name: 'Veda Nair' });
  expect((await add('five', { name: 'Veda Nair' })).body.candidates).toHaveLength(1);
  const written = await add('five', { name: 'Veda Nair', isNew: true });
  expect(written.body.person.name).toBe('Veda Nair');
  expect(await called('Veda Nair')).toBe(2);
});
