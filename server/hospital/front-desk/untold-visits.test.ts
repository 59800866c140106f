import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UntoldVisit } from '#contract/messaging/untold-visits.ts';
import { makeMessages } from '#server/messaging/notices/make-messages.ts';
import { countPeopleToTell } from '#server/platform/outbox/list-undelivered.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { asStaff, bookFor, newDesk, type TestDesk, writtenDown } from '#server/testing/hospital/desk.ts';
import { addedBy } from '#server/testing/platform/entries.ts';

let hams: TestApp;
let desk: TestDesk;
beforeAll(async () => {
  // A real clinic that has set up neither SMS nor e-mail.
  hams = await testApp({ DEMO: 'off' });
  desk = await newDesk(hams);
});
afterAll(() => hams.close());

const untold = async (of = desk): Promise<UntoldVisit[]> =>
  (await asStaff(hams, of.lakshmi, 'GET', '/hospital/untold')).body.untold;
const toTell = () => countPeopleToTell(hams.db.pool, new Date(hams.deps.clock.now()));

test('M-04 N-06 what no message takes to a patient is read out by the desk, which ticks that it was said', async () => {
  const person = await writtenDown(hams, desk, { phone: '9876511111', name: 'Meena Rao', gender: 'Female' });
  const { body } = await bookFor(hams, desk, person, '10:00');
  await makeMessages(hams.deps, 100);
  expect(await untold()).toEqual([]); // the caller has heard it

  const visit = `/hospital/visits/${body.visit.appointmentId}`;
  const move = { date: thursday, slotNumber: '11:00' };
  expect((await asStaff(hams, desk.lakshmi, 'PUT', `${visit}/move`, move)).status).toBe(200);
  await makeMessages(hams.deps, 100);
  const [one] = await untold();
  expect(one).toMatchObject({
    patientName: 'Meena Rao',
    gender: 'Female',
    phone: '9876511111',
    locale: 'en',
  });
  expect(one?.text).toMatch(/11:00/);
  expect(await toTell()).toBe(1);

  const other = await newDesk(hams);
  expect(await untold(other)).toEqual([]);
  const tick = (of: TestDesk) => asStaff(hams, of.lakshmi, 'PUT', `/hospital/untold/${one?.untoldId}`);
  expect((await tick(other)).status).toBe(404);
  const entries = await addedBy(hams, async () => {
    await Promise.all([tick(desk), tick(desk)]);
  });
  expect(entries.filter(({ reason }) => reason === 'tell')).toHaveLength(1);
  expect([await untold(), await toTell()]).toEqual([[], 0]);
});
