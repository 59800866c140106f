import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distanceKm, maxNearby, nearbyDoctorsKm } from '#domain/platform/distance.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { insertDoctors } from '#server/testing/insert-test-rows.ts';

let hams: TestApp;
interface Placed {
  id: number;
  latitude: number;
  longitude: number;
}
let doctors: Placed[];

beforeAll(async () => {
  hams = await testApp();
  // Three thousand doctors between 6° and 36° north, so that order by degrees and order by kilometres differ.
  const placed = Array.from({ length: 3000 }, (_, index) => {
    const n = index + 1;
    return { n, longitude: 77 + Math.sin(n * 12.9898) * 2.2, latitude: 21 + Math.sin(n * 78.233) * 15 };
  });
  const ids = await insertDoctors(
    hams.db.pool,
    placed.map(({ n, longitude, latitude }) => ({
      name: `Dr. ${n}`,
      specialization: n % 10 === 0 ? 'Cardiology' : 'Dentistry',
      hospital: `Care Hospital ${n % 3}`,
      location: [longitude, latitude],
    })),
  );
  doctors = placed.map(({ longitude, latitude }, index) => ({ id: ids[index] ?? 0, longitude, latitude }));
});
afterAll(() => hams.close());

const nearby = async (latitude: number, longitude: number, query = '') =>
  (await hams.app.inject(`/api/doctors/nearby/${latitude}/${longitude}${query}`)).json();

test.each([
  [6.5, 77],
  [21, 77.5],
  [28.6, 76.2],
  [35.5, 78],
])('H-03 the nearest by true distance, none missed, at %d° north', async (latitude, longitude) => {
  const here = { latitude, longitude };
  const expected = doctors
    .map((doctor) => ({ _id: String(doctor.id), km: distanceKm(here, doctor) }))
    .filter(({ km }) => km <= nearbyDoctorsKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, maxNearby);
  const found: { _id: string; distanceKm: number }[] = await nearby(latitude, longitude);
  expect(found.map(({ _id }) => _id)).toEqual(expected.map(({ _id }) => _id));
  expect(found[0]?.distanceKm).toBeCloseTo(expected[0]?.km ?? Number.NaN, 1);
});

describe('filters', () => {
  test('D-02 specialization is matched without regard to case', async () => {
    const found: { specialization: string }[] = await nearby(21, 77, '?specialization=cARDIOlogy');
    expect(found.length).toBeGreaterThan(4);
    expect(new Set(found.map(({ specialization }) => specialization))).toEqual(new Set(['Cardiology']));
  });

  test('D-02 so is the hospital, and both together', async () => {
    const found: { Hospital: string; specialization: string }[] = await nearby(
      21,
      77,
      '?hname=care%20hospital%201&specialization=Dentistry',
    );
    expect(found.length).toBeGreaterThan(4);
    expect(new Set(found.map((each) => `${each.Hospital}/${each.specialization}`))).toEqual(
      new Set(['Care Hospital 1/Dentistry']),
    );
  });

  test('D-03 nobody is found for what nobody does', async () => {
    expect(await nearby(21, 77, "?specialization=' or 1=1 --")).toEqual([]);
  });
});

test.each([
  ['/doctors/nearby/91/77', 'latitude'],
  ['/doctors/nearby/12/181', 'longitude'],
  ['/doctors/nearby/abc/77', 'latitude'],
  ['/doctors/nearby/NaN/77', 'latitude'],
  ['/doctors/nearby/1e3/77', 'latitude'],
  ['/hospitals/getAll/12/-181', 'longitude'],
  ['/hospitals/getAll/%20/77', 'latitude'],
  ['/doctors/nearby/12/77?hname=a%00b', 'hname'],
  ['/doctors/nearby/12/77?specialization=%00', 'specialization'],
])('H-01 %s is 400 and names the field', async (path, field) => {
  const answer = await hams.app.inject(`/api${path}`);
  expect(answer.json()).toMatchObject({ status: 400, fields: [{ field }] });
});

test('H-03 far from everybody the list is empty', async () => {
  expect(await nearby(-40, -120)).toEqual([]);
});
