import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { VisitMessage } from '#contract/messaging/messages.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let patient: TestPerson;
let doctor: TestPerson;
let appointmentId: string;
beforeAll(async () => {
  hams = await testApp();
});
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  [patient, doctor] = await Promise.all([newPatient(hams), newDoctor(hams)]);
  ({ appointmentId } = (await bookVisit(hams, patient, doctor, '16:00')).json());
  await hams.deps.outbox.deliver();
});
afterAll(() => hams.close());

const ask = (who: TestPerson, id = appointmentId, language = 'en') =>
  hams.app.inject({
    url: `/api/appointments/${id}/messages`,
    headers: { ...who.bearer, 'accept-language': language },
  });
const readLog = async (who: TestPerson, language = 'en') =>
  (await ask(who, appointmentId, language)).json<{ messages: VisitMessage[] }>().messages;
const set = (change: string, channel: string) =>
  hams.db.pool.query(
    `update messages set ${change} where appointment_id = $1 and role = 'patient' and channel = $2`,
    [Number(appointmentId.slice(4)), channel],
  );

test('N-06 the doctor sees what both were told, the patient what the patient was told', async () => {
  const summarize = (messages: readonly VisitMessage[]) =>
    messages.map(({ role, channel, title, state }) => `${role} ${channel}: ${title}, ${state}`);
  const toPatient = ['patient bell: Request, delivered', 'patient email: Request, sent'];
  expect(summarize(await readLog(patient))).toEqual(toPatient);
  expect(summarize(await readLog(doctor))).toEqual([
    ...toPatient,
    'doctor bell: Request, delivered',
    'doctor push: Request, sent',
    'doctor email: Request, sent',
  ]);
});

test('N-06 every field is named, in the language of the reader, and no text or address is among them', async () => {
  const [first] = await readLog(patient, 'hi');
  expect(first).toEqual({
    channel: 'bell',
    event: 'requested',
    title: 'अनुरोध',
    role: 'patient',
    state: 'delivered',
    at: new Date(thursdayMorning).toISOString(),
    date: '2026-11-26',
    time: '08:00',
    parts: null,
  });
  const { body } = await ask(doctor);
  expect(body).not.toContain(patient.phone);
  expect(body).not.toContain('@');
  expect(body).not.toContain('Asha');
});

test('N-06 the state is what is known last', async () => {
  const states = async () => (await readLog(patient)).map(({ state, time }) => `${state} ${time}`);
  await set('sent_at = null', 'email');
  expect((await states())[1]).toBe('waiting 08:00');
  await set("failed_at = '2026-11-26T09:10:00+05:30', failure = 'connect ECONNREFUSED 10.0.0.1'", 'email');
  expect((await states())[1]).toBe('failed 09:10');
  expect((await ask(doctor)).body).not.toContain('10.0.0.1');
  await set("failure = 'superseded'", 'email');
  expect((await states())[1]).toBe('not sent 09:10');
  await set("delivered_at = '2026-11-26T09:20:00+05:30'", 'email');
  expect((await states())[1]).toBe('delivered 09:20');
  await set("read_at = '2026-11-26T09:30:00+05:30'", 'bell');
  expect((await states())[0]).toBe('read 09:30');
});

test('N-06 parts of an SMS are counted in the log', async () => {
  const url = '/api/appointments/respond';
  const body = { appointmentId, action: 'accept' };
  await hams.app.inject({ method: 'PUT', url, headers: doctor.bearer, body });
  await hams.deps.outbox.deliver();
  await set('parts = 2', 'sms');
  expect((await readLog(patient)).find(({ channel }) => channel === 'sms')?.parts).toBe(2);
});

test('A-11 for everybody else the appointment does not exist', async () => {
  const [stranger, otherDoctor] = await Promise.all([newPatient(hams), newDoctor(hams)]);
  for (const other of [stranger, otherDoctor]) {
    expect((await ask(other)).json()).toMatchObject({ status: 404, code: 'appointment_not_found' });
  }
  expect((await ask(doctor, 'APT-999999')).statusCode).toBe(404);
  expect((await ask(doctor, 'none')).statusCode).toBe(404);
});
