import { beforeEach, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { mergePeople } from '#server/hospital/merging/merge-people.ts';
import { createMessages } from '#server/messaging/notices/create-messages.ts';
import { createPhoneOwner, toBearer } from '#server/testing/accounts/phone-owner.ts';
import { thursdayMorning } from '#server/testing/app.ts';
import { addGuardian, endGuardianships, newChild } from '#server/testing/patients/guardians.ts';
import { createFamilyApp } from '#server/testing/patients/test-families.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

const app = createFamilyApp();
const { askForCode, enter } = createPhoneOwner(() => app.hams);

let doctor: TestPerson;
beforeEach(async () => {
  app.hams.setNow(thursdayMorning);
  doctor = await newDoctor(app.hams);
});

/** All tests share one email address; only this person gets their own. */
const mailTo = (person: TestPerson, email: string) =>
  query(app.hams.db.pool, 'update accounts set email = :email where phone = :phone', {
    email,
    phone: person.phone,
  });
const make = () => createMessages(app.hams.deps, 100);
const waitingFor = (email: string) =>
  query(app.hams.db.pool, 'select id from outbox where recipient = :email', { email });
const deliveredTo = async (email: string) => {
  await app.hams.deps.outbox.deliver();
  return query(app.hams.db.pool, 'select id from demo_mailbox where recipient = :email', { email });
};

test.each([
  ['ended a second ago', 1],
  ['goes on', 0],
])('J-05 what waits to be sent of a child to whoever looked after it, and that %s', async (_, ended) => {
  const mother = await newPatient(app.hams);
  const email = `mother${ended}@example.com`;
  await mailTo(mother, email);
  const child = await newChild(app.hams);
  await addGuardian(app.hams, mother, child.id);
  expect(
    (await bookVisit(app.hams, mother, doctor, '16:00', { patientId: child.patientId })).statusCode,
  ).toBe(201);
  await make();
  expect(await waitingFor(email)).toHaveLength(1);
  if (ended) await endGuardianships(app.hams, mother, thursdayMorning);
  app.later(1000);
  expect(await deliveredTo(email)).toHaveLength(ended ? 0 : 1);
  expect(await waitingFor(email)).toEqual([]);
});

test('J-07 what waits to be sent of a visit goes out after its record was merged', async () => {
  const [survivor, duplicate] = [await newPatient(app.hams), await newPatient(app.hams)];
  await mailTo(duplicate, 'gone@example.com');
  await bookVisit(app.hams, duplicate, doctor, '16:00');
  await make();
  await mergePeople(app.hams.deps, duplicate.id, survivor.id);
  expect(await deliveredTo('gone@example.com')).toHaveLength(1);
});

test('J-04 what waits to be sent to a stranger’s address is not sent once a code has proven my phone', async () => {
  const stranger = await newPatient(app.hams);
  await mailTo(stranger, 'stranger@example.com');
  const code = await askForCode(stranger.phone);
  await bookVisit(app.hams, stranger, doctor, '16:00');
  await make();
  expect(await waitingFor('stranger@example.com')).toHaveLength(1);
  const mine = toBearer(await enter(stranger.phone, code));
  expect(mine.bearer.authorization).toContain('Bearer ');
  expect(await deliveredTo('stranger@example.com')).toEqual([]);
});
