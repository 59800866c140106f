import { beforeEach, describe, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { createPhoneOwner, toBearer } from '#server/testing/accounts/phone-owner.ts';
import { thursdayMorning } from '#server/testing/app.ts';
import { addGuardian } from '#server/testing/patients/guardians.ts';
import { createFamilyApp, getPatientId } from '#server/testing/patients/test-families.ts';
import {
  bookVisit,
  newDoctor,
  newPatient,
  newVerifiedPatient,
  type TestPerson,
} from '#server/testing/people.ts';

const app = createFamilyApp();
const { signIn, get, logIn, lettersTo } = createPhoneOwner(() => app.hams);

/** Registered with my number before me; the account becomes `mine` with my first code. */
let stranger: TestPerson;
let accomplice: TestPerson;
beforeEach(async () => {
  app.hams.setNow(thursdayMorning);
  [stranger, accomplice] = await Promise.all([newPatient(app.hams), newVerifiedPatient(app.hams)]);
});

const reads = async (who: Pick<TestPerson, 'bearer'>, person: TestPerson) =>
  (await get(`/patients/${getPatientId(person)}/record`, who)).statusCode;

describe('J-04 a stranger with an account in the name of my phone', () => {
  test('J-04 does not look after me any more, however it was agreed, and does not see what I book', async () => {
    await addGuardian(app.hams, accomplice, stranger.id, { relation: 'parent' });
    expect(await reads(accomplice, stranger)).toBe(200);
    const mine = { ...stranger, ...toBearer(await signIn(stranger.phone)) };
    expect((await app.family(mine)).people[0]?.guardians).toEqual([]);
    const doctor = await newDoctor(app.hams);
    const booked = await bookVisit(app.hams, mine, doctor, '16:00');
    const { appointmentId } = booked.json<{ appointmentId: string }>();
    for (const one of [accomplice, stranger]) {
      const reached = [
        await reads(one, mine),
        (await get(`/patients/appointments/${appointmentId}?patientId=${getPatientId(mine)}`, one))
          .statusCode,
      ];
      expect(reached).toEqual(one === accomplice ? [404, 404] : [401, 401]);
    }
    for (const side of [accomplice, mine]) expect(await app.notified(side)).toContain('familyEnded');
    const [row] = await query<{ ended_by: string }>(
      app.hams.db.pool,
      'select ended_by from guardianships where patient_id = :id',
      { id: mine.id },
    );
    expect(row).toEqual({ ended_by: 'proof' });
  });

  test('J-04 agreed with a phone of their own first and took my number then: it ends all the same', async () => {
    expect((await app.join(accomplice, stranger.phone)).statusCode).toBe(200);
    await query(app.hams.db.pool, 'update accounts set phone = :phone where phone = :old', {
      phone: '7999999901',
      old: stranger.phone,
    });
    const mine = { ...stranger, ...toBearer(await signIn('7999999901')) };
    expect((await app.family(mine)).people[0]?.guardians).toEqual([]);
    expect(await reads(accomplice, mine)).toBe(404);
  });

  test('J-04 cannot use what they asked in my name once the account is mine', async () => {
    const aunt = await newVerifiedPatient(app.hams);
    const { requestId } = (await app.ask(stranger, aunt.phone)).json<{ requestId: string }>();
    const code = await app.codeTo(aunt.phone);
    const mine = { ...stranger, ...toBearer(await signIn(stranger.phone)) };
    for (const one of [stranger, mine, aunt]) {
      expect((await app.enter(one, requestId, code)).statusCode).not.toBe(200);
    }
    expect((await app.family(mine)).asked).toEqual([]);
  });

  test('J-04 whom the account looks after stays with me, and out of the stranger’s reach', async () => {
    const child = (await app.addChild(stranger)).json<{ person: { patientId: string } }>().person;
    const mine = { ...stranger, ...toBearer(await signIn(stranger.phone)) };
    expect((await get(`/patients/${child.patientId}/record`, mine)).statusCode).toBe(200);
    expect((await get(`/patients/${child.patientId}/record`, stranger)).statusCode).toBe(401);
  });
});

describe('J-04 joining a family by a code to a phone that nothing had proven', () => {
  test('J-04 ends whatever a stranger has there; my daughter looks after me, the stranger reads nothing', async () => {
    await addGuardian(app.hams, accomplice, stranger.id, { relation: 'other' });
    const daughter = await app.person();
    const joined = await app.join(daughter, stranger.phone);
    expect(joined.json()).toEqual({ message: 'Agreed. Access starts now.' });
    expect(await reads(daughter, stranger)).toBe(200);
    expect([await reads(stranger, stranger), await reads(accomplice, stranger)]).toEqual([401, 404]);
    expect((await logIn(stranger.phone)).statusCode).toBe(401);
    expect((await lettersTo(stranger.phone)).join('\n')).toContain('was confirmed for the first time');
    const mine = await signIn(stranger.phone);
    expect(mine.json()).toEqual({ token: expect.any(String) });
    const me = { ...stranger, ...toBearer(mine) };
    expect((await app.family(me)).people[0]?.guardians).toMatchObject([
      { name: 'Asha Menon', relation: 'parent' },
    ]);
  });

  test('J-04 a stranger who asks me and enters my code in the account of my number keeps no session there', async () => {
    const { requestId } = (await app.ask(accomplice, stranger.phone)).json<{ requestId: string }>();
    // Logged-in users see this before the code is entered, on every device.
    expect(await app.family(stranger)).toMatchObject({ codeEndsSessions: true });
    expect(await app.family(accomplice)).toMatchObject({ codeEndsSessions: false });
    const joined = await app.enter(stranger, requestId, await app.codeTo(stranger.phone));
    expect(joined.json()).toEqual({
      message:
        'Agreed. Your number has now been confirmed for the first time, so we’ve logged you out everywhere to keep you safe. Log in again with a code.',
    });
    expect(await reads(stranger, stranger)).toBe(401);
    // A guardianship to which I agreed by passing on the code stays, and I can end it.
    const mine = { ...stranger, ...toBearer(await signIn(stranger.phone)) };
    expect(await app.family(mine)).toMatchObject({ codeEndsSessions: false });
    const [guardian] = (await app.family(mine)).people[0]?.guardians ?? [];
    expect((await app.endWith(mine, guardian?.guardianshipId ?? '')).statusCode).toBe(200);
    expect(await reads(accomplice, mine)).toBe(404);
  });

  test('J-04 two people who ask each other at the same moment both join, once', async () => {
    const [one, other] = [stranger, await newPatient(app.hams)];
    const asked = await Promise.all([app.ask(one, other.phone), app.ask(other, one.phone)]);
    const [first, second] = asked.map((answer) => answer.json<{ requestId: string }>().requestId);
    const codes = [await app.codeTo(other.phone), await app.codeTo(one.phone)];
    const joined = await Promise.all([
      app.enter(one, first ?? '', codes[0] ?? ''),
      app.enter(other, second ?? '', codes[1] ?? ''),
    ]);
    expect(joined.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    const open = await query<{ id: number }>(
      app.hams.db.pool,
      'select id from guardianships where until is null and patient_id in (:one, :other)',
      { one: one.id, other: other.id },
    );
    expect(open).toHaveLength(joined.filter(({ statusCode }) => statusCode === 200).length);
  });
});
