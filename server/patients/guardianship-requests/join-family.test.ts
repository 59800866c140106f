import { describe, expect, test } from 'vitest';
import { runInLockOrder } from '#server/testing/lock-order.ts';
import { createFamilyApp, differentCode, getPatientId } from '#server/testing/patients/test-families.ts';
import { freshPhone } from '#server/testing/people.ts';

const app = createFamilyApp();
const hour = 60 * 60_000;

const readCode = (answer: { json: <T>() => T }) => answer.json<{ code: string }>().code;
const readRequestId = (answer: { json: <T>() => T }) => answer.json<{ requestId: string }>().requestId;

describe('an adult joins by a code to their own phone', () => {
  test('J-04 of whoever has an account, the guardianship is to their own person', async () => {
    const [daughter, father] = [await app.person(), await app.person()];
    const asked = await app.ask(daughter, father.phone, { mayRead: false });
    expect(asked.statusCode, asked.body).toBe(201);
    expect(asked.json()).toMatchObject({ by: 'mailbox', validHours: 24 });
    const [letter] = await app.messagesTo(father.phone);
    expect(letter).toContain('Asha Menon');
    expect(await app.lookedAfter(daughter)).toEqual([]);
    const joined = await app.enter(daughter, readRequestId(asked), await app.codeTo(father.phone));
    expect(joined.statusCode, joined.body).toBe(200);
    expect((await app.family(daughter)).people[1]).toMatchObject({
      patientId: getPatientId(father),
      relation: 'parent',
      mayBook: true,
      mayRead: false,
      consent: 'code',
      guardians: null,
    });
    expect((await app.family(father)).people[0]?.guardians).toMatchObject([
      { name: 'Asha Menon', relation: 'parent', mayBook: true, mayRead: false, isCaller: false },
    ]);
    for (const side of [daughter, father]) expect(await app.notified(side)).toEqual(['familyJoined']);
  });

  test('J-04 whoever has none gets an account without a password, and a record as described', async () => {
    const daughter = await app.person();
    const phone = freshPhone();
    expect((await app.join(daughter, phone)).statusCode).toBe(200);
    expect((await app.family(daughter)).people[1]).toMatchObject({
      name: 'Ravi Menon',
      gender: 'Male',
      birthYear: 1958,
      dateOfBirth: null,
    });
    const { rows } = await app.hams.db.pool.query(
      `select a.password_hash, p.name from accounts a join patients p on p.account_id = a.id where a.phone = $1`,
      [phone],
    );
    expect(rows).toEqual([{ password_hash: null, name: 'Ravi Menon' }]);
    const login = await app.hams.app.inject({
      method: 'POST',
      url: '/api/patients/login',
      body: { phone, password: '' },
    });
    expect(login.statusCode).toBeGreaterThanOrEqual(400);
  });

  test('J-04 who is asked may enter the code themselves, or decline, which who asked does not hear', async () => {
    const [daughter, father] = [await app.person(), await app.person()];
    const first = readRequestId(await app.ask(daughter, father.phone));
    expect((await app.family(father)).asking).toMatchObject([{ requestId: first, name: 'Asha Menon' }]);
    const dashboard = async () => (await app.call(father, 'GET', '/patients/appointments/open')).json();
    expect(await dashboard()).toMatchObject({ asking: [{ requestId: first, name: 'Asha Menon' }] });
    const code = await app.codeTo(father.phone);
    expect((await app.call(father, 'DELETE', `/people/requests/${first}`)).statusCode).toBe(200);
    expect((await app.family(father)).asking).toEqual([]);
    expect(await dashboard()).not.toHaveProperty('asking');
    expect((await app.family(daughter)).asked).toMatchObject([{ requestId: first }]);
    expect(readCode(await app.enter(daughter, first, code))).toBe('wrong_code');
    const second = readRequestId(await app.ask(daughter, father.phone));
    expect((await app.enter(father, second, await app.codeTo(father.phone))).statusCode).toBe(200);
    expect(await app.lookedAfter(daughter)).toMatchObject([{ patientId: getPatientId(father) }]);
    expect((await app.family(daughter)).asked).toEqual([]);
  });

  test('J-04 two adults look after each other', async () => {
    const [wife, husband] = [await app.person(), await app.person()];
    await app.join(wife, husband.phone, { relation: 'spouse' });
    await app.join(husband, wife.phone, { relation: 'spouse' });
    expect(await app.lookedAfter(wife)).toMatchObject([{ patientId: getPatientId(husband) }]);
    expect(await app.lookedAfter(husband)).toMatchObject([{ patientId: getPatientId(wife) }]);
  });

  test('J-04 a question can be taken back', async () => {
    const [daughter, father] = [await app.person(), await app.person()];
    const asked = readRequestId(await app.ask(daughter, father.phone));
    const code = await app.codeTo(father.phone);
    await app.call(daughter, 'DELETE', `/people/requests/${asked}`);
    expect(readCode(await app.enter(daughter, asked, code))).toBe('request_not_found');
    expect((await app.family(father)).asking).toEqual([]);
  });
});

describe('what does not work', () => {
  test('J-04 five wrong guesses end a code, and the right one does no more', async () => {
    const [daughter, father] = [await app.person(), await app.person()];
    const asked = readRequestId(await app.ask(daughter, father.phone));
    const code = await app.codeTo(father.phone);
    const guesses = [1, 2, 3, 4, 5].map((step) => app.enter(daughter, asked, differentCode(code, step)));
    const codes = (await Promise.all(guesses)).map(readCode).sort();
    expect(codes).toEqual(['code_expired', ...Array(4).fill('wrong_code')]);
    expect(readCode(await app.enter(father, asked, code))).toBe('code_expired');
    expect(await app.lookedAfter(daughter)).toEqual([]);
  });

  test('J-04 a code is good for a day', async () => {
    const [daughter, father] = [await app.person(), await app.person()];
    const asked = readRequestId(await app.ask(daughter, father.phone));
    const code = await app.codeTo(father.phone);
    app.later(24 * hour);
    expect(readCode(await app.enter(daughter, asked, code))).toBe('code_expired');
    expect((await app.family(daughter)).asked).toEqual([]);
    app.later(0);
  });

  test('J-04 somebody else’s question is unknown, to see, to answer and to end', async () => {
    const [daughter, father, stranger] = [await app.person(), await app.person(), await app.person()];
    const asked = readRequestId(await app.ask(daughter, father.phone));
    const code = await app.codeTo(father.phone);
    expect(readCode(await app.enter(stranger, asked, code))).toBe('request_not_found');
    const end = await app.call(stranger, 'DELETE', `/people/requests/${asked}`);
    expect(readCode(end)).toBe('request_not_found');
    expect(await app.family(stranger)).toMatchObject({ asked: [], asking: [] });
    expect((await app.enter(daughter, asked, code)).statusCode).toBe(200);
  });

  test('J-04 two devices with one code make one guardianship', async () => {
    const daughter = await app.person();
    const phone = freshPhone();
    const asked = readRequestId(await app.ask(daughter, phone));
    const code = await app.codeTo(phone);
    // Both have read the question before either code counts.
    const question = {
      sql: 'select from guardianship_requests where id = :id for update',
      values: { id: Number(asked) },
    };
    const enter = () => app.enter(daughter, asked, code);
    const answers = await runInLockOrder(app.hams.db.pool, question, enter, enter);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect(await app.lookedAfter(daughter)).toHaveLength(1);
  });

  test('J-04 two who ask the same phone without an account get the same person', async () => {
    const [daughter, son] = [await app.person(), await app.person()];
    const phone = freshPhone();
    const first = readRequestId(await app.ask(daughter, phone));
    const firstCode = await app.codeTo(phone);
    const second = readRequestId(await app.ask(son, phone));
    const secondCode = await app.codeTo(phone);
    const joined = await Promise.all([
      app.enter(daughter, first, firstCode),
      app.enter(son, second, secondCode),
    ]);
    expect(joined.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [one, other] = await Promise.all([app.lookedAfter(daughter), app.lookedAfter(son)]);
    expect(one[0]?.patientId).toBe(other[0]?.patientId);
  });

  test('J-03 whoever looks after ten asks for nobody else, and a code that was sent before joins nobody', async () => {
    const [daughter, father] = [await app.person(), await app.person()];
    const asked = await app.ask(daughter, father.phone);
    for (let child = 0; child < 10; child += 1) {
      expect((await app.addChild(daughter, { name: `Child ${child}` })).statusCode).toBe(201);
    }
    const joined = await app.enter(daughter, readRequestId(asked), await app.codeTo(father.phone));
    expect([joined.statusCode, readCode(joined)]).toEqual([409, 'people_full']);
    expect(readCode(await app.ask(daughter, freshPhone()))).toBe('people_full');
    expect(await app.lookedAfter(daughter)).toHaveLength(10);
  });

  test('J-04 the own phone, and a minor, are refused at the field', async () => {
    const daughter = await app.person();
    const listInvalidFields = async (more: Record<string, unknown>) =>
      (await app.ask(daughter, daughter.phone, more)).json<{ fields: { field: string }[] }>().fields[0]
        ?.field;
    expect(await listInvalidFields({})).toBe('phone');
    expect(await listInvalidFields({ birthYear: 2009 })).toBe('birthYear');
    expect(await listInvalidFields({ birthYear: undefined, dateOfBirth: '2008-11-27' })).toBe('dateOfBirth');
    expect(await listInvalidFields({ mayBook: false, mayRead: false })).toBe('mayBook');
  });

  test('J-04 one phone is asked three times a day, whoever asks', async () => {
    const phone = freshPhone();
    for (let one = 0; one < 3; one += 1) {
      expect((await app.ask(await app.person(), phone)).statusCode).toBe(201);
    }
    const asker = await app.person();
    const fourth = await app.ask(asker, phone);
    expect([fourth.statusCode, readCode(fourth)]).toEqual([429, 'too_many_codes']);
    app.later(24 * hour);
    expect((await app.ask(asker, phone)).statusCode).toBe(201);
    app.later(0);
  });

  test('J-04 an account asks ten times a day, also at once', async () => {
    const asker = await app.person();
    const answers = await Promise.all(Array.from({ length: 12 }, () => app.ask(asker, freshPhone())));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(10).fill(201), 429, 429]);
  });

  test('J-04 nobody learns which phones have an account', async () => {
    const [asker, known] = [await app.person(), await app.person()];
    const [one, other] = [await app.ask(asker, known.phone), await app.ask(asker, freshPhone())];
    const shape = ({ json }: typeof one) => ({ ...json<Record<string, unknown>>(), requestId: 'any' });
    expect(shape(other)).toEqual(shape(one));
    const [second, first] = (await app.family(asker)).asked;
    expect(Object.keys(second ?? {})).toEqual(Object.keys(first ?? {}));
    expect(second?.name).toBe(first?.name);
  });
});
