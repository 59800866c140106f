import { beforeEach, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { mergePeople } from '#server/hospital/merging/merge-people.ts';
import { makeMessages } from '#server/messaging/notices/make-messages.ts';
import { bearerOf, owner } from '#server/testing/accounts/stranger.ts';
import { thursdayMorning } from '#server/testing/app.ts';
import { families } from '#server/testing/patients/family.ts';
import { endGuardianships, lookAfter, newChild } from '#server/testing/patients/guardians.ts';
import { book, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

const here = families();
const { askForCode, enter } = owner(() => here.hams);

let doctor: TestPerson;
beforeEach(async () => {
  here.hams.setNow(thursdayMorning);
  doctor = await newDoctor(here.hams);
});

/** Everybody has the e-mail address of all tests; only this one is theirs. */
const mailTo = (person: TestPerson, email: string) =>
  query(here.hams.db.pool, 'update accounts set email = :email where phone = :phone', {
    email,
    phone: person.phone,
  });
const make = () => makeMessages(here.hams.deps, 100);
const waitingFor = (email: string) =>
  query(here.hams.db.pool, 'select id from outbox where recipient = :email', { email });
const deliveredTo = async (email: string) => {
  await here.hams.deps.outbox.deliver();
  return query(here.hams.db.pool, 'select id from demo_mailbox where recipient = :email', { email });
};

test.each([
  ['ended a second ago', 1],
  ['goes on', 0],
])('J-05 what waits to be sent of a child to whoever looked after it, and that %s', async (_, ended) => {
  const mother = await newPatient(here.hams);
  const email = `mother${ended}@example.com`;
  await mailTo(mother, email);
  const child = await newChild(here.hams);
  await lookAfter(here.hams, mother, child.id);
  expect((await book(here.hams, mother, doctor, '16:00', { patientId: child.patientId })).statusCode).toBe(
    201,
  );
  await make();
  expect(await waitingFor(email)).toHaveLength(1);
  if (ended) await endGuardianships(here.hams, mother, thursdayMorning);
  here.later(1000);
  expect(await deliveredTo(email)).toHaveLength(ended ? 0 : 1);
  expect(await waitingFor(email)).toEqual([]);
});

test('J-07 what waits to be sent of a visit goes out after its record was merged', async () => {
  const [kept, gone] = [await newPatient(here.hams), await newPatient(here.hams)];
  await mailTo(gone, 'gone@example.com');
  await book(here.hams, gone, doctor, '16:00');
  await make();
  await mergePeople(here.hams.deps, gone.id, kept.id);
  expect(await deliveredTo('gone@example.com')).toHaveLength(1);
});

test('J-04 what waits to be sent to a stranger’s address is not sent once a code has proven my phone', async () => {
  const stranger = await newPatient(here.hams);
  await mailTo(stranger, 'stranger@example.com');
  const code = await askForCode(stranger.phone);
  await book(here.hams, stranger, doctor, '16:00');
  await make();
  expect(await waitingFor('stranger@example.com')).toHaveLength(1);
  const mine = bearerOf(await enter(stranger.phone, code));
  expect(mine.bearer.authorization).toContain('Bearer ');
  expect(await deliveredTo('stranger@example.com')).toEqual([]);
});
