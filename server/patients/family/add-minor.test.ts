import { expect, test } from 'vitest';
import { createFamilyApp } from '#server/testing/patients/test-families.ts';

const app = createFamilyApp();

const listInvalidFields = (answer: { json: <T>() => T }) =>
  answer.json<{ fields?: { field: string; message: string }[] }>().fields;

test('J-04 a parent adds a child by a statement in five fields, which is kept with its version and language', async () => {
  const mother = await app.person();
  const answer = await app.addChild(mother);
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.json()).toMatchObject({
    person: { name: 'Meera Menon', relation: 'child', mayBook: true, mayRead: true, consent: 'statement' },
  });
  expect((await app.family(mother)).people).toMatchObject([
    { relation: 'self', guardians: [] },
    { name: 'Meera Menon', guardians: [{ isCaller: true, consent: 'statement' }] },
  ]);
  const { rows } = await app.hams.db.pool.query(
    `select consent_version, consent_language, p.account_id from guardianships g
     join patients p on p.id = g.patient_id join patients me on me.account_id = g.account_id where me.id = $1`,
    [mother.id],
  );
  expect(rows).toEqual([{ consent_version: '2026-11-23', consent_language: 'en', account_id: null }]);
});

test.each([
  ['of age today', { dateOfBirth: '2008-11-26' }, 'dateOfBirth', /18/],
  ['surely of age by the year', { dateOfBirth: undefined, birthYear: 2007 }, 'birthYear', /18/],
  ['born tomorrow', { dateOfBirth: '2026-11-27' }, 'dateOfBirth', /past/],
  ['born next year', { dateOfBirth: undefined, birthYear: 2027 }, 'birthYear', /year/],
  ['without a birth', { dateOfBirth: undefined }, 'dateOfBirth', /just the year/],
  ['with two births', { birthYear: 2018 }, 'dateOfBirth', /just the year/],
  ['without the statement', { statement: undefined }, 'statement', /guardian/],
  ['by an old statement', { statement: '2020-01-01' }, 'statement', /guardian/],
  ['without a relation', { relation: 'self' }, 'relation', /Choose/],
])('J-04 nobody is added who is %s; the sentence is at the field', async (_title, more, field, message) => {
  const answer = await app.addChild(await app.person(), more);
  expect(answer.statusCode).toBe(400);
  expect(listInvalidFields(answer)).toEqual([{ field, message: expect.stringMatching(message) }]);
});

test('J-04 on the last day, and in the year in which they turn 18, they are still added', async () => {
  const mother = await app.person();
  expect((await app.addChild(mother, { dateOfBirth: '2008-11-27' })).statusCode).toBe(201);
  const byYear = { name: 'Arun', dateOfBirth: undefined, birthYear: 2008 };
  expect((await app.addChild(mother, byYear)).statusCode).toBe(201);
});

test('J-04 the same child, or oneself, is not added a second time', async () => {
  const mother = await app.person();
  await app.addChild(mother);
  const twice = await app.addChild(mother, { name: 'meera menon' });
  expect([twice.statusCode, twice.json<{ code: string }>().code]).toEqual([409, 'person_listed']);
  await app.hams.db.pool.query("update patients set date_of_birth = '2010-01-01' where id = $1", [mother.id]);
  const minor = await app.addChild(mother, { name: 'Somebody Else' });
  expect(minor.json<{ code: string }>().code).toBe('caller_under_age');
});

test('J-03 twelve additions at once make ten people', async () => {
  const mother = await app.person();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, child) => app.addChild(mother, { name: `Child ${child}` })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(10).fill(201), 409, 409]);
  expect(await app.lookedAfter(mother)).toHaveLength(10);
  const eleventh = await app.addChild(mother, { name: 'One more' });
  expect(eleventh.json()).toMatchObject({ code: 'people_full', limit: 10 });
});
