import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UnnotifiedVisit } from '#contract/messaging/unnotified-visits.ts';
import { createMessages } from '#server/messaging/notices/create-messages.ts';
import { countPatientsToCall } from '#server/platform/outbox/list-undelivered.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import {
  addPatientAtDesk,
  bookForPatient,
  callAsStaff,
  newDesk,
  type TestDesk,
} from '#server/testing/hospital/desk.ts';
import { listAddedEntries } from '#server/testing/platform/audit-entries.ts';

let hams: TestApp;
let desk: TestDesk;
beforeAll(async () => {
  // A real clinic that has set up neither SMS nor email.
  hams = await testApp({ DEMO: 'off' });
  desk = await newDesk(hams);
});
afterAll(() => hams.close());

const unflushed = async (of = desk): Promise<UnnotifiedVisit[]> =>
  (await callAsStaff(hams, of.lakshmi, 'GET', '/hospital/unnotified-visits')).body.unnotified;
const toTell = () => countPatientsToCall(hams.db.pool, new Date(hams.deps.clock.now()));

test('M-04 N-06 what no message takes to a patient is read out by the desk, which ticks that it was said', async () => {
  const person = await addPatientAtDesk(hams, desk, {
    phone: '9876511111',
    name: 'Meena Rao',
    gender: 'Female',
  });
  const { body } = await bookForPatient(hams, desk, person, '10:00');
  await createMessages(hams.deps, 100);
  expect(await unflushed()).toEqual([]); // the caller already knows

  const visit = `/hospital/visits/${body.visit.appointmentId}`;
  const move = { date: thursday, slotNumber: '11:00' };
  expect((await callAsStaff(hams, desk.lakshmi, 'PUT', `${visit}/move`, move)).status).toBe(200);
  await createMessages(hams.deps, 100);
  const [one] = await unflushed();
  expect(one).toMatchObject({
    patientName: 'Meena Rao',
    gender: 'Female',
    phone: '9876511111',
    locale: 'en',
  });
  expect(one?.text).toMatch(/11:00/);
  expect(await toTell()).toBe(1);

  const other = await newDesk(hams);
  expect(await unflushed(other)).toEqual([]);
  const tick = (of: TestDesk) =>
    callAsStaff(hams, of.lakshmi, 'PUT', `/hospital/unnotified-visits/${one?.unnotifiedId}`);
  expect((await tick(other)).status).toBe(404);
  const entries = await listAddedEntries(hams, async () => {
    await Promise.all([tick(desk), tick(desk)]);
  });
  expect(entries.filter(({ reason }) => reason === 'tell')).toHaveLength(1);
  expect([await unflushed(), await toTell()]).toEqual([[], 0]);
});
