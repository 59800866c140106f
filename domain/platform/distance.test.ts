import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceKm, maxNearby, nearbyDoctorsKm, nearbyHospitalsKm, type Position } from './distance.ts';

const place = (latitude: number, longitude: number): Position => ({ latitude, longitude });
const delhi = place(28.6519, 77.2315);
const mumbai = place(19.0728, 72.8826);
const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const halfWayRound = Math.PI * 6371;

describe('B-09 distance', () => {
  test.each([
    ['Delhi to Mumbai', delhi, mumbai, 1155],
    ['a degree of latitude', place(0, 0), place(1, 0), 111.2],
    ['a degree of longitude at 60° north', place(60, 10), place(60, 11), 55.6],
    ['across the date line', place(0, 179.5), place(0, -179.5), 111.2],
    ['pole to pole', place(90, 0), place(-90, 0), 20_015],
    ['antipodes', place(10, 20), place(-10, -160), 20_015],
  ])('B-09 %s', (_, from, to, km) => {
    expect(Math.abs(distanceKm(from, to) / km - 1)).toBeLessThan(0.005);
  });

  test('B-09 is none to oneself, the same both ways, and never more than half way round', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
        expect(distanceKm(a, b)).toBeGreaterThanOrEqual(0);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(halfWayRound + 1e-6);
      }),
    );
  });

  test('B-09 a detour is never shorter', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (a, b, c) => {
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-3);
      }),
    );
  });

  test('H-01 nearby reaches 50 km for hospitals, 200 km for doctors, 50 of them at most (docs/product.md#nearby)', () => {
    expect([nearbyHospitalsKm, nearbyDoctorsKm, maxNearby]).toEqual([50, 200, 50]);
  });
});
