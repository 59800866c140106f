import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#server/platform/test-app.ts';
import { newDoctor, newPatient, type TestPerson } from '#server/platform/test-people.ts';

let hams: TestApp;
let doctor: TestPerson;
let patients: TestPerson[];
beforeAll(async () => {
  hams = await testApp();
  doctor = await newDoctor(hams);
  patients = await Promise.all(Array.from({ length: 20 }, () => newPatient(hams)));
});
afterAll(() => hams.close());

const add = (patient: TestPerson, rating: number) =>
  hams.app.inject({
    method: 'POST',
    url: '/api/reviews',
    headers: patient.bearer,
    body: { doctorId: String(doctor.id), rating, comment: 'As it is.' },
  });
const edit = (patient: TestPerson, id: string, rating: number) =>
  hams.app.inject({
    method: 'PUT',
    url: `/api/reviews/${id}`,
    headers: patient.bearer,
    body: { rating, comment: 'As it was.' },
  });
const remove = (patient: TestPerson, id: string) =>
  hams.app.inject({ method: 'DELETE', url: `/api/reviews/${id}`, headers: patient.bearer });

async function expectSums() {
  const { rows } = await hams.db.pool.query(
    `select d.rating_sum, d.rating_count, coalesce(sum(r.rating), 0) as sum, count(r.id) as count
     from doctors d left join reviews r on r.doctor_id = d.id group by d.id`,
  );
  for (const row of rows) expect([row.rating_sum, row.rating_count]).toEqual([row.sum, row.count]);
}

test('F-14 whatever twenty patients do at the same moment, the sums are those of the table', async () => {
  const first = await Promise.all(
    patients.slice(0, 14).map((patient, index) => add(patient, (index % 5) + 1)),
  );
  expect(first.map(({ statusCode }) => statusCode)).toEqual(Array(14).fill(201));
  await expectSums();

  const ids = first.map((answer) => String(answer.json().review._id));
  const answers = await Promise.all(
    patients.map((patient, index) => {
      const id = ids[index];
      if (id === undefined) return add(patient, 5);
      return index % 2 === 0 ? edit(patient, id, 5 - (index % 5)) : remove(patient, id);
    }),
  );
  expect(answers.every(({ statusCode }) => statusCode < 300)).toBe(true);
  await expectSums();
});

test('F-14 one review is changed in five ways at once: the last one counts, the others leave no trace', async () => {
  const [patient] = patients;
  if (!patient) throw new Error('There are twenty');
  for (let round = 0; round < 5; round += 1) {
    await add(patient, 3);
    const [review] = (await hams.app.inject({ url: '/api/reviews', headers: patient.bearer })).json<
      { _id: string }[]
    >();
    const id = review?._id ?? '';
    const answers = await Promise.all([
      ...[1, 2, 4, 5].map((rating) => edit(patient, id, rating)),
      remove(patient, id),
      remove(patient, id),
      add(patient, 5),
    ]);
    const deletions = answers.slice(4, 6).map(({ statusCode }) => statusCode);
    expect(deletions.sort()).toEqual([200, 404]);
    await expectSums();
  }
});

test('H-32 a double click adds one review: the constraint decides', async () => {
  const fresh = await newPatient(hams);
  const answers = await Promise.all(Array.from({ length: 6 }, () => add(fresh, 4)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  await expectSums();
});
