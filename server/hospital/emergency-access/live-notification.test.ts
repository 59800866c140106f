import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Topic } from '#contract/platform/live-frames.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { newStaff, type TestStaff } from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import {
  addPatientAtDesk,
  bookForPatient,
  callAsStaff,
  newDesk,
  type TestDesk,
} from '#server/testing/hospital/desk.ts';
import { openTab } from '#server/testing/platform/tabs.ts';

let hams: TestApp;
let desk: TestDesk;
beforeAll(async () => {
  hams = await testApp();
  desk = await newDesk(hams);
});
afterAll(() => hams.close());

const openStaffTab = ({ bearer }: TestStaff) =>
  openTab(hams.app, bearer.authorization.slice('Bearer '.length));
const ownersTopic = () => `owners:${formatId('hospital', desk.hospital.id)}` as Topic;
const ofHospital = () => `hospital:${formatId('hospital', desk.hospital.id)}` as Topic;

test('M-03 E-08 an owner hears at once that a record was opened, and that it has been seen; the desk hears nothing', async () => {
  const person = await addPatientAtDesk(hams, desk);
  const [owner, receptionist] = [await openStaffTab(desk.owner), await openStaffTab(desk.lakshmi)];
  await owner.follow(ownersTopic());
  await receptionist.follow(ofHospital());
  const opening = `/hospital/patients/${person}/emergency-access`;
  const { body } = await callAsStaff(hams, desk.lakshmi, 'POST', opening, { reason: 'Nobody came along' });
  const notified = { type: 'emergency', topic: ownersTopic() };
  expect(await owner.next()).toEqual(notified);
  await callAsStaff(hams, desk.owner, 'PUT', `/hospital/emergency-accesses/${body.accessId}/seen`);
  expect(await owner.next()).toEqual(notified);
  // A frame about the opening would arrive before that of the booking.
  await bookForPatient(hams, desk, person, '10:00');
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
    const tab = await openStaffTab(who);
    tab.send({ type: 'follow', topic: ownersTopic() });
    expect(await tab.next()).toEqual({ type: 'refused', topic: ownersTopic(), because: 'forbidden' });
    tab.socket.terminate();
  }
});
