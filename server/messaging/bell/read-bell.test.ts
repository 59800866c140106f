import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Bell } from '#contract/messaging/messages.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { openTab } from '#server/testing/platform/tabs.ts';

let hams: TestApp;
let patient: TestPerson;
let doctor: TestPerson;
beforeAll(async () => {
  hams = await testApp();
});
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  [patient, doctor] = await Promise.all([newPatient(hams), newDoctor(hams)]);
});
afterAll(() => hams.close());

async function booked(slot: string): Promise<string> {
  const answer = await bookVisit(hams, patient, doctor, slot);
  expect(answer.statusCode).toBe(201);
  await hams.deps.outbox.deliver();
  return answer.json<{ appointmentId: string }>().appointmentId;
}
async function change(who: TestPerson, method: 'PUT' | 'POST', url: string, body: Record<string, unknown>) {
  const answer = await hams.app.inject({ method, url: `/api${url}`, headers: who.bearer, body });
  expect(answer.statusCode, answer.body).toBe(200);
  await hams.deps.outbox.deliver();
}
async function readBell(who: TestPerson, language = 'en'): Promise<Bell> {
  const headers = { ...who.bearer, 'accept-language': language };
  return (await hams.app.inject({ url: '/api/bell', headers })).json();
}
async function read(who: TestPerson, upTo: string | undefined): Promise<unknown> {
  const body = { upTo };
  return (await hams.app.inject({ method: 'POST', url: '/api/bell/read', headers: who.bearer, body })).json();
}

test('N-02 a request is in both bells, unread, each with the page on which to go on', async () => {
  const appointmentId = await booked('16:00');
  expect(await readBell(doctor)).toEqual({
    unread: 1,
    items: [
      {
        id: expect.any(String),
        event: 'requested',
        title: 'New request: Asha Menon',
        text: 'Asha Menon has asked for Thu 26 Nov, 16:00, the doctor’s own practice.',
        at: new Date(thursdayMorning).toISOString(),
        read: false,
        appointmentId,
        path: `/dashboard/appointments/${appointmentId}`,
      },
    ],
  });
  const [item] = (await readBell(patient)).items;
  expect(item).toMatchObject({
    title: 'Request sent to Dr. Kabir Sethi',
    path: '/dashboard/patient/appointments',
  });
});

test('N-02 the words are found when it is read, in the language of the reader', async () => {
  await booked('16:00');
  const [item] = (await readBell(doctor, 'hi')).items;
  expect(item?.title).toMatch(/[\u0900-\u097f]/);
  expect(item?.title).toContain('Asha Menon');
});

test('N-02 an old entry keeps the time that it spoke of', async () => {
  const appointmentId = await booked('16:00');
  await hams.db.pool.query(
    "update appointments set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day' where id = $1",
    [Number(appointmentId.slice(4))],
  );
  expect((await readBell(doctor)).items[0]?.text).toContain('Thu 26 Nov, 16:00');
});

test('N-02 a prescription leads to the visits, the question how it was to the form', async () => {
  const appointmentId = await booked('09:00');
  await change(doctor, 'PUT', '/appointments/respond', { appointmentId, action: 'accept' });
  const url = `/appointments/update-status/${appointmentId}`;
  await change(doctor, 'PUT', url, { appStatus: 'Completed', prescription: 'Rest' });
  hams.setNow(Date.parse('2026-11-27T11:00:00+05:30'));
  await hams.deps.outbox.deliver();
  expect((await readBell(patient)).items.map(({ event, path }) => [event, path])).toEqual([
    ['reviewInvited', `/dashboard/patient/reviews?doctor=${formatId('doctor', doctor.id)}`],
    ['prescriptionReady', '/dashboard/patient/appointments'],
    ['accepted', '/dashboard/patient/appointments'],
    ['requested', '/dashboard/patient/appointments'],
  ]);
});

test('N-02 up to one of them is read, and again the same', async () => {
  await booked('10:00');
  await booked('11:00');
  await booked('12:00');
  const [newest, middle] = (await readBell(doctor)).items;
  expect(await read(doctor, middle?.id)).toEqual({ unread: 1 });
  hams.setNow(thursdayMorning + 60_000);
  expect(await read(doctor, middle?.id)).toEqual({ unread: 1 });
  expect((await readBell(doctor)).items.map((one) => one.read)).toEqual([false, true, true]);
  const { rows } = await hams.db.pool.query(
    "select distinct read_at from messages where role = 'doctor' and person_id = $1 and read_at is not null",
    [doctor.id],
  );
  expect(rows).toEqual([{ read_at: new Date(thursdayMorning) }]);
  expect(await read(doctor, newest?.id)).toEqual({ unread: 0 });
});

test('N-02 nobody reads or marks what is somebody else’s, even under the same number', async () => {
  await booked('10:00');
  const [item] = (await readBell(doctor)).items;
  const [stranger, otherDoctor] = await Promise.all([newPatient(hams), newDoctor(hams)]);
  for (const other of [stranger, otherDoctor]) {
    expect(await readBell(other)).toEqual({ unread: 0, items: [] });
    expect(await read(other, '999999999')).toEqual({ unread: 0 });
  }
  await hams.db.pool.query("update messages set person_id = $1 where role = 'patient' and person_id = $2", [
    doctor.id,
    patient.id,
  ]);
  expect((await readBell(doctor)).items.map(({ id }) => id)).toEqual([item?.id]);
  expect((await readBell(doctor)).unread).toBe(1);
});

test('N-02 what is no message is refused', async () => {
  for (const upTo of [undefined, 'newest', '-1', '9'.repeat(30)]) {
    expect(await read(patient, upTo)).toMatchObject({ status: 400, code: 'invalid_request' });
  }
});

test('N-02 of many the newest thirty are shown, and counting ends at a hundred', async () => {
  await hams.db.pool.query(
    `insert into messages (role, person_id, event, channel, locale, made_at)
     select 'patient', $1, 'cancelled', 'bell', 'en', now() from generate_series(1, 120)`,
    [patient.id],
  );
  const { unread, items } = await readBell(patient);
  expect([unread, items.length]).toEqual([100, 30]);
  expect(Number(items[0]?.id)).toBeGreaterThan(Number(items[29]?.id));
});

test('N-02 an open tab hears that something is new, and that another tab has read it', async () => {
  const topic = `doctor:${formatId('doctor', doctor.id)}` as const;
  await booked('10:00');
  const [{ id } = { id: '' }] = (await readBell(doctor)).items;
  const tab = await openTab(hams.app, doctor.token);
  await tab.follow(topic);
  const listSignals = async () => {
    let frame = await tab.next();
    while (frame.type !== 'bell') frame = await tab.next();
    return frame;
  };
  await booked('11:00');
  expect(await listSignals()).toEqual({ type: 'bell', topic });
  await read(doctor, id);
  expect(await listSignals()).toEqual({ type: 'bell', topic });
  tab.socket.close();
});
