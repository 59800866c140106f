import { describe, expect, test } from 'vitest';
import { inOrder } from '#server/testing/locks.ts';
import { families, not, patientIdOf } from '#server/testing/patients/family.ts';
import { freshPhone } from '#server/testing/people.ts';

const here = families();
const hour = 60 * 60_000;

const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code: string }>().code;
const idOf = (answer: { json: <T>() => T }) => answer.json<{ requestId: string }>().requestId;

describe('an adult joins by a code to their own phone', () => {
  test('J-04 of whoever has an account, the guardianship is to their own person', async () => {
    const [daughter, father] = [await here.person(), await here.person()];
    const asked = await here.ask(daughter, father.phone, { mayRead: false });
    expect(asked.statusCode, asked.body).toBe(201);
    expect(asked.json()).toMatchObject({ by: 'mailbox', validHours: 24 });
    const [letter] = await here.messagesTo(father.phone);
    expect(letter).toContain('Asha Menon');
    expect(await here.lookedAfter(daughter)).toEqual([]);
    const joined = await here.enter(daughter, idOf(asked), await here.codeTo(father.phone));
    expect(joined.statusCode, joined.body).toBe(200);
    expect((await here.family(daughter)).people[1]).toMatchObject({
      patientId: patientIdOf(father),
      relation: 'parent',
      mayBook: true,
      mayRead: false,
      consent: 'code',
      guardians: null,
    });
    expect((await here.family(father)).people[0]?.guardians).toMatchObject([
      { name: 'Asha Menon', relation: 'parent', mayBook: true, mayRead: false, isCaller: false },
    ]);
    for (const side of [daughter, father]) expect(await here.told(side)).toEqual(['familyJoined']);
  });

  test('J-04 whoever has none gets an account without a password, and a record as described', async () => {
    const daughter = await here.person();
    const phone = freshPhone();
    expect((await here.join(daughter, phone)).statusCode).toBe(200);
    expect((await here.family(daughter)).people[1]).toMatchObject({
      name: 'Ravi Menon',
      gender: 'Male',
      birthYear: 1958,
      dateOfBirth: null,
    });
    const { rows } = await here.hams.db.pool.query(
      `select a.password_hash, p.name from accounts a join patients p on p.account_id = a.id where a.phone = $1`,
      [phone],
    );
    expect(rows).toEqual([{ password_hash: null, name: 'Ravi Menon' }]);
    const login = await here.hams.app.inject({
      method: 'POST',
      url: '/api/patients/login',
      body: { phone, password: '' },
    });
    expect(login.statusCode).toBeGreaterThanOrEqual(400);
  });

  test('J-04 who is asked may enter the code themselves, or decline, which who asked does not hear', async () => {
    const [daughter, father] = [await here.person(), await here.person()];
    const first = idOf(await here.ask(daughter, father.phone));
    expect((await here.family(father)).asking).toMatchObject([{ requestId: first, name: 'Asha Menon' }]);
    const dashboard = async () => (await here.call(father, 'GET', '/patients/appointments/open')).json();
    expect(await dashboard()).toMatchObject({ asking: [{ requestId: first, name: 'Asha Menon' }] });
    const code = await here.codeTo(father.phone);
    expect((await here.call(father, 'DELETE', `/people/requests/${first}`)).statusCode).toBe(200);
    expect((await here.family(father)).asking).toEqual([]);
    expect(await dashboard()).not.toHaveProperty('asking');
    expect((await here.family(daughter)).asked).toMatchObject([{ requestId: first }]);
    expect(codeOf(await here.enter(daughter, first, code))).toBe('wrong_code');
    const second = idOf(await here.ask(daughter, father.phone));
    expect((await here.enter(father, second, await here.codeTo(father.phone))).statusCode).toBe(200);
    expect(await here.lookedAfter(daughter)).toMatchObject([{ patientId: patientIdOf(father) }]);
    expect((await here.family(daughter)).asked).toEqual([]);
  });

  test('J-04 two adults look after each other', async () => {
    const [wife, husband] = [await here.person(), await here.person()];
    await here.join(wife, husband.phone, { relation: 'spouse' });
    await here.join(husband, wife.phone, { relation: 'spouse' });
    expect(await here.lookedAfter(wife)).toMatchObject([{ patientId: patientIdOf(husband) }]);
    expect(await here.lookedAfter(husband)).toMatchObject([{ patientId: patientIdOf(wife) }]);
  });

  test('J-04 a question can be taken back', async () => {
    const [daughter, father] = [await here.person(), await here.person()];
    const asked = idOf(await here.ask(daughter, father.phone));
    const code = await here.codeTo(father.phone);
    await here.call(daughter, 'DELETE', `/people/requests/${asked}`);
    expect(codeOf(await here.enter(daughter, asked, code))).toBe('request_not_found');
    expect((await here.family(father)).asking).toEqual([]);
  });
});

describe('what does not work', () => {
  test('J-04 five wrong guesses end a code, and the right one does no more', async () => {
    const [daughter, father] = [await here.person(), await here.person()];
    const asked = idOf(await here.ask(daughter, father.phone));
    const code = await here.codeTo(father.phone);
    const guesses = [1, 2, 3, 4, 5].map((step) => here.enter(daughter, asked, not(code, step)));
    const codes = (await Promise.all(guesses)).map(codeOf).sort();
    expect(codes).toEqual(['code_expired', ...Array(4).fill('wrong_code')]);
    expect(codeOf(await here.enter(father, asked, code))).toBe('code_expired');
    expect(await here.lookedAfter(daughter)).toEqual([]);
  });

  test('J-04 a code is good for a day', async () => {
    const [daughter, father] = [await here.person(), await here.person()];
    const asked = idOf(await here.ask(daughter, father.phone));
    const code = await here.codeTo(father.phone);
    here.later(24 * hour);
    expect(codeOf(await here.enter(daughter, asked, code))).toBe('code_expired');
    expect((await here.family(daughter)).asked).toEqual([]);
    here.later(0);
  });

  test('J-04 somebody else’s question is unknown, to see, to answer and to end', async () => {
    const [daughter, father, stranger] = [await here.person(), await here.person(), await here.person()];
    const asked = idOf(await here.ask(daughter, father.phone));
    const code = await here.codeTo(father.phone);
    expect(codeOf(await here.enter(stranger, asked, code))).toBe('request_not_found');
    const end = await here.call(stranger, 'DELETE', `/people/requests/${asked}`);
    expect(codeOf(end)).toBe('request_not_found');
    expect(await here.family(stranger)).toMatchObject({ asked: [], asking: [] });
    expect((await here.enter(daughter, asked, code)).statusCode).toBe(200);
  });

  test('J-04 two devices with one code make one guardianship', async () => {
    const daughter = await here.person();
    const phone = freshPhone();
    const asked = idOf(await here.ask(daughter, phone));
    const code = await here.codeTo(phone);
    // Both have read the question before either code counts.
    const question = {
      sql: 'select from guardianship_requests where id = :id for update',
      values: { id: Number(asked) },
    };
    const enter = () => here.enter(daughter, asked, code);
    const answers = await inOrder(here.hams.db.pool, question, enter, enter);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect(await here.lookedAfter(daughter)).toHaveLength(1);
  });

  test('J-04 two who ask the same phone without an account get the same person', async () => {
    const [daughter, son] = [await here.person(), await here.person()];
    const phone = freshPhone();
    const first = idOf(await here.ask(daughter, phone));
    const firstCode = await here.codeTo(phone);
    const second = idOf(await here.ask(son, phone));
    const secondCode = await here.codeTo(phone);
    const joined = await Promise.all([
      here.enter(daughter, first, firstCode),
      here.enter(son, second, secondCode),
    ]);
    expect(joined.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [one, other] = await Promise.all([here.lookedAfter(daughter), here.lookedAfter(son)]);
    expect(one[0]?.patientId).toBe(other[0]?.patientId);
  });

  test('J-03 whoever looks after ten asks for nobody else, and a code that was sent before joins nobody', async () => {
    const [daughter, father] = [await here.person(), await here.person()];
    const asked = await here.ask(daughter, father.phone);
    for (let child = 0; child < 10; child += 1) {
      expect((await here.addChild(daughter, { name: `Child ${child}` })).statusCode).toBe(201);
    }
    const joined = await here.enter(daughter, idOf(asked), await here.codeTo(father.phone));
    expect([joined.statusCode, codeOf(joined)]).toEqual([409, 'people_full']);
    expect(codeOf(await here.ask(daughter, freshPhone()))).toBe('people_full');
    expect(await here.lookedAfter(daughter)).toHaveLength(10);
  });

  test('J-04 the own phone, and a minor, are refused at the field', async () => {
    const daughter = await here.person();
    const fieldOf = async (more: Record<string, unknown>) =>
      (await here.ask(daughter, daughter.phone, more)).json<{ fields: { field: string }[] }>().fields[0]
        ?.field;
    expect(await fieldOf({})).toBe('phone');
    expect(await fieldOf({ birthYear: 2009 })).toBe('birthYear');
    expect(await fieldOf({ birthYear: undefined, dateOfBirth: '2008-11-27' })).toBe('dateOfBirth');
    expect(await fieldOf({ mayBook: false, mayRead: false })).toBe('mayBook');
  });

  test('J-04 one phone is asked three times a day, whoever asks', async () => {
    const phone = freshPhone();
    for (let one = 0; one < 3; one += 1) {
      expect((await here.ask(await here.person(), phone)).statusCode).toBe(201);
    }
    const asker = await here.person();
    const fourth = await here.ask(asker, phone);
    expect([fourth.statusCode, codeOf(fourth)]).toEqual([429, 'too_many_codes']);
    here.later(24 * hour);
    expect((await here.ask(asker, phone)).statusCode).toBe(201);
    here.later(0);
  });

  test('J-04 an account asks ten times a day, also at once', async () => {
    const asker = await here.person();
    const answers = await Promise.all(Array.from({ length: 12 }, () => here.ask(asker, freshPhone())));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(10).fill(201), 429, 429]);
  });

  test('J-04 nobody learns which phones have an account', async () => {
    const [asker, known] = [await here.person(), await here.person()];
    const [one, other] = [await here.ask(asker, known.phone), await here.ask(asker, freshPhone())];
    const shape = ({ json }: typeof one) => ({ ...json<Record<string, unknown>>(), requestId: 'any' });
    expect(shape(other)).toEqual(shape(one));
    const [second, first] = (await here.family(asker)).asked;
    expect(Object.keys(second ?? {})).toEqual(Object.keys(first ?? {}));
    expect(second?.name).toBe(first?.name);
  });
});
