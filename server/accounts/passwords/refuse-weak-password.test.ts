import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPasswordResetPeople, differentCode } from '#server/testing/accounts/password-reset-people.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { doctorForm, freshPhone, hospitalForm, newPatient, patientForm } from '#server/testing/people.ts';
import { listCommonPasswords } from './refuse-weak-password.ts';

const common = 'This password is too common. Choose a different one.';
const personal = 'Don’t use your name or phone number as your password.';
const refused = (message: string) => ({ status: 400, fields: [{ field: 'password', message }] });

describe('at a sign-up', () => {
  let hams: TestApp;
  beforeAll(async () => {
    hams = await testApp();
  });
  afterAll(() => hams.close());
  const forms = { patients: patientForm, doctors: doctorForm, hospitals: hospitalForm };
  const names = { patients: 'Asha Menon', doctors: 'kabir sethi', hospitals: 'care hospital' };

  describe.each(['patients', 'doctors', 'hospitals'] as const)('of %s', (role) => {
    const signUp = (phone: string, password: string, headers: Record<string, string> = {}) => {
      const body = { ...forms[role](phone), password };
      return hams.app.inject({ method: 'POST', url: `/api/${role}/signup`, body, headers });
    };

    test('P-04 a common password is refused at its field, in any letter case and with any spaces', async () => {
      for (const password of ['qwerty', 'Pass Word', 'LETMEIN', 'trustno1', 'ｐａｓｓｗｏｒｄ']) {
        expect((await signUp(freshPhone(), password)).json()).toMatchObject(refused(common));
      }
      const hindi = await signUp(freshPhone(), 'qwerty', { 'accept-language': 'hi' });
      expect(hindi.json().fields[0].message).toMatch(/^यह सबसे ज़्यादा/);
    });

    test('P-04 the own phone and name are refused, and what is neither opens the account', async () => {
      const phone = freshPhone();
      for (const password of [phone, `+91 ${phone}`, names[role], `${names[role]}1990`.toUpperCase()]) {
        expect((await signUp(phone, password)).json()).toMatchObject(refused(personal));
      }
      expect((await signUp(phone, 'tea at 5')).statusCode).toBe(201);
    });
  });

  test('P-04 in the settings, where the new name and phone count; other changes do not ask', async () => {
    const { bearer, phone } = await newPatient(hams);
    const save = (body: Record<string, unknown>) =>
      hams.app.inject({
        method: 'PUT',
        url: '/api/patients/update-profile',
        headers: bearer,
        body: { ...patientForm(phone), password: '', currentPassword: 'teal kettle', ...body },
      });
    expect((await save({ password: 'dragon' })).json()).toMatchObject(refused(common));
    expect((await save({ name: 'Rohini', password: 'rohini1' })).json()).toMatchObject(refused(personal));
    expect((await save({ password: 'ravine 12' })).statusCode).toBe(200);
  });

  test('P-04 a password that exists already still leads in', async () => {
    const { phone } = await newPatient(hams);
    const hash = await hams.deps.passwords.hash('Patient@123');
    await hams.db.pool.query('update accounts set password_hash = $1 where phone = $2', [hash, phone]);
    const body = { phone, password: 'Patient@123' };
    expect((await hams.app.inject({ method: 'POST', url: '/api/patients/login', body })).statusCode).toBe(
      200,
    );
  });
});

describe('at a reset', () => {
  const people = createPasswordResetPeople();

  test('P-04 a weak password is refused, and the code is good for a better one', async () => {
    const code = await people.askForCode();
    for (let guess = 0; guess < 12; guess += 1) {
      expect((await people.reset(code, { password: 'dragon' })).json()).toMatchObject(refused(common));
    }
    expect((await people.reset(code, { password: 'asha menon' })).json()).toMatchObject(refused(personal));
    expect((await people.reset(code)).statusCode).toBe(200);
  });

  test('P-04 without the code nobody learns whether a password is the name of the owner', async () => {
    const code = await people.askForCode();
    expect((await people.reset(differentCode(code), { password: 'asha menon' })).json()).toMatchObject({
      code: 'wrong_code',
    });
  });
});

test('P-04 the list has the 10,000 most common of six characters or more, as they are compared', async () => {
  const list = [...(await listCommonPasswords())];
  expect(list).toHaveLength(10_000);
  expect(list.slice(0, 4)).toEqual(['123456', 'password', '12345678', 'qwerty']);
  expect(list.filter((one) => one.length < 6 || one !== one.toLowerCase() || /\s/.test(one))).toEqual([]);
});
