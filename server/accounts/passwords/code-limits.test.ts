import { describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openOutbox } from '#server/messaging/delivery/open-outbox.ts';
import { parseConfig } from '#server/platform/config/config.ts';
import {
  createPasswordResetPeople,
  differentCode,
  minute,
} from '#server/testing/accounts/password-reset-people.ts';
import { testApp } from '#server/testing/app.ts';
import { freshPhone } from '#server/testing/people.ts';
import { deleteExpiredCodes } from './delete-expired-codes.ts';

const people = createPasswordResetPeople();

describe('limits', () => {
  test('C-09 three codes an hour for a phone, then 429 with the time to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => people.forgot()));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      200,
      200,
      ...Array(5).fill(429),
    ]);
    expect(await people.lettersTo()).toHaveLength(3);
    people.later(18 * minute);
    const refused = await people.forgot();
    expect(refused.headers['retry-after']).toBe(String(42 * 60));
    expect(refused.json()).toMatchObject({
      code: 'too_many_codes',
      waitMinutes: 42,
      message: 'Too many codes or wrong attempts for this number. Try again in 42 minutes.',
    });
    people.later(60 * minute);
    expect((await people.forgot()).statusCode).toBe(200);
  });

  test('C-09 the newest code still works while no other is sent', async () => {
    for (let count = 0; count < 3; count += 1) await people.askForCode();
    expect((await people.forgot()).statusCode).toBe(429);
    expect((await people.reset(await people.codeFor())).statusCode).toBe(200);
  });

  test('C-09 ten wrong guesses a day at all codes of a phone, however many codes are asked for', async () => {
    let wrong = 0;
    for (let round = 0; round < 2; round += 1) {
      const code = await people.askForCode();
      for (let guess = 1; guess <= 5; guess += 1, wrong += 1) await people.reset(differentCode(code, guess));
    }
    expect(wrong).toBe(10);
    people.later(2 * 60 * minute);
    for (const refused of [await people.forgot(), await people.reset('123456')]) {
      expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_codes' });
      expect(refused.json().message).toContain('Try again in 22 hours');
      expect(refused.headers['retry-after']).toBe(String(22 * 60 * 60));
    }
    expect((await people.logIn('teal kettle')).statusCode).toBe(200);
    people.later(24 * 60 * minute);
    expect((await people.reset(await people.askForCode())).statusCode).toBe(200);
  });

  test('C-09 thirty codes and sixty guesses an hour for an address', async () => {
    const limited = await testApp({ RATE_LIMIT: 'on' });
    const ask = (url: string) =>
      limited.app.inject({ method: 'POST', url: `/api/password/${url}`, body: {} });
    for (const [url, most] of [
      ['forgot', 30],
      ['reset', 60],
    ] as const) {
      for (let call = 0; call < most; call += 1) expect((await ask(url)).statusCode).toBe(400);
      const refused = await ask(url);
      expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests', waitMinutes: 30 });
      // It is 02:30 UTC, and the window is a clock hour.
      expect(refused.headers['retry-after']).toBe('1800');
      expect(refused.json().message).toBe('Too many requests. Try again in 30 minutes.');
    }
    await limited.close();
  });

  test('C-09 counts that hold nobody back are forgotten, and others are not', async () => {
    await people.forgot();
    const countStored = async () =>
      (await people.hams.db.pool.query('select from password_codes where phone = $1', [people.patient.phone]))
        .rows.length;
    people.later(24 * 60 * minute - 1);
    await deleteExpiredCodes(people.hams.deps);
    expect(await countStored()).toBe(1);
    people.later(24 * 60 * minute);
    await deleteExpiredCodes(people.hams.deps);
    expect(await countStored()).toBe(0);
  });
});

describe('nobody learns whether a phone is registered', () => {
  const story = async (phone: string) => {
    const answers = [await people.reset('123456', { phone }), await people.forgot(phone)];
    for (let guess = 0; guess < 6; guess += 1) answers.push(await people.reset(`00000${guess}`, { phone }));
    answers.push(await people.forgot(phone), await people.forgot(phone), await people.forgot(phone));
    for (let guess = 0; guess < 6; guess += 1) answers.push(await people.reset(`00000${guess}`, { phone }));
    answers.push(await people.forgot(phone));
    return answers.map(({ statusCode, body, headers }) => [statusCode, body, headers['retry-after']]);
  };

  test('C-09 a phone without an account gets the very same answers, down to the last limit', async () => {
    const known = await story(people.patient.phone);
    const unknown = await story(freshPhone());
    expect(unknown).toEqual(known);
    expect(known.map(([status]) => status)).toEqual([
      ...[410, 200, 403, 403, 403, 403, 410, 410, 200, 200, 429],
      ...[403, 403, 403, 403, 410, 429, 429],
    ]);
  });

  test('C-09 asking leaves as much to do in the database, so that the clock tells nothing either', async () => {
    const phone = freshPhone();
    await people.forgot(phone);
    await people.forgot();
    const { rows } = await people.hams.db.pool.query(
      `select (select count(*) from outbox where way = 'nobody')::int as nobody,
         (select count(*) from password_codes where phone in ($1, $2))::int as codes`,
      [phone, people.patient.phone],
    );
    expect(rows[0]).toMatchObject({ codes: 2 });
    expect(rows[0].nobody).toBeGreaterThan(0);
    expect(await people.lettersTo(phone)).toEqual([]);
    expect((await people.hams.db.pool.query("select from outbox where way = 'nobody'")).rows).toEqual([]);
  });
});

describe('a clinic that has set up nothing', () => {
  test('C-09 says so to everybody alike, and sends nobody anything', async () => {
    const config = parseConfig({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent', DEMO: 'off' });
    const deps = { ...people.hams.deps, config };
    const silent = await buildApp({ ...deps, outbox: openOutbox(deps) });
    const ask = (phone: string) =>
      silent.inject({ method: 'POST', url: '/api/password/forgot', body: { role: 'patient', phone } });
    const [known, unknown] = [await ask(people.patient.phone), await ask(freshPhone())];
    expect(known.json()).toMatchObject({
      status: 501,
      code: 'no_messages',
      message: 'This clinic can’t send messages yet, so we can’t send a code. Please call the clinic.',
    });
    expect(unknown.body).toBe(known.body);
    await silent.close();
  });
});

test.each([
  ['/password/forgot', 'role', { role: 'clinic' }],
  ['/password/forgot', 'role', { role: undefined }],
  ['/password/forgot', 'phone', { phone: '12345' }],
  ['/password/reset', 'role', { role: 'admin' }],
  ['/password/reset', 'phone', { phone: '' }],
  ['/password/reset', 'code', { code: '12345' }],
  ['/password/reset', 'code', { code: '1234567' }],
  ['/password/reset', 'code', { code: 'abcdef' }],
  ['/password/reset', 'code', { code: '' }],
  ['/password/reset', 'code', { code: 123456 }],
  ['/password/reset', 'password', { password: 'short' }],
  ['/password/reset', 'password', { password: 'x'.repeat(201) }],
])('C-09 %s refuses a wrong %s by name, and counts no guess', async (url, field, wrong) => {
  const code = await people.askForCode();
  const whole = { role: 'patient', phone: people.patient.phone, code, password: 'new secret' };
  const answer = await people.post(url, { ...whole, ...wrong });
  expect(answer.json()).toMatchObject({ status: 400, fields: [{ field }] });
  const { rows } = await people.hams.db.pool.query(
    'select guesses, sent from password_codes where phone = $1',
    [people.patient.phone],
  );
  expect(rows).toEqual([{ guesses: 0, sent: 1 }]);
});
