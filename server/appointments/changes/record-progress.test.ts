import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import type { VisitStep } from '#domain/appointments/visit-progress.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

const minute = 60_000;
let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
let visit: string;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  visit = (await bookVisit(hams, patient, doctor, '09:00')).json<{ appointmentId: string }>().appointmentId;
});

const call = (method: 'POST' | 'PUT', url: string, body: Record<string, unknown>, by = doctor) =>
  hams.app.inject({ method, url: `/api${url}`, headers: by.bearer, body });
const accept = () => call('PUT', '/appointments/respond', { appointmentId: visit, action: 'accept' });
const note = (step: VisitStep, by = doctor) => call('POST', `/appointments/${visit}/progress`, { step }, by);
const readCode = async (answer: ReturnType<typeof note>) => (await answer).json<{ code: string }>().code;
const iso = (minutes: number) => new Date(thursdayMorning + minutes * minute).toISOString();
const steps = () =>
  query(
    hams.db.pool,
    `select action, actor_role, from_status, to_status from appointment_events
     where appointment_id = :id and action in ('arrive', 'call', 'start', 'end') order by id`,
    { id: Number(visit.slice(4)) },
  );

test('G-04 the doctor notes the steps of a visit, each once, with an event', async () => {
  await accept();
  hams.setNow(thursdayMorning + 50 * minute);
  expect((await note('arrive')).json()).toEqual({
    appointmentId: visit,
    arrivedAt: iso(50),
    calledAt: null,
    startedAt: null,
    endedAt: null,
  });
  hams.setNow(thursdayMorning + 60 * minute);
  await note('start');
  hams.setNow(thursdayMorning + 70 * minute);
  const both = await Promise.all([note('end'), note('end')]);
  for (const answer of both) {
    expect(answer.json()).toMatchObject({ arrivedAt: iso(50), startedAt: iso(60), endedAt: iso(70) });
  }
  hams.setNow(thursdayMorning + 80 * minute);
  expect((await note('arrive')).json()).toMatchObject({ arrivedAt: iso(50) });
  expect(await readCode(note('call'))).toBe('step_passed');
  const event = (action: VisitStep) => ({
    action,
    actor_role: 'doctor',
    from_status: 'Pending',
    to_status: 'Pending',
  });
  expect(await steps()).toEqual([event('arrive'), event('start'), event('end')]);
});

test('G-04 a request has no middle, nor has somebody else’s visit or another day', async () => {
  expect(await readCode(note('arrive'))).toBe('wrong_status');
  await accept();
  expect(await readCode(note('arrive', await newDoctor(hams)))).toBe('appointment_not_found');
  expect((await note('arrive', patient)).statusCode).toBe(403);
  hams.setNow(thursdayMorning - 9 * 60 * minute);
  expect(await readCode(note('arrive'))).toBe('too_early');
  expect(await steps()).toEqual([]);
});

test('G-04 completing a visit ends it, and reopening takes the end back', async () => {
  await accept();
  hams.setNow(thursdayMorning + 75 * minute);
  const ended = async () =>
    (
      await query<{ ended_at: Date | null }>(
        hams.db.pool,
        'select ended_at from appointments where id = :id',
        { id: Number(visit.slice(4)) },
      )
    )[0]?.ended_at?.toISOString() ?? null;
  await call('PUT', `/appointments/update-status/${visit}`, { appStatus: 'Completed' });
  expect(await ended()).toBe(iso(75));
  await call('PUT', '/appointments/reopen', { appointmentId: visit });
  expect(await ended()).toBeNull();
});

test('G-07 the steps of a visit change no status, and are not among its changes', async () => {
  await accept();
  await note('arrive');
  const detail = await hams.app.inject({
    url: `/api/Appointments/detail?appointmentId=${visit}`,
    headers: doctor.bearer,
  });
  const { events } = detail.json<{ appointmentDetails: { events: { to: string }[] } }>().appointmentDetails;
  expect(events.map(({ to }) => to)).toEqual(['Requested', 'Pending']);
});
