import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { type TestApp, testApp } from '#server/platform/test-app.ts';
import { freshPhone, patientForm } from '#server/platform/test-people.ts';
import { collectLog } from './test-log.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

test('P-04 an error of the database nobody reckoned with is logged without what people typed', async () => {
  const app = await buildApp({ ...hams.deps, config: { ...hams.deps.config, logLevel: 'error' } });
  app.startedUp();
  const logged = collectLog(app);
  await hams.db.pool.query('create unique index one_email on patients (email)');
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
