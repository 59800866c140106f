import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, publishDay, type TestPerson } from '#server/testing/people.ts';

const friday = '2026-11-27';
let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;

beforeAll(async () => {
  hams = await testApp();
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  await publishDay(hams, doctor, friday, ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30'], 30);
});
afterAll(() => hams.close());

async function requestReschedule(slot: string, more: Record<string, unknown> = {}, who = patient) {
  const booked = await bookVisit(hams, who, doctor, slot, {
    consultStatus: 'Online',
    payStatus: 'Paid',
    reason: 'Cough',
  });
  const { appointmentId } = booked.json<{ appointmentId: string }>();
  await send('PUT', '/appointments/respond', { appointmentId, action: 'accept' }, doctor);
  await send('POST', '/patient/request-reschedule', { appointmentId, reason: 'A journey', ...more }, who);
  return appointmentId;
}
const send = (method: 'POST' | 'PUT', url: string, body: Record<string, unknown>, { bearer }: TestPerson) =>
  hams.app.inject({ method, url: `/api${url}`, headers: bearer, body });
const answer = (appointmentId: string, more: Record<string, unknown>) =>
  send('POST', '/doctors/handle-reschedule', { appointmentId, ...more }, doctor);
const mine = async (who = patient) =>
  (await hams.app.inject({ url: '/api/patients/appointments', headers: who.bearer })).json<
    { appointmentId: string; appStatus: string; date: string; slot: string }[]
  >();

test('G-03 approving moves it to the time that the doctor picks: accepted, linked, with a room of its own', async () => {
  const appointmentId = await requestReschedule('12:30', { preferredDate: friday, preferredSlot: '10:00' });
  const approved = await answer(appointmentId, { action: 'approve', date: friday, slotNumber: '10:30' });
  expect(approved.statusCode).toBe(200);
  const { appointment, appStatus } = approved.json<{
    appStatus: string;
    appointment: Record<string, unknown>;
  }>();
  expect(appStatus).toBe('Rescheduled');
  expect(appointment).toMatchObject({
    appStatus: 'Pending',
    date: friday,
    slotNumber: '10:30',
    reason: 'Cough',
    consultStatus: 'Online',
    payStatus: 'Paid',
    meetLink: expect.stringMatching(/^hams-/),
  });
  const { rows } = await hams.db.pool.query(
    `select n.replaces_id = o.id as linked, n.ends_at - n.starts_at = interval '30 minutes' as half_hour,
       n.meeting_link <> o.meeting_link as own_room, n.fee_paise = o.fee_paise as same_fee,
       (select array_agg(action order by id) from appointment_events where appointment_id = n.id) as events
     from appointments n, appointments o where n.id = $1 and o.id = $2`,
    [Number(String(appointment.appointmentId).slice(4)), Number(appointmentId.slice(4))],
  );
  expect(rows).toEqual([{ linked: true, half_hour: true, own_room: true, same_fee: true, events: ['book'] }]);
  const again = await bookVisit(hams, await newPatient(hams), doctor, '12:30');
  expect(again.statusCode).toBe(201);
});

test('G-03 without a time of the doctor’s the preferred one counts', async () => {
  const appointmentId = await requestReschedule('12:45', { preferredDate: friday, preferredSlot: '11:00' });
  const approved = await answer(appointmentId, { action: 'approve' });
  expect(approved.json()).toMatchObject({ appointment: { date: friday, slotNumber: '11:00' } });
});

test.each([{}, { preferredDate: friday, preferredSlot: '11:30' }])(
  'G-03 the patient picks when nobody names a time, or when the doctor leaves it to them (%j)',
  async (preferred) => {
    const who = await newPatient(hams);
    const appointmentId = await requestReschedule(
      'preferredDate' in preferred ? '13:00' : '13:15',
      preferred,
      who,
    );
    const approved = await answer(appointmentId, {
      action: 'approve',
      patientPicks: 'preferredDate' in preferred,
    });
    expect(approved.json()).toMatchObject({ appStatus: 'Rescheduled', appointment: null });
    expect(await mine(who)).toMatchObject([{ appStatus: 'Rescheduled' }]);
  },
);

test.each([
  ['slot_taken', 409, { date: friday, slotNumber: '12:00' }],
  ['slot_not_published', 422, { date: friday, slotNumber: '10:15' }],
  ['slot_not_published', 422, { date: '2026-11-28', slotNumber: '10:00' }],
  ['slot_past', 422, { date: '2026-11-25', slotNumber: '10:00' }],
  ['invalid_request', 400, { date: friday }],
  ['invalid_request', 400, { slotNumber: '10:00' }],
])(
  'G-03 a new time that cannot be had is refused with %s, and nothing is moved',
  async (code, status, time) => {
    await send(
      'POST',
      '/appointments/book',
      { date: friday, doctorId: String(doctor.id), slotNumber: '12:00' },
      await newPatient(hams),
    );
    const who = await newPatient(hams);
    const slot = ['14:00', '14:15', '14:30', '14:45', '15:00', '15:15'].at(attempts++) ?? '';
    const appointmentId = await requestReschedule(slot, {}, who);
    const refused = await answer(appointmentId, { action: 'approve', ...time });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([status, code]);
    expect(await mine(who)).toMatchObject([{ appStatus: 'Request for Rescheduling', date: thursday, slot }]);
  },
);
let attempts = 0;

test('G-03 the same slot again is a time like another: its own appointment is not in the way', async () => {
  const who = await newPatient(hams);
  const appointmentId = await requestReschedule('15:45', {}, who);
  const approved = await answer(appointmentId, { action: 'approve', date: thursday, slotNumber: '15:45' });
  expect(approved.json()).toMatchObject({ appointment: { slotNumber: '15:45', appStatus: 'Pending' } });
});

test('G-03 a patient who is elsewhere at that time is named as the reason', async () => {
  const [who, otherDoctor] = await Promise.all([newPatient(hams), newDoctor(hams)]);
  await publishDay(hams, otherDoctor, friday, ['12:30'], 30);
  await send(
    'POST',
    '/appointments/book',
    { date: friday, doctorId: String(otherDoctor.id), slotNumber: '12:30' },
    who,
  );
  const appointmentId = await requestReschedule('16:15', {}, who);
  const refused = await answer(appointmentId, { action: 'approve', date: friday, slotNumber: '12:30' });
  expect(refused.json()).toMatchObject({ status: 409, code: 'patient_busy' });
});

test('F-09 why the doctor declines is told to the patient, stands on their cards and in its events', async () => {
  const asker = await newPatient(hams);
  const appointmentId = await requestReschedule('16:30', {}, asker);
  const declined = await answer(appointmentId, { action: 'reject', reason: '  On call all week \ud83d ' });
  expect(declined.statusCode).toBe(200);
  await hams.deps.outbox.deliver();
  const get = async (url: string) =>
    (await hams.app.inject({ url: `/api${url}`, headers: asker.bearer })).json();
  const [notified] = (await get('/bell')).items;
  expect(notified).toMatchObject({ event: 'rescheduleDeclined' });
  expect(notified.text).toMatch(/ Doctor’s reason: “On call all week/);
  const cards = [(await mine(asker))[0], (await get(`/patients/appointments/${appointmentId}`)).appointment];
  for (const card of cards) {
    expect(card).toMatchObject({ appStatus: 'Pending', timeKeptReason: expect.stringMatching(/^On call/) });
  }
  const { appointmentDetails } = await get(`/Appointments/detail?appointmentId=${appointmentId}`);
  expect(appointmentDetails.events.at(-1).note).toMatch(/^On call/);
});

test('F-09 without a reason nothing is said of one', async () => {
  const asker = await newPatient(hams);
  const appointmentId = await requestReschedule('16:45', {}, asker);
  await answer(appointmentId, { action: 'reject', reason: ' ' });
  await hams.deps.outbox.deliver();
  expect((await mine(asker))[0]).toMatchObject({ timeKeptReason: null });
  const bell = await hams.app.inject({ url: '/api/bell', headers: asker.bearer });
  expect(bell.json().items[0].text).not.toContain('reason');
});
