import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Suggestions } from '#contract/search/doctor-search.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { insertHospital } from '#server/testing/insert-test-rows.ts';
import { addDoctor } from '#server/testing/search/add-doctor.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
  const add = (name: string, specialization: string, hospital: string, longitude: number) =>
    addDoctor(hams, { name, specialization, hospital, longitude });
  await add('Dr. Ananya Rao', 'Cardiology', 'Care Hospital', 78.5);
  await add('Dr. Ananya Roy', 'Dentistry', 'Lotus Clinic', 77.5);
  await add('Dr. Laxmi Sharma', 'Cardiology', 'Care Hospital', 78.6);
  await add('Dr. Saurabh Sharma', 'Neurology', 'Lotus Clinic', 72.8);
  await add('डॉ. कबीर सेठी', 'Psychiatry', 'Own Practice', 78.4);
  await add("Dr. D'Souza Joseph", 'ENT (Otorhinolaryngology)', 'Own Practice', 73);
  for (const [name, city, longitude] of [
    ['Care Hospital', 'Hyderabad', 78.5],
    ['Care Hospital', 'Chennai', 80.3],
    ['Lotus Clinic', 'Bangalore', 77.6],
  ] as const) {
    await insertHospital(hams, { name, city, location: [longitude, 17.4] });
  }
});
afterAll(() => hams.close());

const ask = async (q: string, more = '') => {
  const answer = await hams.app.inject(`/api/search?q=${encodeURIComponent(q)}${more}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Suggestions>();
};
const doctorsFor = async (q: string, more = '') => (await ask(q, more)).doctors.map(({ name }) => name);
const hyderabad = '&latitude=17.4&longitude=78.45';

describe('doctors', () => {
  test.each([
    ['ana', ['Dr. Ananya Rao', 'Dr. Ananya Roy']],
    ['ananya ra', ['Dr. Ananya Rao']],
    ['rao ananya', ['Dr. Ananya Rao']],
    ['Dr Ananya Rao', ['Dr. Ananya Rao']],
    ['अनन्या राव', ['Dr. Ananya Rao']],
    ['అనన్య రావ్', ['Dr. Ananya Rao']],
    ['lakshmi', ['Dr. Laxmi Sharma']],
    ['लक्ष्मी', ['Dr. Laxmi Sharma']],
    ['saur', ['Dr. Saurabh Sharma']],
    ['sau', ['Dr. Saurabh Sharma']],
    ['kabir', ['डॉ. कबीर सेठी']],
    ['kabir sethi', ['डॉ. कबीर सेठी']],
    ['dsouza', ["Dr. D'Souza Joseph"]],
    ["D'Souza", ["Dr. D'Souza Joseph"]],
    ['SHARMA', ['Dr. Laxmi Sharma', 'Dr. Saurabh Sharma']],
    ['sharma care', ['Dr. Laxmi Sharma']],
    ['sharma heart', ['Dr. Laxmi Sharma']],
    ['sharma दिल', ['Dr. Laxmi Sharma']],
  ])('D-02 %j finds %j', async (q, suggestNames) => {
    expect((await doctorsFor(q)).sort()).toEqual([...suggestNames].sort());
  });

  test.each([
    ['sharna', 'Dr. Laxmi Sharma'],
    ['shamra', 'Dr. Laxmi Sharma'],
    ['annaya rao', 'Dr. Ananya Rao'],
    ['saurbah', 'Dr. Saurabh Sharma'],
    ['अनन्न्या रओ', 'Dr. Ananya Rao'],
  ])('D-02 %j, mistyped, finds %s', async (q, name) => expect(await doctorsFor(q)).toContain(name));

  test('D-02 the nearest first, with kilometres; without a place there are none', async () => {
    const near = await ask('ananya', '&latitude=17.4&longitude=77.4');
    expect(near.doctors.map(({ name }) => name)).toEqual(['Dr. Ananya Roy', 'Dr. Ananya Rao']);
    expect(near.doctors[0]?.distanceKm).toBeCloseTo(10.6, 0);
    expect((await ask('ananya')).doctors[0]?.distanceKm).toBeNull();
  });

  test('D-02 nothing leaves that one could write to them with', async () => {
    const [doctor] = (await ask('ananya rao')).doctors;
    expect(Object.keys(doctor ?? {}).sort()).toEqual(
      ['Hospital', 'distanceKm', 'doctorId', 'name', 'photo', 'specialization'].sort(),
    );
  });

  test('D-02 a new name is found at once, and a former one no longer', async () => {
    const id = await addDoctor(hams, { name: 'Dr. Zubin Wadia' });
    expect(await doctorsFor('zubin')).toEqual(['Dr. Zubin Wadia']);
    await hams.db.pool.query("update doctors set name = 'Dr. Cyrus Wadia' where id = $1", [id]);
    expect(await doctorsFor('zubin')).toEqual([]);
    expect(await doctorsFor('cyrsu')).toEqual(['Dr. Cyrus Wadia']);
  });
});

test('D-02 hospitals by name and city, of the same name the nearest', async () => {
  const suggestNames = async (q: string) =>
    (await ask(q, hyderabad)).hospitals.map((each) => `${each.hospitalName}, ${each.city}`);
  expect(await suggestNames('care')).toEqual(['Care Hospital, Hyderabad']);
  expect(await suggestNames('care chennai')).toEqual(['Care Hospital, Chennai']);
  expect(await suggestNames('केयर हॉस्पिटल')).toEqual([]); // "keyar" is not the stored name.
  expect(await suggestNames('lotas')).toEqual(['Lotus Clinic, Bangalore']);
});

test('D-02 specializations and reasons, with what they were found by', async () => {
  expect(await ask('दिल')).toMatchObject({
    specializations: [{ specialization: 'Cardiology', alias: 'दिल' }],
    reasons: [{ reason: 'Chest Pain' }, { reason: 'Heart Palpitations' }],
    first: 'care',
  });
  expect((await ask('chest pain')).reasons).toEqual([
    { specialization: 'Cardiology', reason: 'Chest Pain', alias: null },
  ]);
  expect((await ask('dentst')).specializations).toMatchObject([{ specialization: 'Dentistry' }]);
});

test('D-02 sentences suggest what they complain of, and short names no reason that sounds alike', async () => {
  const suggestCare = async (q: string) => {
    const { specializations, reasons } = await ask(q);
    return [...specializations, ...reasons].map((care) =>
      'reason' in care ? care.reason : care.specialization,
    );
  };
  expect(await ask('my chest hurts')).toMatchObject({ first: 'care', reasons: [{ reason: 'Chest Pain' }] });
  expect(await suggestCare('i feel sad')).toEqual(['Depression']);
  expect(await suggestCare('मुझे बुखार नहीं है पर खांसी है')).toEqual(['Cough', 'Cold and Cough']);
  expect(await suggestCare('no fever')).toEqual([]);
  expect(await ask('dr rao')).toMatchObject({ reasons: [], doctors: [{ name: 'Dr. Ananya Rao' }] });
  expect(await suggestCare('hart')).toEqual(['Cardiology']);
});

test('D-02 what people say comes before names that begin so, and a name before a complaint mistyped', async () => {
  await addDoctor(hams, { name: 'Dr. Petal Dilkhush', specialization: 'Dentistry' });
  expect(await ask('pet dard')).toMatchObject({ first: 'care', reasons: [{ reason: 'Stomach Pain' }] });
  expect(await ask('dil')).toMatchObject({ first: 'care', doctors: [{ name: 'Dr. Petal Dilkhush' }] });
  expect(await ask('dilkhush')).toMatchObject({ first: 'people' });
  // Telugu for "heart" sounds like Hindi for "kidneys".
  expect(await ask('గుండె')).toMatchObject({ first: 'care', specializations: [{ alias: 'గుండె' }] });
  const { specializations, reasons } = await ask('గుండె');
  for (const { specialization } of [...specializations, ...reasons])
    expect(specialization).not.toBe('Nephrology');
});

const emptySuggestions: Suggestions = {
  first: 'people',
  specializations: [],
  reasons: [],
  doctors: [],
  hospitals: [],
};

test.each([
  '%',
  '_',
  '%%%',
  "'",
  '"',
  '\\',
  '😀',
  '....',
  '.*',
  '(',
  ')',
  '|',
  "' or 1=1 --",
  'zzzqqq',
  '世界',
  'doctor',
])('D-02 %j finds nothing and breaks nothing', async (q) => expect(await ask(q)).toEqual(emptySuggestions));

test.each(['ana%', 'ana_', "ana'; drop table doctors", '(ana', 'ana|', 'ana\\', 'ana 😀', 'ana.*', '[ana'])(
  'D-02 signs in %j mean nothing',
  async (q) => {
    const suggestNames = await doctorsFor(q);
    expect(suggestNames.every((name) => name.includes('Ananya'))).toBe(true);
  },
);

test.each([
  ['', 'q'],
  ['?q=', 'q'],
  ['?q=%20%20', 'q'],
  ['?q=%E2%80%8B', 'q'],
  ['?q=a%00b', 'q'],
  [`?q=${'a'.repeat(101)}`, 'q'],
  [`?q=${'a'.repeat(10_000)}`, 'q'],
  ['?q=a&q=b', 'q'],
  ['?q=a&latitude=91&longitude=1', 'latitude'],
  ['?q=a&latitude=12', 'longitude'],
  ['?q=a&longitude=12', 'longitude'],
  ['?q=a&latitude=&longitude=', 'latitude'],
])('D-02 /search%s is 400 and names the field', async (query, field) => {
  const answer = await hams.app.inject(`/api/search${query}`);
  expect(answer.json()).toMatchObject({ status: 400 });
  expect(answer.json().fields[0].field).toBe(field);
});

test('D-02 many at once are all answered', async () => {
  const typed = ['a', 'an', 'ana', 'anan', 'ananya', 'ananya r', 'sh', 'sha', 'sharna', 'दि'];
  const answers = await Promise.all([...typed, ...typed, ...typed].map((q) => ask(q, hyderabad)));
  expect(answers).toHaveLength(30);
});
