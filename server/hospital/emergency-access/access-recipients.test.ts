import { afterAll, beforeAll, expect, type MockInstance, test, vi } from 'vitest';
import { query } from '#db/statement.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { createMessages } from '#server/messaging/notices/create-messages.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { addPatientAtDesk, callAsStaff, newDesk, type TestDesk } from '#server/testing/hospital/desk.ts';
import { addGuardian } from '#server/testing/patients/guardians.ts';
import { newPatient } from '#server/testing/people.ts';

let hams: TestApp;
let desk: TestDesk;
let put: MockInstance<typeof hams.deps.outbox.put>;
beforeAll(async () => {
  hams = await testApp({ DEMO: 'on' });
  desk = await newDesk(hams);
  put = vi.spyOn(hams.deps.outbox, 'put');
});
afterAll(() => hams.close());

const reason = 'Unconscious at the desk, nobody with her';
let now = thursdayMorning;
const breakGlass = async (id: string) => {
  now += 15 * 60_000;
  hams.setNow(now);
  return (
    await callAsStaff(hams, desk.lakshmi, 'POST', `/hospital/patients/${id}/emergency-access`, { reason })
  ).body;
};
const isPatientNotified = async (id: string) =>
  (await callAsStaff(hams, desk.lakshmi, 'GET', `/hospital/patients/${id}`)).body.person.isTold;
const listDestinations = async (phone: string) => {
  await createMessages(hams.deps, 100);
  const sql = `select from outbox where kind = 'recordOpened' and recipient = :phone`;
  return (await query(hams.db.pool, sql, { phone })).length;
};
const lastOwnerText = () => put.mock.lastCall?.[2].text;

test('M-03 M-13 whom the desk wrote down with a phone is told there that the record was opened', async () => {
  const phone = '9876522221';
  const person = await addPatientAtDesk(hams, desk, { phone });
  expect(await isPatientNotified(person)).toBe(true);
  expect((await breakGlass(person)).message).toMatch(
    /^.*We’ve told the patient and the hospital’s owners\.$/,
  );
  expect(await listDestinations(phone)).toBeGreaterThan(0);
  expect(lastOwnerText()).toContain('We’ve told the patient too.');
});

test('M-03 where nobody can be told, the answer and the owners are told so', async () => {
  const person = await addPatientAtDesk(hams, desk);
  expect(await isPatientNotified(person)).toBe(false);
  const words = 'We’ve told the hospital’s owners. We couldn’t tell the patient';
  expect((await breakGlass(person)).message).toContain(words);
  // The same again, while it is open.
  expect((await breakGlass(person)).message).toContain(words);
  expect(lastOwnerText()).toContain('We couldn’t tell the patient.');
});

test('M-03 J-05 whoever looks after somebody hears of it in the place of the phone at the desk', async () => {
  const phone = '9876522223';
  const person = await addPatientAtDesk(hams, desk, { phone });
  const guardian = await newPatient(hams);
  await addGuardian(hams, guardian, parseId('patient', person) ?? 0, { relation: 'parent' });
  await breakGlass(person);
  expect(await listDestinations(phone)).toBe(0);
  expect(await listDestinations(guardian.phone)).toBeGreaterThan(0);
});
