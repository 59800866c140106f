import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DoctorSummary } from '#contract/doctors/doctors.ts';
import type { FoundDoctors, Suggestions } from '#contract/search/doctor-search.ts';
import { distanceKm, maxNearby } from '#domain/platform/distance.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { insertDoctors } from '#server/testing/insert-test-rows.ts';
import { newDoctor, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let alone: TestPerson;
/** The location where the doctors signed up, and one forty kilometres north of it. */
const kochi = { latitude: 9.9312, longitude: 76.2673 };
const aluva = { latitude: 10.3, longitude: 76.2673 };
beforeAll(async () => {
  hams = await testApp();
  [doctor, alone] = [await newDoctor(hams), await newDoctor(hams)];
  const body = {
    name: 'Periyar Heart Clinic',
    location: { type: 'Point', coordinates: [aluva.longitude, aluva.latitude] },
    fees: { clinic: 200 },
  };
  await hams.app.inject({ method: 'POST', url: '/api/practices', headers: doctor.bearer, body });
});
afterAll(() => hams.close());

const get = async <Answer>(url: string, values: object = {}) => {
  const query = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return (await hams.app.inject({ url: `/api${url}`, query })).json<Answer>();
};
const near = ({ latitude, longitude }: typeof kochi, query: object = {}) =>
  get<DoctorSummary[]>(`/doctors/nearby/${latitude}/${longitude}`, query);
const search = (query: object) => get<FoundDoctors>('/doctors/search', query);
const toReadableId = ({ id }: TestPerson) => formatId('doctor', id);
const atClinic = { Hospital: 'Periyar Heart Clinic', basicFee: 200, hospitalAgreed: false };
const atHospital = { Hospital: 'Care Hospital', basicFee: 650.5 };
const listPracticeNames = (found: { practices?: { name: string }[] | undefined } | undefined) =>
  found?.practices?.map(({ name }) => name);

test('K-02 a list shows each doctor once, by the nearest practice, and names the others', async () => {
  for (const list of [await near(aluva), (await search({ ...aluva, q: 'Kabir' })).doctors]) {
    const [first, second] = list;
    expect(list).toHaveLength(2);
    expect(first).toMatchObject({ doctorId: toReadableId(doctor), distanceKm: 0, ...atClinic });
    expect(listPracticeNames(first)).toEqual(['Periyar Heart Clinic', 'Care Hospital']);
    expect(first?.practices?.map(({ distanceKm }) => distanceKm)).toEqual([0, 41]);
    expect(second).toMatchObject({ doctorId: toReadableId(alone), distanceKm: 41, ...atHospital });
    expect(second).not.toHaveProperty('practices');
  }
  const from = await near(kochi);
  expect(from.find(({ doctorId }) => doctorId === toReadableId(doctor))).toMatchObject({
    distanceKm: 0,
    ...atHospital,
  });
});

test('K-02 without a place a list shows the main practice', async () => {
  const { doctors } = await search({ q: 'Kabir' });
  expect(doctors.find(({ doctorId }) => doctorId === toReadableId(doctor))).toMatchObject({
    distanceKm: null,
    ...atHospital,
  });
});

test('K-02 whoever asks for a hospital finds a doctor by any practice, and that one is shown first', async () => {
  const [nearby] = await near(kochi, { hname: 'periyar heart clinic' });
  expect(nearby).toMatchObject({ doctorId: toReadableId(doctor), distanceKm: 41, ...atClinic });
  expect(listPracticeNames(nearby)).toEqual(['Periyar Heart Clinic', 'Care Hospital']);
  for (const query of [{ ...kochi }, {}, { online: 'true' }]) {
    const { doctors, total, choices } = await search({ ...query, hname: 'Periyar Heart Clinic' });
    expect([total, choices.hname]).toEqual([1, ['Care Hospital', 'Periyar Heart Clinic']]);
    expect(doctors).toMatchObject([{ doctorId: toReadableId(doctor), ...atClinic }]);
  }
  expect((await search({ ...kochi, hname: 'Care Hospital' })).total).toBe(2);
});

test('K-02 fees are filtered, counted and sorted by the practice that is shown', async () => {
  const ids = async (query: object) => (await search(query)).doctors.map(({ doctorId }) => doctorId);
  expect(await ids({ ...aluva, feeTo: 300 })).toEqual([toReadableId(doctor)]);
  expect(await ids({ ...kochi, feeTo: 300 })).toEqual([]);
  expect((await search(aluva)).counts.feeTo?.['500']).toBe(1);
  expect(await ids({ ...aluva, sort: 'fee' })).toEqual([toReadableId(doctor), toReadableId(alone)]);
});

test('K-02 a search finds what any practice is called, with typing errors too', async () => {
  for (const q of ['Periyar', 'Periyar Kabir', 'Periyr']) {
    const { doctors } = await search({ ...kochi, q });
    expect(doctors.map(({ doctorId }) => doctorId)).toEqual([toReadableId(doctor)]);
  }
  const { doctors } = await get<Suggestions>('/search', { q: 'Kabir', ...aluva });
  expect(doctors).toMatchObject([
    { doctorId: toReadableId(doctor), Hospital: 'Periyar Heart Clinic', distanceKm: 0 },
    { doctorId: toReadableId(alone), Hospital: 'Care Hospital', distanceKm: 41 },
  ]);
});

test('K-02 the doctor’s page shows all practices, the specified fields those of the main one', async () => {
  const { doctor: profile } = await get<{ doctor: { practices: { name: string }[] } }>(
    `/doctors/${doctor.id}/profile`,
  );
  expect(profile).toMatchObject(atHospital);
  expect(listPracticeNames(profile)).toEqual(['Care Hospital', 'Periyar Heart Clinic']);
});

test('K-02 a practice that was given up is nowhere', async () => {
  const someone = await newDoctor(hams);
  const headers = someone.bearer;
  const added = await hams.app.inject({
    method: 'POST',
    url: '/api/practices',
    headers,
    body: { name: 'Zenith Clinic', location: { type: 'Point', coordinates: [77, 11] }, fees: { clinic: 1 } },
  });
  expect((await search({ q: 'Zenith' })).total).toBe(1);
  const { practiceId } = added.json<{ practice: { practiceId: string } }>().practice;
  await hams.app.inject({ method: 'PUT', url: `/api/practices/${practiceId}/end`, headers });
  expect((await search({ q: 'Zenith', exact: 'true' })).total).toBe(0);
  expect((await near({ latitude: 11, longitude: 77 })).map(({ Hospital }) => Hospital)).not.toContain(
    'Zenith Clinic',
  );
});

test('K-02 of doctors with one to four practices each list has the nearest of each, as by comparing all of them', async () => {
  const ids = await insertDoctors(
    hams.db.pool,
    Array.from({ length: 60 }, (_, n) => ({
      name: 'Dr. Zubin',
      specialization: 'Urology',
      location: [80 + Math.sin(n * 12.9898), 24 + Math.sin(n * 78.233)],
    })),
  );
  const { rows: practices } = await hams.db.pool.query<{
    doctor: number;
    longitude: number;
    latitude: number;
  }>(
    `with others as (
       insert into practices (doctor_id, name, location, clinic_fee_paise)
       select id, 'Evening Clinic ' || n, point(80 + sin(id * n * 4.1414), 24 + sin(id * n * 9.7)), 0
       from unnest($1::bigint[]) id, generate_series(1, 3) n where n <= id % 4
       returning doctor_id, location
     )
     select doctor_id::int as doctor, location[0] as longitude, location[1] as latitude
     from practices where doctor_id = any($1::bigint[])
     union all select doctor_id::int, location[0], location[1] from others`,
    [ids],
  );
  for (const here of [
    { latitude: 24, longitude: 80 },
    { latitude: 23.4, longitude: 80.7 },
  ]) {
    const nearest = new Map<number, number>();
    for (const { doctor: id, ...place } of practices)
      nearest.set(id, Math.min(nearest.get(id) ?? Number.POSITIVE_INFINITY, distanceKm(here, place)));
    const expected = [...nearest]
      .sort(([, one], [, other]) => one - other)
      .map(([id, km]) => [formatId('doctor', id), Math.round(km * 10) / 10]);
    const shown = (list: readonly { doctorId: string; distanceKm: number | null }[]) =>
      list.map(({ doctorId, distanceKm: km }) => [doctorId, km]);
    expect(shown(await near(here, { specialization: 'Urology' }))).toEqual(expected.slice(0, maxNearby));
    const found: unknown[] = [];
    for (const page of [1, 2, 3, 4]) {
      const { doctors, total } = await search({ ...here, q: 'Zubin', page });
      expect(total).toBe(expected.length);
      found.push(...shown(doctors as readonly { doctorId: string; distanceKm: number | null }[]));
    }
    expect(found).toEqual(expected.slice(0, found.length));
    expect(found.length).toBeGreaterThan(20);
  }
});
