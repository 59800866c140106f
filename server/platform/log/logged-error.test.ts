import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { freshPhone, patientForm } from '#server/testing/people.ts';
import { collectLog } from '#server/testing/platform/collect-log.ts';
import { toLoggedError } from './logged-error.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

test('P-04 an error of the database nobody reckoned with is logged without what people typed', async () => {
  const app = await buildApp({ ...hams.deps, config: { ...hams.deps.config, logLevel: 'error' } });
  app.startedUp();
  const logged = collectLog(app);
  await hams.db.pool.query('create unique index one_email on accounts (email)');
  const signUp = () =>
    app.inject({
      method: 'POST',
      url: '/api/patients/signup',
      body: { ...patientForm(freshPhone()), email: 'asha@home.example' },
    });
  expect([(await signUp()).statusCode, (await signUp()).statusCode]).toEqual([201, 500]);
  await app.close();
  expect(logged).toHaveLength(1);
  const { level, time, requestId, msg, err } = JSON.parse(logged[0] ?? '');
  expect({ level, msg }).toEqual({ level: 'error', msg: 'request failed' });
  expect([Date.parse(time), requestId]).toEqual([expect.any(Number), expect.stringMatching(/^[\w-]{14}$/)]);
  expect(err).toMatchObject({
    type: 'DatabaseError',
    code: '23505',
    constraint: 'one_email',
    statement: expect.any(String),
  });
  expect(err.stack).toContain('duplicate key');
  expect(logged[0]).not.toContain('asha@home.example');
});

test('P-04 a value that an error of the database quotes is left out, and what it is for stays', async () => {
  const failed = await hams.db.pool
    .query("select 'asha@home.example'::date")
    .catch((error: unknown) => error);
  const { message, stack, code } = toLoggedError(failed);
  expect([message, code]).toEqual(['invalid input syntax for type date: "…"', '22007']);
  expect(stack).not.toContain('asha@home.example');
});

test('P-07 whatever is thrown can be logged', () => {
  expect(toLoggedError('a word')).toEqual({ type: 'string', message: 'a word', stack: '' });
  const { cause } = toLoggedError(new Error('outer', { cause: new RangeError('inner') }));
  expect(cause).toMatchObject({ type: 'RangeError', message: 'inner' });
});
