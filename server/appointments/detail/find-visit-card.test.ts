import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAgreement } from '#server/doctors/registration-checks/check-registration.ts';
import { commandLineActor } from '#server/doctors/registration-checks/registration-decision.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import {
  bookVisit,
  freshPhone,
  hospitalForm,
  newDoctor,
  newPatient,
  type TestPerson,
} from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
const needs = { choices: ['interpreter', 'companion'], language: 'te', note: 'Mother comes along' };

const bookOne = async (slot: string, more = {}, by = patient) =>
  (await bookVisit(hams, by, doctor, slot, more)).json<{ appointmentId: string }>().appointmentId;
const card = (id: string, { bearer } = patient) =>
  hams.app.inject({ url: `/api/patients/appointments/${id}`, headers: bearer });
const respond = (appointmentId: string, action: 'accept' | 'reject') =>
  hams.app.inject({
    method: 'PUT',
    url: '/api/appointments/respond',
    headers: doctor.bearer,
    body: { appointmentId, action, reason: 'On leave' },
  });

beforeAll(async () => {
  hams = await testApp();
  const body = hospitalForm(freshPhone());
  const answer = await hams.app.inject({ method: 'POST', url: '/api/hospitals/signup', body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  await recordAgreement(commandLineActor, hams.deps, doctor.id, true);
});
afterAll(() => hams.close());

test('E-10 the card of a visit says where, what it costs, what is needed, and until when it can be changed', async () => {
  const id = await bookOne('14:00', { hospital: 'Care Hospital', needs });
  const answer = await card(id);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    today: thursday,
    appointment: { appointmentId: id, slot: '14:00', appStatus: 'Requested', needs },
    fee: 650.5,
    address: '1 Marine Drive, Kochi, Kerala 682001',
    position: { latitude: expect.any(Number), longitude: expect.any(Number) },
    changeUntil: { date: thursday, slot: '12:00' },
    answersWithinHours: null,
  });
  hams.setNow(Date.parse('2026-11-26T13:00:00+05:30'));
  expect((await card(id)).json().changeUntil).toEqual({ date: thursday, slot: '14:00' });
  hams.setNow(thursdayMorning);
  await respond(id, 'accept');
  hams.setNow(Date.parse('2026-11-26T13:00:00+05:30'));
  expect((await card(id)).json()).toMatchObject({
    changeUntil: null,
    appointment: { allowedActions: ['confirm'] },
  });
  hams.setNow(thursdayMorning);
});

test('A-11 somebody else’s visit has no card, nor has one elsewhere an address or a way there', async () => {
  const id = await bookOne('14:30', { hospital: 'Lake Clinic' }, await newPatient(hams));
  expect((await card(id)).json().code).toBe('appointment_not_found');
  expect((await card('nonsense')).statusCode).toBe(404);
  const other = await newPatient(hams);
  const elsewhere = await bookOne('15:30', { hospital: 'Lake Clinic' }, other);
  expect((await card(elsewhere, other)).json()).toMatchObject({ address: null, position: null });
});

test('E-10 how fast a doctor answers is said from five answers on, as three of four came', async () => {
  doctor = await newDoctor(hams);
  const slots = ['09:00', '09:15', '09:30', '09:45', '10:00'];
  for (const [index, slot] of slots.entries()) {
    const by = await newPatient(hams);
    const id = await bookOne(slot, {}, by);
    if (index === 4) {
      const asked = await bookOne('16:00', {}, await newPatient(hams));
      await respond(asked, 'reject');
      expect((await card(id, by)).json().answersWithinHours).toBe(1);
    }
    // Four answers within the hour, the last one much later.
    const late = index === 3 ? '5 hours' : '30 minutes';
    await respond(id, 'accept');
    await hams.db.pool.query(
      `update appointment_events set at = at + $2::interval where appointment_id = $1 and actor_role = 'doctor'`,
      [Number(id.slice(4)), late],
    );
    if (index === 2) {
      const asking = await newPatient(hams);
      const asked = await bookOne('16:30', {}, asking);
      expect((await card(asked, asking)).json().answersWithinHours).toBeNull();
    }
  }
});

test('E-09 a repeat that needs something else is another booking; nothing chosen is no need', async () => {
  const by = await newPatient(hams);
  const send = (asked: object | null) =>
    bookVisit(hams, by, doctor, '11:00', { needs: asked }, { 'idempotency-key': 'needs' });
  expect((await send(needs)).statusCode).toBe(201);
  expect((await send(needs)).statusCode).toBe(201);
  expect((await send(null)).json().code).toBe('idempotency_key_reused');
  const none = await bookOne(
    '12:00',
    { needs: { choices: [], language: 'te', note: '' } },
    await newPatient(hams),
  );
  const [row] = (
    await hams.db.pool.query('select needs from appointments where id = $1', [Number(none.slice(4))])
  ).rows;
  expect(row.needs).toBeNull();
});

test('E-09 what is needed comes from the list', async () => {
  for (const asked of [
    { choices: ['helicopter'] },
    { choices: [], language: 'fr' },
    { choices: [], note: 'x'.repeat(201) },
  ]) {
    const answer = await bookVisit(hams, patient, doctor, '13:00', { needs: asked });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('invalid_request');
  }
});

test('E-05 a time at which the patient is elsewhere is not offered as the way out', async () => {
  const other = await newDoctor(hams);
  const asking = await newPatient(hams);
  await bookVisit(hams, asking, other, '09:00');
  const fresh = await newDoctor(hams);
  const refused = await bookVisit(hams, asking, fresh, '09:00');
  expect(refused.json()).toMatchObject({ code: 'patient_busy' });
  expect(refused.json().nextFree).not.toEqual({ date: thursday, slot: '09:00' });
});
