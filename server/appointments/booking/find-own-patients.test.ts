import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let colleague: TestPerson;
const people: Record<string, TestPerson> = {};
const patientNames = {
  sai: 'Sai Prasad',
  lakshmi: 'Laxmi Iyer',
  ravi: 'रवि शर्मा',
  asha: 'Asha Menon',
  murthy: 'K. S. R. Murthy',
  mary: "Mary O'Grady",
};

beforeAll(async () => {
  hams = await testApp();
  [doctor, colleague] = await Promise.all([newDoctor(hams), newDoctor(hams)]);
  for (const [at, [key, name]] of Object.entries(patientNames).entries()) {
    const person = await newPatient(hams);
    people[key] = person;
    await hams.db.pool.query('update patients set name = $2 where id = $1', [person.id, name]);
    await hams.db.pool.query('update accounts set phone = $2 where phone = $1', [
      person.phone,
      `98480221${at}${at}`,
    ]);
    await bookVisit(hams, person, doctor, `1${at}:00`, { reason: 'Back ache' });
  }
  const stranger = await newPatient(hams); // Also called Asha Menon, but never a patient of this doctor.
  await bookVisit(hams, stranger, colleague, '10:00');
  await hams.db.pool.query("update appointments set status = 'Pending'");
});
afterAll(() => hams.close());

const get = async (path: string, search: string) =>
  (await hams.app.inject({ url: `/api${path}`, query: { search }, headers: doctor.bearer })).json<{
    alike: boolean;
    patients: { name: string }[];
    appointments: { patientName: string }[];
  }>();
const found = async (search: string) => {
  const { patients, alike } = await get('/doctors/patients', search);
  return [patients.map(({ name }) => name), alike];
};

test.each([
  ['sai prasad', ['Sai Prasad']],
  ['PRASAD SAI', ['Sai Prasad']],
  ['pra sa', ['Sai Prasad']],
  ['lakshmi', ['Laxmi Iyer']],
  ['लक्ष्मी', ['Laxmi Iyer']],
  ['ravi sharma', ['रवि शर्मा']],
  ['శర్మ', ['रवि शर्मा']],
  ['KSR Murthy', ['K. S. R. Murthy']],
  ['Mr Murthy K.S.R.', ['K. S. R. Murthy']],
  ['o grady', ["Mary O'Grady"]],
  ['Smt Mary OGrady', ["Mary O'Grady"]],
  ['श्रीमती लक्ष्मी', ['Laxmi Iyer']],
  ['tel:+91-98480\u201122111', ['Laxmi Iyer']],
  ['9848022100', ['Sai Prasad']],
  ['+91 98480 22111', ['Laxmi Iyer']],
  ['022122', ['रवि शर्मा']],
  ['221', []], // too few digits to mean a phone number
  ['sai menon', []],
  ['prasad kumar', []],
])('G-06 among the own patients %j means %j', async (search, who) => {
  expect(await found(search)).toEqual([who, false]);
  const { appointments, alike } = await get('/appointments/previous', search);
  expect([appointments.map(({ patientName }) => patientName), alike]).toEqual([who, false]);
});

test.each([
  ['parsad', ['Sai Prasad']],
  ['sai prasda', ['Sai Prasad']],
  ['lakshmi iyre', ['Laxmi Iyer']],
  ['meonn', ['Asha Menon']],
])('G-06 %j is mistyped, and what it finds says so', async (search, who) => {
  expect(await found(search)).toEqual([who, true]);
  const { appointments, alike } = await get('/appointments/previous', search);
  expect([appointments.map(({ patientName }) => patientName), alike]).toEqual([who, true]);
});

test('G-06 a patient is found by the id, with what a doctor knows them by', async () => {
  const { id = 0, phone: _ } = people.sai ?? {};
  const { patients } = await get('/doctors/patients', formatId('patient', id));
  expect(patients).toEqual([
    {
      patientId: formatId('patient', id),
      name: 'Sai Prasad',
      gender: 'Female',
      age: 36,
      ageIsAbout: false,
      phone: '9848022100',
      photo: { url: null },
      lastDay: thursday,
      appointmentId: expect.stringMatching(/^APT-\d{6}$/),
    },
  ]);
});

test('A-11 nobody finds the patients of a colleague, nor everybody by nothing', async () => {
  expect(await found('menon')).toEqual([['Asha Menon'], false]); // One of two in the clinic.
  expect(await found('')).toEqual([[], false]);
  expect(await found('%')).toEqual([[], false]);
  expect(await found('.*')).toEqual([[], false]);
});
