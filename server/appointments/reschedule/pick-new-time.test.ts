import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
beforeAll(async () => {
  hams = await testApp();
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
});
afterAll(() => hams.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, who: TestPerson, body?: Record<string, unknown>) =>
  hams.app.inject({ method, url: `/api${url}`, headers: who.bearer, ...(body && { body }) });
const pick = (who: TestPerson, appointmentId: string, slotNumber: string, date = thursday) =>
  call('POST', '/appointments/pick-time', who, { appointmentId, date, slotNumber });

async function createRescheduled(slot: string): Promise<string> {
  const booked = await bookVisit(hams, patient, doctor, slot, { consultStatus: 'Online' });
  const { appointmentId } = booked.json<{ appointmentId: string }>();
  await call('PUT', '/appointments/respond', doctor, { appointmentId, action: 'accept' });
  await call('PUT', `/appointments/update-status/${appointmentId}`, doctor, { appStatus: 'Rescheduled' });
  return appointmentId;
}
const historyEntry = async (appointmentId: string) =>
  (await call('GET', '/patients/appointments', patient))
    .json<{ appointmentId: string; canPickTime: boolean }[]>()
    .find((one) => one.appointmentId === appointmentId);

test('F-08 the new time that the patient picks is accepted at once, linked, and has a room of its own', async () => {
  const appointmentId = await createRescheduled('12:00');
  expect(await historyEntry(appointmentId)).toMatchObject({ canPickTime: true });
  const picked = await pick(patient, appointmentId, '12:30');
  expect(picked.statusCode).toBe(201);
  expect(picked.json()).toMatchObject({ slotNumber: '12:30', appStatus: 'Pending', consultStatus: 'Online' });
  const again = picked.json<{ appointmentId: string }>().appointmentId;
  expect(await historyEntry(again)).toMatchObject({
    replaces: appointmentId,
    meetLink: expect.stringMatching(/^hams-/),
  });
  expect(await historyEntry(appointmentId)).toMatchObject({ canPickTime: false, appStatus: 'Rescheduled' });
});

test('F-08 it is picked once, also by two tabs at the same moment', async () => {
  const appointmentId = await createRescheduled('13:00');
  const answers = await Promise.all(
    ['13:15', '13:30', '13:45'].map((slot) => pick(patient, appointmentId, slot)),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  const lost = answers.filter(({ statusCode }) => statusCode === 409);
  for (const answer of lost) expect(answer.json()).toMatchObject({ code: 'already_replaced' });
});

test('F-08 a taken, unpublished or past time is refused, and can be chosen better', async () => {
  const appointmentId = await createRescheduled('14:00');
  await bookVisit(hams, await newPatient(hams), doctor, '14:30');
  expect((await pick(patient, appointmentId, '14:30')).json()).toMatchObject({
    code: 'slot_taken',
    status: 409,
  });
  expect((await pick(patient, appointmentId, '17:15')).json()).toMatchObject({ code: 'slot_not_published' });
  expect((await pick(patient, appointmentId, '09:00', '2026-11-25')).json()).toMatchObject({
    code: 'slot_past',
  });
  expect((await pick(patient, appointmentId, 'noon')).statusCode).toBe(400);
  expect((await pick(patient, appointmentId, '14:15')).statusCode).toBe(201);
});

test('A-11 somebody else’s rescheduled appointment does not exist; one in another status is refused by name', async () => {
  const appointmentId = await createRescheduled('15:00');
  expect((await pick(await newPatient(hams), appointmentId, '15:15')).statusCode).toBe(404);
  expect((await pick(doctor, appointmentId, '15:15')).statusCode).toBe(403);
  const booked = await bookVisit(hams, patient, doctor, '15:30');
  const answer = await pick(patient, booked.json<{ appointmentId: string }>().appointmentId, '15:45');
  expect(answer.json()).toMatchObject({ status: 409, code: 'wrong_status', appStatus: 'Requested' });
});

test('E-07 forty who lose at once hear who was first, and hold up nobody else', async () => {
  const appointmentId = await createRescheduled('16:00');
  await bookVisit(hams, await newPatient(hams), doctor, '16:30');
  const [profile, ...answers] = await Promise.all([
    hams.app.inject(`/api/doctors/${doctor.id}/profile`),
    ...Array.from({ length: 40 }, () => pick(patient, appointmentId, '16:30')),
  ]);
  expect(profile.statusCode).toBe(200);
  expect(new Set(answers.map((answer) => answer.json<{ code: string }>().code))).toEqual(
    new Set(['slot_taken']),
  );
});
