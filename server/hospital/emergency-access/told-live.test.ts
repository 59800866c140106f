import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Topic } from '#contract/platform/live.ts';
import { readableId } from '#domain/platform/readable-ids.ts';
import { newStaff, type TestStaff } from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { asStaff, bookFor, newDesk, type TestDesk, writtenDown } from '#server/testing/hospital/desk.ts';
import { openTab } from '#server/testing/platform/tabs.ts';

let hams: TestApp;
let desk: TestDesk;
beforeAll(async () => {
  hams = await testApp();
  desk = await newDesk(hams);
});
afterAll(() => hams.close());

const tabOf = ({ bearer }: TestStaff) => openTab(hams.app, bearer.authorization.slice('Bearer '.length));
const owners = () => `owners:${readableId('hospital', desk.hospital.id)}` as Topic;
const ofHospital = () => `hospital:${readableId('hospital', desk.hospital.id)}` as Topic;

test('M-03 E-08 an owner hears at once that a record was opened, and that it has been seen; the desk hears nothing', async () => {
  const person = await writtenDown(hams, desk);
  const [owner, receptionist] = [await tabOf(desk.owner), await tabOf(desk.lakshmi)];
  await owner.follow(owners());
  await receptionist.follow(ofHospital());
  const opening = `/hospital/people/${person}/emergency-access`;
  const { body } = await asStaff(hams, desk.lakshmi, 'POST', opening, { reason: 'Nobody came along' });
  const told = { type: 'emergency', topic: owners() };
  expect(await owner.next()).toEqual(told);
  await asStaff(hams, desk.owner, 'PUT', `/hospital/emergency-accesses/${body.accessId}/seen`);
  expect(await owner.next()).toEqual(told);
  // A frame about the opening would come before that of the booking.
  await bookFor(hams, desk, person, '10:00');
  expect(await receptionist.next()).toMatchObject({ type: 'appointment' });
  owner.socket.terminate();
  receptionist.socket.terminate();
});

test('M-03 M-02 nobody else may follow it: not the rest of the staff, and no owner of another hospital', async () => {
  const others = [
    desk.lakshmi,
    await newStaff(hams, desk.hospital, 'admin'),
    await newStaff(hams, desk.hospital, 'nurse'),
    (await newDesk(hams)).owner,
  ];
  for (const who of others) {
    const tab = await tabOf(who);
    tab.send({ type: 'follow', topic: owners() });
    expect(await tab.next()).toEqual({ type: 'refused', topic: owners(), because: 'forbidden' });
    tab.socket.terminate();
  }
});
