import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadPlaces } from '#db/places/load-places.ts';
import { readPincodes } from '#db/places/read-pincodes.ts';
import { presetCities } from '#domain/search/preset-cities.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
  const client = await hams.db.pool.connect();
  await loadPlaces(client, join(projectRoot, 'db/places'));
  client.release();
});
afterAll(() => hams.close());

const cities = async (namePrefix: string, limit = '') =>
  (await hams.app.inject(`/api/cities?namePrefix=${encodeURIComponent(namePrefix)}${limit}`)).json();
const findNames = async (prefix: string): Promise<string[]> =>
  (await cities(prefix)).data.map(({ city }: { city: string }) => city);

describe('searching', () => {
  test.each([
    ['Bangal', 'Bangalore'],
    ['bengal', 'Bengaluru'],
    ['BOMB', 'Bombay'],
    ['mumb', 'Mumbai'],
    ['cochi', 'Cochin'],
    ['koch', 'Kochi'],
    ['calcut', 'Calcutta'],
    ['new d', 'New Delhi'],
    ['delhi', 'Delhi'],
    ['  hyder ', 'Hyderabad'],
  ])('H-37 %j finds %s first', async (typed, city) => {
    expect((await findNames(typed))[0]).toBe(city);
  });

  test.each([
    // Typing errors.
    ['banglore', 'Bangalore'],
    ['hydrabad', 'Hyderabad'],
    ['mumabi', 'Mumbai'],
    ['chenai', 'Chennai'],
    ['ahemdabad', 'Ahmedabad'],
    ['vishakapatnam', 'Vishakapatnam'],
    ['luknow', 'Lucknow'],
    // Former names.
    ['Bombay', 'Bombay'],
    ['Madras', 'Madras'],
    ['Poona', 'Poona'],
    ['Trivandrum', 'Trivandrum'],
    ['Baroda', 'Baroda'],
    ['Benares', 'Benares'],
    ['Allahabad', 'Allahabad'],
    ['Gurgaon', 'Gurgaon'],
    ['Vizag', 'Vizag'],
    ['bomby', 'Bombay'],
    // Scripts, by a name of their own or by its sound.
    ['पुणे', 'पुणे'],
    ['मुंबई', 'मुंबई'],
    ['हैदराबाद', 'हैदराबाद'],
    ['హైదరాబాద్', 'హైదరాబాద్'],
    ['చెన్నై', 'చెన్నై'],
    ['சென்னை', 'சென்னை'],
    ['ಬೆಂಗಳೂರು', 'ಬೆಂಗಳೂರು'],
    ['കൊച്ചി', 'കൊച്ചി'],
    ['কলকাতা', 'কলকাতা'],
    ['અમદાવાદ', 'અમદાવાદ'],
    ['कानपुर', 'Kanpur'],
    ['जोधपुर', 'Jodhpur'],
    ['বর্ধমান', 'Barddhaman'],
  ])('B-05 %j finds %s first', async (typed, city) => {
    expect((await findNames(typed))[0]).toBe(city);
  });

  test('B-05 at most ten, each once, with region, country and coordinates', async () => {
    const { data } = await cities('ba');
    expect(data).toHaveLength(10);
    expect(data[0]).toEqual({
      city: expect.any(String),
      region: expect.any(String),
      country: 'India',
      latitude: expect.any(Number),
      longitude: expect.any(Number),
    });
    expect((await cities('ba', '&limit=3')).data).toHaveLength(3);
  });

  test('B-05 nothing for what no place is called, nor for signs only', async () => {
    expect(await findNames('zzzz')).toEqual([]);
    expect(await findNames("%' or 1=1 --")).toEqual([]);
    expect(await findNames('...')).toEqual([]);
  });

  test.each([
    '/cities',
    '/cities?namePrefix=',
    '/cities?namePrefix=a&limit=11',
    '/cities?namePrefix=a&limit=x',
  ])('H-37 %s is 400', async (path) => {
    expect((await hams.app.inject(`/api${path}`)).statusCode).toBe(400);
  });
});

describe('a position', () => {
  test.each(presetCities.map((city) => [city.name, city] as const))(
    'H-36 in the middle of %s is called so',
    async (name, city) => {
      const answer = await hams.app.inject(
        `/api/geocode/reverse?latitude=${city.latitude}&longitude=${city.longitude}`,
      );
      const found: string = answer.json().city;
      const sameName: Record<string, string[]> = {
        Bangalore: ['Bengaluru'],
        Cochin: ['Kochi'],
        Delhi: ['New Delhi'],
      };
      expect([name, ...(sameName[name] ?? [])]).toContain(found);
    },
  );

  test('H-36 in the middle of the ocean has no name', async () => {
    const answer = await hams.app.inject('/api/geocode/reverse?latitude=-40&longitude=80');
    expect(answer.json()).toEqual({ city: null, locality: null });
  });

  test.each(['latitude=91&longitude=1', 'latitude=1', 'latitude=a&longitude=b'])(
    'H-36 %s is 400',
    async (query) => {
      expect((await hams.app.inject(`/api/geocode/reverse?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('a pincode', () => {
  const fetchPlace = async (pincode: string) => (await hams.app.inject(`/api/pincodes/${pincode}`)).json();

  test.each([
    ['500034', 'Hyderabad', 'Telangana'],
    ['600096', 'Chennai', 'Tamil Nadu'],
    ['110001', 'Delhi', 'Delhi'],
    ['682028', 'Kochi', 'Kerala'],
    ['201301', 'Noida', 'Uttar Pradesh'],
    ['194101', 'Leh', 'Ladakh'],
    ['416101', 'Kolhapur', 'Maharashtra'],
    ['799001', 'Agartala', 'Tripura'],
  ])('C-03 %s lies in %s, %s', async (pincode, city, state) => {
    expect(await fetchPlace(pincode)).toEqual({ city, state });
  });

  test('C-03 no place for a number that no post office has; other signs are 400', async () => {
    expect(await fetchPlace('999998')).toEqual({ city: null, state: null });
    expect((await hams.app.inject('/api/pincodes/5000')).statusCode).toBe(400);
    expect((await hams.app.inject('/api/pincodes/50003x')).statusCode).toBe(400);
  });

  test('C-03 every state is one of the gazetteer, so that both name it alike', async () => {
    const places = await readPincodes(join(projectRoot, 'db/places'));
    const regions = await hams.db.pool.query<{ region: string }>('select distinct region from places');
    const known = new Set(regions.rows.map(({ region }) => region));
    expect(
      [...new Set([...places.values()].map(({ state }) => state))].filter((one) => !known.has(one)),
    ).toEqual([]);
    expect(places.size).toBeGreaterThan(19_000);
  });
});
