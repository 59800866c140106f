// Lists the endpoints whose responses may be some seconds old. In tests `deps.reads` is read-only, as with a
// replica.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { newDoctorAt, newHospital, newStaff } from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { newDoctor, newPatient, publishDay, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
beforeAll(async () => {
  hams = await testApp();
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  await publishDay(hams, doctor, thursday, ['11:00'], 15);
});
afterAll(() => hams.close());
afterEach(() => void vi.restoreAllMocks());

async function countReads(url: string, headers: Record<string, string> = {}) {
  const [reads, pool] = [vi.spyOn(hams.deps.reads, 'query'), vi.spyOn(hams.deps.database.pool, 'query')];
  const { statusCode } = await hams.app.inject({ url, headers });
  return { statusCode, old: reads.mock.calls.length, fresh: pool.mock.calls.length };
}
const mumbaiQuery = 'latitude=19.07&longitude=72.87';

test.each([
  ['doctors nearby', '/api/doctors/nearby/19.07/72.87'],
  ['a search', `/api/doctors/search?q=heart&${mumbaiQuery}`],
  ['suggestions', `/api/search?q=an&${mumbaiQuery}`],
  ['hospitals nearby', '/api/hospitals/getAll/19.07/72.87'],
  ['places by name', '/api/cities?namePrefix=mum'],
  ['the place of a position', '/api/geocode/reverse?latitude=19.07&longitude=72.87'],
])('P-05 %s may be some seconds old', async (_, url) => {
  const { statusCode, old, fresh } = await countReads(url);
  expect(statusCode).toBe(200);
  expect(old).toBeGreaterThan(0);
  expect(fresh).toBe(0);
});

test.each([
  ['a search for who is free today', () => `/api/doctors/search?free=today&${mumbaiQuery}`, () => ({})],
  ['a search for who is free soonest', () => `/api/doctors/search?sort=soonest&${mumbaiQuery}`, () => ({})],
  ['free slots', () => `/api/doctors/${doctor.id}/slots?date=${thursday}`, () => ({})],
  ['published days', () => `/api/doctors/${doctor.id}/availability`, () => ({})],
  ['the profile of a doctor', () => `/api/doctors/${doctor.id}/profile`, () => ({})],
  ['the own visits', () => '/api/patients/appointments', () => patient.bearer],
  ['the own reviews', () => '/api/reviews', () => patient.bearer],
  ['the own sessions', () => '/api/sessions', () => patient.bearer],
])('P-05 %s never are', async (_, url, headers) => {
  const { statusCode, old, fresh } = await countReads(url(), headers());
  expect(statusCode).toBe(200);
  expect(old).toBe(0);
  expect(fresh).toBeGreaterThan(0);
});

test('P-05 the reviews of a doctor may be old, but not for who may just have written one', async () => {
  const url = `/api/reviews/${doctor.id}`;
  expect((await countReads(url)).old).toBe(1);
  vi.restoreAllMocks();
  expect((await countReads(url, patient.bearer)).old).toBe(0);
});

test('P-05 so may the page of a hospital, but for its free slots', async () => {
  const hospital = await newHospital(hams);
  await newDoctorAt(hams, hospital);
  const url = `/api/hospitals/${hospital.id}`;
  expect(await countReads(url)).toEqual({ statusCode: 200, old: 2, fresh: 1 });
  vi.restoreAllMocks();
  expect(await countReads(url, patient.bearer)).toEqual({ statusCode: 200, old: 0, fresh: 3 });
});

test('P-05 so may the figures and the log of a hospital', async () => {
  const { bearer } = await newStaff(hams, await newHospital(hams), 'owner');
  for (const url of [
    'reports?from=2026-11-20&to=2026-11-22',
    'reports.csv?from=2026-11-20&to=2026-11-22',
    'activity-log',
    'activity-log.csv',
  ]) {
    const { statusCode, old } = await countReads(`/api/hospital/${url}`, bearer);
    expect([url, statusCode]).toEqual([url, 200]);
    expect(old).toBeGreaterThan(0);
    vi.restoreAllMocks();
  }
});

test('P-05 a hospital that the replica does not know yet is looked for in the primary', async () => {
  const hospital = await newHospital(hams);
  const { pool } = hams.deps.database;
  // As if it had come a moment ago.
  vi.spyOn(hams.deps.reads, 'query').mockImplementationOnce(() => pool.query('select where false'));
  expect((await hams.app.inject(`/api/hospitals/${hospital.id}`)).statusCode).toBe(200);
});
