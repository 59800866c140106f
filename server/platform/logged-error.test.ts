import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { type TestApp, testApp } from './test-app.ts';
import { freshPhone, patientForm } from './test-people.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

test('P-04 an error of the database nobody reckoned with is logged without what people typed', async () => {
  const app = await buildApp({ ...hams.deps, config: { ...hams.deps.config, logLevel: 'error' } });
  app.startedUp();
  const stream = Object.getOwnPropertySymbols(app.log).find((one) => one.description === 'pino.stream');
  const logged: string[] = [];
  Object.assign(app.log, { [stream ?? '']: { write: (line: string) => logged.push(line) } });
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
  const { err } = JSON.parse(logged[0] ?? '');
  expect(err).toMatchObject({ type: 'DatabaseError', code: '23505', constraint: 'one_email' });
  expect(err.stack).toContain('duplicate key');
  expect(logged[0]).not.toContain('asha@home.example');
});
