import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnPractice } from '#contract/doctors/practices.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
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
beforeAll(async () => {
  hams = await testApp();
  doctor = await newDoctor(hams);
});
afterAll(() => hams.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, who: TestPerson, body?: object) =>
  hams.app.inject({ method, url: `/api${url}`, headers: who.bearer, ...(body && { body }) });
const own = async (who: TestPerson) =>
  (await call('GET', '/practices', who)).json<{ practices: OwnPractice[] }>().practices;
const evening = {
  name: 'Sethi Heart Clinic',
  practiceAddress: '4 Temple Street, Aluva',
  location: { type: 'Point', coordinates: [76.35, 10.1] },
  fees: { clinic: 400, video: 300, followUp: { fee: 0, days: 7 } },
  slotMinutes: 20,
  modes: ['Offline'],
};
const add = async (who: TestPerson, more: object = {}) =>
  (await call('POST', '/practices', who, { ...evening, ...more })).json<{ practice: OwnPractice }>().practice;
const hospital = async (hospitalName: string) =>
  (
    await hams.app.inject({
      method: 'POST',
      url: '/api/hospitals/signup',
      body: { ...hospitalForm(freshPhone()), hospitalName },
    })
  ).json<{ hospitalId: string }>().hospitalId;
const profile = async ({ id }: TestPerson) =>
  (await hams.app.inject(`/api/doctors/${id}/profile`)).json<{ doctor: Record<string, unknown> }>().doctor;

test('K-01 whoever signs up has a main practice, and adds one of their own', async () => {
  expect(await own(doctor)).toMatchObject([
    {
      name: 'Care Hospital',
      isMain: true,
      fees: { clinic: 650.5, video: 650.5, followUp: null },
      slotMinutes: 15,
    },
  ]);
  const answer = await call('POST', '/practices', doctor, evening);
  expect(answer.statusCode).toBe(201);
  expect(await own(doctor)).toMatchObject([
    { isMain: true },
    {
      name: 'Sethi Heart Clinic',
      isMain: false,
      hospitalId: null,
      hospitalAgreed: false,
      address: '4 Temple Street, Aluva',
      location: evening.location,
      fees: evening.fees,
      slotMinutes: 20,
      modes: ['Offline'],
    },
  ]);
});

test.each([
  ['fees.clinic', { fees: { clinic: -1 } }],
  ['fees.clinic', { fees: {} }],
  ['fees.video', { fees: { clinic: 1, video: 'free' } }],
  ['fees.followUp.days', { fees: { clinic: 1, followUp: { fee: 100 } } }],
  ['fees.followUp.days', { fees: { clinic: 1, followUp: { fee: 100, days: 0 } } }],
  ['slotMinutes', { slotMinutes: 4 }],
  ['slotMinutes', { slotMinutes: 61 }],
  ['slotMinutes', { slotMinutes: 12.5 }],
  ['modes', { modes: [] }],
  ['modes.0', { modes: ['Telephone'] }],
  ['location', { location: undefined }],
  ['name', { name: 'x'.repeat(121) }],
  ['hospitalId', { hospitalId: 'HOS-999999' }],
  ['hospitalId', { hospitalId: 'DOC-000001' }],
])('K-01 a wrong %s is said at the field', async (field, wrong) => {
  const before = await own(doctor);
  const answer = await call('POST', '/practices', doctor, { ...evening, ...wrong });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ fields: { field: string }[] }>().fields.map((each) => each.field)).toEqual([field]);
  expect(await own(doctor)).toEqual(before);
});

test('K-01 a hospital brings its name and place, is what the doctor says, and stands once', async () => {
  const someone = await newDoctor(hams);
  const hospitalId = await hospital('Lakeside Hospital');
  const added = await add(someone, { hospitalId });
  expect(added).toMatchObject({
    name: 'Lakeside Hospital',
    hospitalId,
    hospitalAgreed: false,
    location: { coordinates: [76.2673, 9.9312] },
  });
  const again = await call('POST', '/practices', someone, { ...evening, hospitalId });
  expect(again.json()).toMatchObject({ status: 400, fields: [{ field: 'hospitalId' }] });
  const itself = await call('PUT', `/practices/${added.practiceId}`, someone, { hospitalId, room: 'B 12' });
  expect(itself.json()).toMatchObject({ practice: { hospitalId, room: 'B 12' } });
});

test('K-01 the main practice cannot move to the hospital of another practice', async () => {
  const someone = await newDoctor(hams);
  await add(someone, { hospitalId: await hospital('Backwater Hospital') });
  const refused = await call('PUT', '/doctors/editProfile', someone, { hospital: 'backwater hospital' });
  expect(refused.json()).toMatchObject({ status: 400, fields: [{ field: 'hospital' }] });
  expect((await own(someone))[0]).toMatchObject({ name: 'Care Hospital', isMain: true });
});

test('K-01 whichever practice is the main one, the working hours are those of the profile', async () => {
  const someone = await newDoctor(hams);
  const second = await add(someone);
  const hours = { workingHoursFrom: '10:00', workingHoursTo: '19:00', workingDays: [1, 6] };
  await call('PUT', '/doctors/editProfile', someone, hours);
  await call('PUT', `/practices/${second.practiceId}`, someone, { isMain: true });
  expect(await profile(someone)).toMatchObject({
    workingHours: { from: '10:00', to: '19:00' },
    workingDays: [1, 6],
  });
});

test('K-01 fields that are left out stay, and the main practice is what the profile says', async () => {
  const someone = await newDoctor(hams);
  const second = await add(someone);
  const changed = await call('PUT', `/practices/${second.practiceId}`, someone, {
    isMain: true,
    fees: { clinic: 450 },
  });
  expect(changed.json()).toMatchObject({
    practice: { ...second, isMain: true, fees: { clinic: 450, video: 450, followUp: null } },
  });
  expect(await profile(someone)).toMatchObject({
    Hospital: 'Sethi Heart Clinic',
    basicFee: 450,
    address: '4 Temple Street, Aluva',
  });
  expect((await own(someone)).map(({ isMain }) => isMain)).toEqual([true, false]);
  await call('PUT', '/doctors/editProfile', someone, { basicFee: 500, Hospital: 'Sethi Clinic' });
  expect((await own(someone))[0]).toMatchObject({ name: 'Sethi Clinic', fees: { clinic: 500 } });
});

test('K-01 somebody else’s practice is nobody’s', async () => {
  const theirs = await add(await newDoctor(hams));
  for (const [path, body] of [
    [`/practices/${theirs.practiceId}`, { room: '1' }],
    [`/practices/${theirs.practiceId}/end`, {}],
    ['/practices/PRA-999999', { room: '1' }],
    ['/practices/DOC-000001', { room: '1' }],
  ] as const) {
    expect((await call('PUT', path, doctor, body)).json()).toMatchObject({ code: 'practice_not_found' });
  }
});

test('K-01 a practice ends, but neither the main one nor one with visits ahead, which are named', async () => {
  const someone = await newDoctor(hams);
  const [main] = await own(someone);
  const second = await add(someone);
  const end = (id: string | undefined) => call('PUT', `/practices/${id}/end`, someone);
  expect((await end(main?.practiceId)).json()).toMatchObject({ status: 409, code: 'practice_is_main' });

  await call('PUT', `/practices/${second.practiceId}`, someone, { isMain: true });
  const booked = (await bookVisit(hams, await newPatient(hams), someone, '10:15')).json<{
    appointment: { appointmentId: string };
  }>();
  await hams.db.pool.query('update appointments set practice_id = $1 where doctor_id = $2', [
    Number(main?.practiceId.slice(4)),
    someone.id,
  ]);
  const refused = (await end(main?.practiceId)).json<{ message: string }>();
  expect(refused).toMatchObject({
    code: 'practice_has_visits',
    visits: [{ date: thursday, slotNumber: '10:15' }],
  });
  expect(refused.message).toContain('26 Nov 10:15');
  expect(booked).toBeTruthy();
  expect(await own(someone)).toHaveLength(2);

  await hams.db.pool.query("update appointments set status = 'Cancelled' where doctor_id = $1", [someone.id]);
  expect((await end(main?.practiceId)).statusCode).toBe(200);
  expect(await own(someone)).toMatchObject([{ practiceId: second.practiceId, isMain: true }]);
  expect((await end(main?.practiceId)).json()).toMatchObject({ code: 'practice_not_found' });
});

test('K-01 a doctor has ten practices at most', async () => {
  const someone = await newDoctor(hams);
  for (let at = 1; at < 10; at += 1) await add(someone, { name: `Clinic ${at}` });
  const eleventh = await call('POST', '/practices', someone, evening);
  expect(eleventh.json()).toMatchObject({ code: 'practices_full', limit: 10 });
  expect(await own(someone)).toHaveLength(10);
});

test('K-01 a practice is called by its number or by PRA- and six digits', async () => {
  const [main] = await own(doctor);
  const id = Number(main?.practiceId.slice(4));
  expect(main?.practiceId).toBe(formatId('practice', id));
  expect((await call('PUT', `/practices/${id}`, doctor, { room: '2' })).statusCode).toBe(200);
});
