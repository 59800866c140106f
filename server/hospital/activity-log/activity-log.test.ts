import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActivityLog } from '#contract/hospital/activity-log.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { newDoctorAt, newHospital, newStaff, type TestStaff } from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let owner: TestStaff;
let nurse: TestStaff;
let stranger: TestStaff;
let patient: TestPerson;
let doctor: TestPerson;
const reason = '=1+1, unconscious at the desk';
const get = ({ bearer }: TestStaff, url: string) =>
  hams.app.inject({ url: `/api/hospital/${url}`, headers: bearer });
const log = async (who: TestStaff, query = '') =>
  (await get(who, `activity-log${query}`)).json<ActivityLog>();

beforeAll(async () => {
  hams = await testApp();
  const hospital = await newHospital(hams);
  owner = await newStaff(hams, hospital, 'owner');
  nurse = await newStaff(hams, hospital, 'nurse', 'Meera Nair');
  stranger = await newStaff(hams, await newHospital(hams), 'owner');
  patient = await newPatient(hams);
  doctor = await newDoctorAt(hams, hospital);
  await bookVisit(hams, patient, doctor, '09:00');
  const person = `/api/hospital/patients/${patient.id}`;
  const body = { reason };
  const headers = nurse.bearer;
  await hams.app.inject({ method: 'POST', url: `${person}/emergency-access`, headers, body });
  await hams.app.inject({ method: 'POST', url: `${person}/vitals`, headers, body: { heartRate: 71 } });
  await get(nurse, 'activity-log');
});
afterAll(() => hams.close());

test('M-10 the log says who did what on whom and why, newest first, and that it was read', async () => {
  const { lines, actors } = await log(owner);
  expect(lines.slice(0, 3)).toMatchObject([
    { name: 'Meera Nair', role: 'nurse', event: 'refused', address: '127.0.0.1' },
    { name: 'Meera Nair', what: 'Recorded vitals', person: { name: 'Asha Menon' } },
    {
      name: 'Meera Nair',
      event: 'emergency',
      why: reason,
      person: { patientId: formatId('patient', patient.id), name: 'Asha Menon' },
    },
  ]);
  expect(actors.map(({ name }) => name)).toContain('Meera Nair');
  expect((await log(owner)).lines[0]).toMatchObject({ event: 'log', actor: String(owner.id) });
});

test('M-10 it can be asked for a person, an event, somebody of the staff and days', async () => {
  const kinds = async (query: string) => (await log(owner, query)).lines.map(({ event }) => event);
  expect(await kinds(`?patientId=${patient.id}`)).toEqual(['visits', 'emergency']);
  expect(await kinds('?event=emergency')).toEqual(['emergency']);
  expect(await kinds(`?actor=${nurse.id}`)).toEqual(['refused', 'visits', 'emergency', 'sessions']);
  expect(await kinds('?until=2026-11-25')).toEqual([]);
  expect(await kinds('?since=2026-11-26&event=emergency')).toEqual(['emergency']);
});

test('M-10 another hospital reads none of it, and whoever does not lead reads nothing', async () => {
  expect((await log(stranger)).lines.filter(({ name }) => name === 'Meera Nair')).toEqual([]);
  expect((await log(stranger, `?patientId=${patient.id}`)).lines).toEqual([]);
  expect((await get(nurse, 'activity-log.csv')).statusCode).toBe(403);
});

test('M-10 pages follow each other without a gap', async () => {
  for (let time = 0; time < 60; time += 1) await get(nurse, 'activity-log');
  const first = await log(owner);
  const second = await log(owner, `?page=${first.next}`);
  const ids = [...first.lines, ...second.lines].map(({ id }) => Number(id));
  expect(first.lines).toHaveLength(50);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(new Set(ids).size).toBe(ids.length);
  // Every page read is logged, including one requested separately.
  expect((await log(owner)).lines.slice(0, 2)).toMatchObject([{ event: 'log' }, { event: 'log' }]);
});

test('M-10 J-06 what somebody saw of one screen within a minute is one line, each person’s record its own; the log keeps each reading', async () => {
  const another = await newPatient(hams);
  await bookVisit(hams, another, doctor, '10:00');
  const minute = 60_000;
  hams.setNow(thursdayMorning + minute);
  const today = `days/${thursday}`;
  for (const url of [today, 'visits/requests', today, `patients/${patient.id}`, `patients/${patient.id}`]) {
    expect((await get(nurse, url)).statusCode).toBe(200);
  }
  await get(nurse, `patients/${another.id}`);
  hams.setNow(thursdayMorning + 2 * minute);
  await get(nurse, today);
  const views = async (query = '') =>
    (await log(owner, `?kind=views&actor=${nurse.id}&event=read${query}`)).lines.map(
      ({ what, people, person }) => [what, people, person?.patientId ?? null],
    );
  const [one, other] = [formatId('patient', patient.id), formatId('patient', another.id)];
  expect(await views()).toEqual([
    ['Viewed a list of appointments', 2, null],
    ['Viewed name, phone and appointments', 1, other],
    ['Viewed name, phone and appointments', 1, one],
    ['Viewed a list of appointments', 2, null],
  ]);
  // The filter finds the people searched for, and a view of someone else does not count as a repeat.
  expect((await views(`&patientId=${another.id}`)).map(([what]) => what)).toHaveLength(3);
  const { payload } = await get(owner, `activity-log.csv?actor=${nurse.id}&event=read`);
  expect(payload.trim().split('\n')).toHaveLength(1 + 7);
  const kinds = async (kind: string) =>
    new Set((await log(owner, `?kind=${kind}`)).lines.map(({ event }) => event));
  expect([...(await kinds('views'))].sort()).toEqual(['log', 'read']);
  expect((await kinds('actions')).has('read')).toBe(false);
  hams.setNow(thursdayMorning);
});

test('M-10 as a table: what was typed runs as no formula', async () => {
  const { payload, headers } = await get(owner, 'activity-log.csv?event=emergency');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(payload).toContain(`"'${reason}"`);
});

test('M-02 of the staff a nurse alone records and sees vitals, of people whom her hospital knows', async () => {
  const vitals = `patients/${patient.id}/vitals`;
  expect((await get(nurse, vitals)).json()).toMatchObject({
    latest: { heartRate: 71 },
    recordedBy: { name: 'Meera Nair' },
  });
  expect((await get(owner, vitals)).statusCode).toBe(403);
  const unknown = await newPatient(hams);
  expect((await get(nurse, `patients/${unknown.id}/vitals`)).statusCode).toBe(404);
});
