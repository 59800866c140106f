import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { insertAppointment } from '#server/testing/appointments/insert-appointment.ts';
import { newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

interface Row {
  readonly start: string;
  readonly status: AppointmentStatus;
  readonly reason?: string;
  readonly mode?: 'Online' | 'Offline';
  readonly pay?: 'Paid' | 'Unpaid';
  readonly patient?: TestPerson;
}

let hams: TestApp;
let doctor: TestPerson;
let stranger: TestPerson;
let asha: TestPerson;
let zoya: TestPerson;
const ids: number[] = [];

const insert = (owner: TestPerson, { start, pay = 'Unpaid', patient = asha, ...row }: Row) =>
  insertAppointment(hams, { ...row, doctor: owner, patient, at: new Date(start), payment: pay });

beforeAll(async () => {
  hams = await testApp();
  [doctor, stranger, asha, zoya] = await Promise.all([
    newDoctor(hams),
    newDoctor(hams),
    newPatient(hams),
    newPatient(hams),
  ]);
  await hams.db.pool.query("update patients set name = 'Zoya 100%_Khan' where id = $1", [zoya.id]);
  const rows: Row[] = [
    { start: '2026-11-20T00:15:00+05:30', status: 'Completed', reason: 'Chest Pain', pay: 'Paid' },
    { start: '2026-11-21T10:00:00+05:30', status: 'Rejected', reason: 'back ache', mode: 'Online' },
    { start: '2026-11-22T10:00:00+05:30', status: 'Cancelled', patient: zoya },
    { start: '2026-11-26T16:00:00+05:30', status: 'Pending', reason: 'Acne', patient: zoya, mode: 'Online' },
    { start: '2026-11-27T16:00:00+05:30', status: 'Confirmed', patient: zoya, pay: 'Paid' },
    { start: '2026-11-28T10:00:00+05:30', status: 'Requested', mode: 'Online' },
    { start: '2026-11-28T11:00:00+05:30', status: 'Request for Rescheduling' },
  ];
  for (const row of rows) ids.push(await insert(doctor, row));
  await insert(stranger, { start: '2026-11-23T12:00:00+05:30', status: 'Completed', patient: zoya });
});
afterAll(() => hams.close());

const get = (query: string, { bearer } = doctor) =>
  hams.app.inject({ url: `/api/appointments/previous${query}`, headers: bearer });
const rowIndexes = async (query: string) => {
  const { appointments } = (await get(query)).json<{ appointments: { appointmentId: string }[] }>();
  return appointments.map(({ appointmentId }) =>
    ids.findIndex((id) => formatId('appointment', id) === appointmentId),
  );
};

test('H-27 all of the doctor’s own appointments that wait in no request list, newest first', async () => {
  const answer = (await get('')).json();
  expect(answer).toMatchObject({ total: 5, page: 1, perPage: 100 });
  expect(await rowIndexes('')).toEqual([4, 3, 2, 1, 0]);
  expect(answer.appointments[4]).toMatchObject({
    appointmentId: formatId('appointment', ids[0] ?? 0),
    date: '2026-11-20',
    slotNumber: '00:15',
    patientName: 'Asha Menon',
    appStatus: 'Completed',
    payStatus: 'Paid',
    reason: 'Chest Pain',
    allowedActions: [],
  });
  expect(answer.appointments[0].allowedActions).toEqual(['callOff', 'reschedule']);
});

test.each([
  ['?status=Rejected', [1]],
  ['?status=Requested', []],
  ['?consultStatus=Online', [3, 1]],
  ['?figure=awaiting', [3]],
  ['?figure=cancelled', [1]],
  ['?figure=ended', [0]],
  ['?figure=online', [3, 1]],
  ['?figure=awaiting&from=2026-11-27', []],
  ['?from=2026-11-22', [4, 3, 2]],
  ['?to=2026-11-22', [2, 1, 0]],
  ['?from=2026-11-20&to=2026-11-20', [0]], // 00:15 in India is the day before in UTC
  ['?to=2026-11-19', []],
  ['?from=2026-11-27&to=2026-11-20', []],
  ['?search=asha', [1, 0]],
  ['?search=ACHE', [1]],
  ['?search=%20chest%20', [0]],
  ['?search=%25', [4, 3, 2]], // a percent sign is one, not a wildcard
  ['?search=0%25_k', [4, 3, 2]],
  ['?search=a_h', []],
  ['?search=%5C', []],
  ['?search=', [4, 3, 2, 1, 0]],
  ["?search='%20or%20true%20--", []],
  ['?status=Pending&consultStatus=Online&search=zoya&from=2026-11-26&to=2026-11-26', [3]],
])('H-27 %s finds %j', async (query, found) => {
  expect(await rowIndexes(query)).toEqual(found);
  expect((await get(query)).json().total).toBe(found.length);
});

test('H-27 an appointment is found by its id in either spelling', async () => {
  const id = ids[2] ?? 0;
  expect(await rowIndexes(`?search=${formatId('appointment', id)}`)).toEqual([2]);
  expect(await rowIndexes(`?search=apt-${id}`)).toEqual([2]);
  expect(await rowIndexes(`?search=${id}`)).toContain(2);
  expect(await rowIndexes(`?search=${formatId('doctor', id)}`)).toEqual([]);
});

test.each([
  ['date', 'asc', [0, 1, 2, 3, 4]],
  ['patient', 'asc', [1, 0, 4, 3, 2]],
  ['patient', 'desc', [4, 3, 2, 1, 0]],
  ['mode', 'asc', [4, 2, 0, 3, 1]],
  ['payment', 'asc', [4, 0, 3, 2, 1]],
  ['payment', 'desc', [3, 2, 1, 4, 0]],
  ['status', 'asc', [2, 0, 4, 3, 1]],
  ['reason', 'asc', [3, 1, 0, 4, 2]],
])('H-27 sorted by %s, %s; equal rows stand newest first', async (sort, order, found) => {
  expect(await rowIndexes(`?sort=${sort}&order=${order}`)).toEqual(found);
});

test('H-27 pages cut the list without losing or repeating a row', async () => {
  expect(await rowIndexes('?perPage=2&sort=mode&order=asc')).toEqual([4, 2]);
  expect(await rowIndexes('?perPage=2&sort=mode&order=asc&page=2')).toEqual([0, 3]);
  expect(await rowIndexes('?perPage=2&sort=mode&order=asc&page=3')).toEqual([1]);
  expect((await get('?perPage=2&page=4')).json()).toEqual({
    appointments: [],
    total: 5,
    page: 4,
    perPage: 2,
    alike: false,
  });
});

test.each([
  ['status', 'status=Done'],
  ['figure', 'figure=paid'],
  ['status', 'status=Pending&status=Completed'],
  ['consultStatus', 'consultStatus=online'],
  ['from', 'from=yesterday'],
  ['to', 'to=2026-02-30'],
  ['search', `search=${'x'.repeat(101)}`],
  ['search', 'search=%00'],
  ['sort', 'sort=fee_paise'],
  ['sort', 'sort=date;drop'],
  ['order', 'order=up'],
  ['page', 'page=0'],
  ['page', 'page=1.5'],
  ['page', 'page=two'],
  ['perPage', 'perPage=201'],
  ['doctorId', 'doctorId='],
])('H-27 a wrong %s is named: %s', async (field, query) => {
  const answer = await get(`?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_request', fields: [{ field }] });
});

describe('whose list it is', () => {
  test('A-11 the own id is taken in either spelling, any other is refused', async () => {
    for (const own of [String(doctor.id), formatId('doctor', doctor.id)]) {
      expect(await rowIndexes(`?doctorId=${own}`)).toHaveLength(5);
    }
    for (const other of [String(stranger.id), formatId('patient', doctor.id), 'x']) {
      for (const list of ['', '.csv']) {
        const answer = await get(`${list}?doctorId=${other}`);
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
      }
    }
  });

  test.each(['previous', 'previous.csv', 'counts'])('A-11 %s is for doctors', async (path) => {
    const url = `/api/appointments/${path}`;
    expect((await hams.app.inject({ url })).statusCode).toBe(401);
    expect((await hams.app.inject({ url, headers: asha.bearer })).statusCode).toBe(403);
    expect((await hams.app.inject({ url, headers: doctor.bearer })).statusCode).toBe(200);
  });
});

test('G-06 the figures count the doctor’s own list: awaited, rejected, completed, online', async () => {
  const counts = async ({ bearer }: TestPerson) =>
    (await hams.app.inject({ url: '/api/appointments/counts', headers: bearer })).json();
  expect(await counts(doctor)).toEqual({
    awaiting: 1,
    confirmed: 1,
    cancelled: 1,
    ended: 1,
    online: 2,
    all: 5,
  });
  expect(await counts(stranger)).toEqual({
    awaiting: 0,
    confirmed: 0,
    cancelled: 0,
    ended: 1,
    online: 0,
    all: 1,
  });
  expect(await counts(await newDoctor(hams))).toEqual({
    awaiting: 0,
    confirmed: 0,
    cancelled: 0,
    ended: 0,
    online: 0,
    all: 0,
  });
});
