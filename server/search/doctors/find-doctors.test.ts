import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FoundDoctors } from '#contract/search/doctor-search.ts';
import { toAverageRating as averageOf } from '#domain/doctors/ratings.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { formatSlotTime, listGridStarts } from '#domain/scheduling/slot-grid.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, publishDay, type TestPerson } from '#server/testing/people.ts';
import { addDoctor } from '#server/testing/search/add-doctor.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());
const deleteAllDoctors = () => hams.db.pool.query('truncate doctors, name_words cascade');

const hyderabad = { latitude: 17.4, longitude: 78.5 };
const ask = async (wanted: Record<string, string | number>) => {
  const query = new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)]));
  const answer = await hams.app.inject(`/api/doctors/search?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<FoundDoctors>();
};
const findNames = async (wanted: Record<string, string | number>) =>
  (await ask(wanted)).doctors.map(({ name }) => name);

describe('what was typed', () => {
  beforeAll(async () => {
    await deleteAllDoctors();
    await addDoctor(hams, { name: 'Ananya Rao', specialization: 'Cardiology', hospital: 'Care Hospital' });
    await addDoctor(hams, { name: 'Laxmi Sharma', specialization: 'Dentistry', hospital: 'Lotus Clinic' });
    await addDoctor(hams, { name: 'Vijay Sharma', specialization: 'Dermatology', hospital: 'Care Hospital' });
    await addDoctor(hams, {
      name: 'Far Away',
      specialization: 'Cardiology',
      latitude: 28.6,
      longitude: 77.2,
    });
  });

  test('E-03 an emergency that was typed is said beside whom was found', async () => {
    expect((await ask({ q: 'chest pain' })).emergency).toBe('chest');
    expect((await ask({ q: 'नेहा' })).emergency).toBeNull();
    expect((await ask({})).emergency).toBeNull();
  });

  test.each([
    ['sharma', ['Laxmi Sharma', 'Vijay Sharma']],
    ['शर्मा', ['Laxmi Sharma', 'Vijay Sharma']],
    ['care hospital sharma', ['Vijay Sharma']],
    ['tooth pain', ['Laxmi Sharma']],
    ['skin care', ['Vijay Sharma']],
    ['', ['Ananya Rao', 'Laxmi Sharma', 'Vijay Sharma']],
  ])('D-02 %j nearby lists %j', async (q, expected) => {
    const found = await ask({ q, ...hyderabad });
    expect(found.doctors.map(({ name }) => name).sort()).toEqual(expected);
    expect(found).toMatchObject({ total: expected.length, match: 'exact', reach: 'near' });
  });

  test.each([
    ['heart', ['Ananya Rao', 'Far Away'], 1],
    ['దిల్ నొప్పి', [], 0], // Hindi in the letters of Telugu
    ['గుండె నొప్పి', ['Ananya Rao', 'Far Away'], 1],
    ['दिल का डॉक्टर', ['Ananya Rao', 'Far Away'], 1],
    ['care hospital', ['Ananya Rao', 'Vijay Sharma', 'Far Away'], 2],
  ])('D-02 %j lists %j, those beyond 200 km last', async (q, expected, near) => {
    const found = await ask({ q, ...hyderabad, sort: 'experience' });
    expect(found.doctors.map(({ name }) => name)).toEqual(expected);
    expect(found).toMatchObject({ total: expected.length, near });
  });

  test('D-02 a complaint says what it is, and a mistyped one what it is taken for', async () => {
    const chestPain = { specialization: 'Cardiology', reason: 'Chest Pain' };
    expect(await ask({ q: 'chest pain' })).toMatchObject({ match: 'exact', meant: chestPain });
    const found = await ask({ q: 'cehst pain', ...hyderabad });
    expect(found).toMatchObject({ match: 'similar', meant: chestPain, reach: 'near', near: 1 });
    expect(found.emergency).toBe((await ask({ q: 'chest pain' })).emergency);
    expect(found.emergency).not.toBeNull();
    expect(found.doctors.map(({ name }) => name)).toEqual(['Ananya Rao', 'Far Away']);
    expect(await ask({ q: 'cehst pain', exact: 'true' })).toMatchObject({ total: 0, meant: null });
    expect(await ask({ q: 'pain' })).toMatchObject({ meant: null });
  });

  test('D-02 a sentence says what it complains of, what it denies finds nobody, a name is no complaint', async () => {
    const chestPain = { specialization: 'Cardiology', reason: 'Chest Pain' };
    const found = await ask({ q: 'mere seene mein dard ho raha hai', ...hyderabad });
    expect(found).toMatchObject({ match: 'exact', meant: chestPain, emergency: 'chest', near: 1 });
    expect(found.doctors.map(({ name }) => name)).toEqual(['Ananya Rao', 'Far Away']);
    expect(await findNames({ q: 'my teeth are paining since 2 days', ...hyderabad })).toEqual([
      'Laxmi Sharma',
    ]);
    expect(await findNames({ q: 'no chest pain', ...hyderabad })).toEqual([]);
    expect(await ask({ q: 'i feel sad' })).toMatchObject({ total: 0, emergency: 'suicide' });
    expect(await ask({ q: 'dr nair' })).toMatchObject({ meant: null, total: 0 });
  });

  test('D-02 who is called by a word that is a complaint too comes first among those nearby', async () => {
    await addDoctor(hams, { name: 'Amit Pal', specialization: 'Urology', longitude: 79 });
    // Tamil for "tooth".
    expect(await findNames({ q: 'pal', ...hyderabad })).toEqual(['Amit Pal', 'Laxmi Sharma']);
    await hams.db.pool.query("delete from doctors where name = 'Amit Pal'");
  });

  test.each([
    ['shamra', ['Laxmi Sharma', 'Vijay Sharma']],
    ['dentst', ['Laxmi Sharma']],
    ['anayna rao', ['Ananya Rao']],
  ])('D-02 %j, mistyped, lists %j and says that they are only similar', async (q, expected) => {
    const found = await ask({ q, ...hyderabad });
    expect(found.doctors.map(({ name }) => name).sort()).toEqual(expected);
    expect(found).toMatchObject({ match: 'similar', reach: 'near' });
  });

  test('D-02 whom nobody nearby is called is found where they are', async () => {
    const found = await ask({ q: 'far away', ...hyderabad });
    expect(found).toMatchObject({ total: 1, match: 'exact', reach: 'anywhere' });
    expect(found.doctors[0]?.distanceKm).toBeGreaterThan(1000);
  });

  test('D-02 for a visit by video nobody is too far away', async () => {
    const found = await ask({ specialization: 'Cardiology', online: 'true', ...hyderabad });
    expect(found).toMatchObject({ total: 2, reach: 'anywhere' });
    expect((await ask({ specialization: 'Cardiology', online: 'false', ...hyderabad })).total).toBe(1);
  });

  test('D-02 without a place everybody counts, and nobody is so far away', async () => {
    const found = await ask({ q: 'heart' });
    expect(found.doctors.map(({ name, distanceKm }) => [name, distanceKm])).toEqual([
      ['Ananya Rao', null],
      ['Far Away', null],
    ]);
    expect(found.reach).toBe('anywhere');
    expect((await ask({})).total).toBe(4);
  });

  test.each(['%', '_', '😀', "'", '....', 'zzzqqq', "' or 1=1 --", '.*', '(', '|'])(
    'D-02 %j finds nobody and breaks nothing',
    async (q) => {
      expect(await ask({ q, ...hyderabad })).toMatchObject({ total: 0, doctors: [] });
    },
  );

  test('D-02 what leaves is what other lists say, nothing to write to them with', async () => {
    const [near] = (await hams.app.inject('/api/doctors/nearby/17.4/78.5')).json();
    const [found] = (await ask(hyderabad)).doctors;
    expect(found).toEqual(near);
  });
});

describe('filters', () => {
  beforeAll(async () => {
    await deleteAllDoctors();
    await addDoctor(hams, {
      name: 'A',
      gender: 'Female',
      fee: 300,
      experience: 5,
      languages: ['Hindi', 'Telugu'],
      ratings: [145, 30],
    });
    await addDoctor(hams, {
      name: 'B',
      gender: 'Male',
      fee: 800,
      experience: 20,
      languages: ['English'],
      ratings: [119, 30],
      hospital: 'Lotus Clinic',
    });
    await addDoctor(hams, {
      name: 'C',
      gender: 'Other',
      fee: 1200,
      experience: 40,
      specialization: 'Neurology',
    });
  });

  test.each([
    [{ gender: 'female' }, ['A']],
    [{ gender: 'Female,other' }, ['A', 'C']],
    [{ language: 'telugu,English' }, ['A', 'B', 'C']],
    [{ language: 'hindi' }, ['A']],
    [{ language: 'English' }, ['B', 'C']], // C has no language, and is shown with English
    [{ feeTo: 800 }, ['A', 'B']],
    [{ feeFrom: 800 }, ['B', 'C']],
    [{ feeFrom: 300.01, feeTo: '799.99' }, []],
    [{ experienceFrom: 20 }, ['B', 'C']],
    [{ ratingFrom: 4.5 }, ['A']],
    [{ ratingFrom: '4.0' }, ['A', 'B']], // 3.97 is shown as 4.0, 4.71 as 4.7
    [{ specialization: 'cardioLOGY' }, ['A', 'B']],
    [{ hname: 'lotus CLINIC' }, ['B']],
    [{ hname: 'care' }, []],
    [{ gender: 'Female', feeTo: 200 }, []],
    [{ q: 'heart', gender: 'Male' }, ['B']],
    [{ q: '', language: '', specialization: '', hname: '' }, ['A', 'B', 'C']],
    [{ language: "%' or 1=1 --" }, []],
  ])('D-02 %j lets through %j', async (filter, expected) => {
    expect((await findNames({ ...filter, ...hyderabad })).sort()).toEqual(expected);
  });

  test('D-02 every choice says how many doctors it leaves, with the other filters as they are', async () => {
    const { counts } = await ask({ gender: 'Female', ...hyderabad });
    expect(counts).toEqual({
      gender: { Female: 1, Male: 1, Other: 1 },
      language: { English: 0, Hindi: 1, Telugu: 1 },
      feeTo: { 300: 1, 500: 1, 800: 1, 1200: 1, 2000: 1 },
      free: { today: 0, tomorrow: 0 },
    });
    const fees = (await ask({ feeTo: 300, language: 'English', ...hyderabad })).counts;
    expect(fees.feeTo).toEqual({ 300: 0, 500: 0, 800: 1, 1200: 2, 2000: 2 });
    expect(fees.gender).toEqual({ Female: 0, Male: 0, Other: 0 });
    for (const [gender, count] of Object.entries(counts.gender ?? {}))
      expect((await ask({ gender, ...hyderabad })).total).toBe(count);
  });

  test('D-02 what can be chosen from stays, whatever is chosen', async () => {
    const { choices } = await ask({ gender: 'Female', ...hyderabad });
    expect(choices).toEqual({
      hname: ['Care Hospital', 'Lotus Clinic'],
      language: ['English', 'Hindi', 'Telugu'],
    });
  });
});

describe('order and pages', () => {
  beforeAll(async () => {
    await deleteAllDoctors();
    await addDoctor(hams, { name: 'near', fee: 900, experience: 3, ratings: [40, 10], longitude: 78.51 });
    await addDoctor(hams, { name: 'loved', fee: 700, experience: 9, ratings: [50, 10], longitude: 78.9 });
    await addDoctor(hams, { name: 'famed', fee: 700, experience: 30, ratings: [250, 50], longitude: 78.8 });
    await addDoctor(hams, { name: 'new', fee: 100, experience: 0, longitude: 78.7 });
  });

  test.each([
    ['distance', ['near', 'new', 'famed', 'loved']],
    ['rating', ['famed', 'loved', 'near', 'new']],
    ['fee', ['new', 'famed', 'loved', 'near']],
    ['experience', ['famed', 'loved', 'near', 'new']],
  ])('D-02 by %s: %j', async (sort, expected) => {
    expect(await findNames({ sort, ...hyderabad })).toEqual(expected);
  });

  test('D-02 by distance from a place, by rating without one', async () => {
    expect(await findNames(hyderabad)).toEqual(['near', 'new', 'famed', 'loved']);
    expect(await findNames({})).toEqual(['famed', 'loved', 'near', 'new']);
  });

  test('D-02 pages hold everybody once, and the total stays', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => ask({ page, perPage: 2, ...hyderabad })));
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4]);
    expect(pages.map(({ doctors }) => doctors.map(({ name }) => name))).toEqual([
      ['near', 'new'],
      ['famed', 'loved'],
      [],
    ]);
  });
});

test('D-02 one review of five stars ranks below forty of 4.6, and what is shown is what is sorted and filtered by', async () => {
  await deleteAllDoctors();
  const ratings: [number, number][] = [
    [5, 1],
    [184, 40],
    [0, 0],
    [63, 15],
    [62, 15],
    [1, 1],
    [500, 100],
    [4, 1],
    [41, 9],
  ];
  for (const [sum, count] of ratings)
    await addDoctor(hams, { name: `${sum} of ${count}`, ratings: [sum, count] });
  const { doctors } = await ask({ sort: 'rating', perPage: 50 });
  expect(doctors.map(({ name }) => name)).toEqual([
    '500 of 100',
    '184 of 40',
    '41 of 9',
    '5 of 1',
    '63 of 15',
    '62 of 15',
    '4 of 1',
    '1 of 1',
    '0 of 0',
  ]);
  for (const { name, averageRating } of doctors) {
    const [sum = 0, count = 0] = name.split(' of ').map(Number);
    expect(averageRating).toBe(averageOf(sum, count));
    if (averageRating === null) continue;
    expect(await findNames({ ratingFrom: averageRating })).toContain(name);
    if (averageRating < 5)
      expect(await findNames({ ratingFrom: (averageRating + 0.1).toFixed(1) })).not.toContain(name);
  }
});

describe('free', () => {
  const morning = ['09:00', '09:15', '09:30'];
  const friday = '2026-11-27';
  let doctor: TestPerson;
  beforeEach(async () => {
    await deleteAllDoctors();
    hams.setNow(thursdayMorning);
    doctor = await newDoctor(hams);
  });
  const near = { latitude: 9.93, longitude: 76.26 };
  const freeOn = async (free: string) => (await ask({ free, ...near })).total;

  test('D-02 today: a published slot that has not begun', async () => {
    await publishDay(hams, doctor, thursday, morning, 15);
    expect(await freeOn('today')).toBe(1);
    hams.setNow(Date.parse('2026-11-26T09:29:59+05:30'));
    expect(await freeOn('today')).toBe(1);
    hams.setNow(Date.parse('2026-11-26T09:30:00+05:30'));
    expect(await freeOn('today')).toBe(0);
    expect(await freeOn('tomorrow')).toBe(0);
  });

  test('D-02 the days say how many doctors are free on them', async () => {
    await publishDay(hams, doctor, thursday, morning, 15);
    expect((await ask(near)).counts.free).toEqual({ today: 1, tomorrow: 0 });
    await publishDay(hams, doctor, friday, morning, 15);
    expect((await ask({ free: 'today', ...near })).counts.free).toEqual({ today: 1, tomorrow: 1 });
  });

  test('D-02 tomorrow is the clinic’s tomorrow', async () => {
    await publishDay(hams, doctor, friday, morning, 15);
    expect(await freeOn('tomorrow')).toBe(1);
    hams.setNow(Date.parse('2026-11-27T00:30:00+05:30')); // Still Thursday in UTC.
    expect(await freeOn('today')).toBe(1);
    expect(await freeOn('tomorrow')).toBe(0);
  });

  test('D-02 a slot that an appointment holds is not free, until it is given back', async () => {
    await publishDay(hams, doctor, thursday, ['10:00'], 60);
    const patient = await newPatient(hams);
    await bookVisit(hams, patient, doctor, '10:00');
    expect(await freeOn('today')).toBe(0);
    // Republished with a shorter interval, all slots are within the booked hour.
    await hams.db.pool.query(
      "update published_days set starts = case interval_minutes when 15 then '{600,615,645}'::smallint[] else '{}' end where doctor_id = $1",
      [doctor.id],
    );
    expect(await freeOn('today')).toBe(0);
    await hams.db.pool.query("update appointments set status = 'Cancelled'");
    expect(await freeOn('today')).toBe(1);
  });

  test('D-02 a start that stays for its visit alone is offered to nobody', async () => {
    await hams.db.pool.query(
      "update published_days set starts = '{}', retained = '{555,1005}' where doctor_id = $1",
      [doctor.id],
    );
    expect(await freeOn('today')).toBe(0);
  });

  test('D-02 whoever is free soonest comes first, who never is comes last; each agrees with the next free slot', async () => {
    const others = await Promise.all(Array.from({ length: 6 }, () => newDoctor(hams)));
    const everyone = [doctor, ...others];
    const slots = listGridStarts(30).map(formatSlotTime);
    const patient = await newPatient(hams);
    for (const [index, each] of everyone.entries()) {
      await publishDay(hams, each, thursday, index % 3 === 0 ? [] : slots.slice(index, index + 2), 30);
      if (index > 1) await publishDay(hams, each, '2026-11-28', slots.slice(5 - index / 2), 30);
      if (index === 4) await bookVisit(hams, patient, each, slots[4] ?? '');
    }
    hams.setNow(Date.parse('2026-11-26T10:10:00+05:30'));
    const found = (await ask({ sort: 'soonest', ...near })).doctors.map(({ doctorId }) => doctorId);
    const doctorIds = everyone.map(({ id }) => formatId('doctor', id)).join(',');
    const answer = await hams.app.inject(`/api/doctors/next-free-slots?doctorIds=${doctorIds}`);
    const { next } = answer.json<{ next: Record<string, { date: string; slot: string } | null> }>();
    const when = (id: string) => (next[id] ? `${next[id].date} ${next[id].slot}` : 'never');
    expect(found.map(when)).toEqual(Object.keys(next).map(when).sort());
    expect(new Set(found.map(when)).size).toBeGreaterThan(3);
    const free = (await ask({ free: 'today', ...near })).doctors.map(({ doctorId }) => doctorId);
    expect(free.sort()).toEqual(
      Object.keys(next)
        .filter((id) => next[id]?.date === thursday)
        .sort(),
    );
  });
});

test.each([
  ['latitude=91&longitude=1', 'latitude'],
  ['latitude=17', 'longitude'],
  ['longitude=17', 'longitude'],
  ['gender=Robot', 'gender'],
  ['feeFrom=-1', 'feeFrom'],
  ['feeTo=abc', 'feeTo'],
  ['feeTo=1.234', 'feeTo'],
  ['feeFrom=500&feeTo=400', 'feeTo'],
  ['feeTo=', 'feeTo'],
  ['experienceFrom=61', 'experienceFrom'],
  ['experienceFrom=1.5', 'experienceFrom'],
  ['ratingFrom=5.1', 'ratingFrom'],
  ['ratingFrom=-1', 'ratingFrom'],
  ['ratingFrom=Infinity', 'ratingFrom'],
  ['free=yesterday', 'free'],
  ['online=maybe', 'online'],
  ['sort=name', 'sort'],
  ['sort=distance', 'sort'],
  ['sort=constructor&latitude=17&longitude=78', 'sort'],
  ['page=0', 'page'],
  ['page=1e9', 'page'],
  ['perPage=51', 'perPage'],
  ['perPage=0', 'perPage'],
  ['q=%00', 'q'],
  [`q=${'x'.repeat(10_000)}`, 'q'],
  ['language=a%00', 'language'],
  ['hname=%00', 'hname'],
  [`specialization=${'x'.repeat(61)}`, 'specialization'],
  ['q=a&q=b', 'q'],
])('D-02 /doctors/search?%.40s is 400 and names %s', async (query, field) => {
  const answer = await hams.app.inject(`/api/doctors/search?${query}`);
  expect(answer.json()).toMatchObject({ status: 400 });
  expect(answer.json().fields[0].field).toBe(field);
});
