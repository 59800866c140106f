import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
beforeAll(async () => {
  hams = await testApp();
  const [reviewed, visitor, another, stranger] = await Promise.all([
    newDoctor(hams),
    newPatient(hams),
    newPatient(hams),
    newPatient(hams),
  ]);
  doctor = reviewed;
  await bookVisit(hams, visitor, doctor, '09:00');
  await bookVisit(hams, another, doctor, '09:15');
  await hams.db.pool.query("update appointments set status = 'Completed' where doctor_id = $1", [doctor.id]);
  const write = (patient: TestPerson, rating: number, comment: string, hoursAgo: number) => {
    const at = new Date(thursdayMorning - hoursAgo * 3_600_000);
    return hams.db.pool.query(
      `insert into reviews (doctor_id, patient_id, rating, comment, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $5)`,
      [doctor.id, patient.id, rating, comment, at],
    );
  };
  await write(visitor, 5, 'Listened well.', 2);
  await write(another, 3, 'On time.', 1);
  await write(stranger, 2, '<b>Never been</b> there.', 0);
});
afterAll(() => hams.close());

test('H-30 the reviews of a doctor, verified visits first and marked, with nobody’s contact data', async () => {
  const answer = await hams.app.inject(`/api/reviews/${doctor.id}`);
  expect(answer.json()).toEqual([
    expect.objectContaining({ rating: 3, comment: 'On time.', verifiedVisit: true }),
    {
      _id: expect.any(String),
      patientId: { name: 'Asha Menon', photo: { url: null } },
      date: '2026-11-26',
      createdAt: '2026-11-26T00:30:00.000Z',
      rating: 5,
      comment: 'Listened well.',
      verifiedVisit: true,
    },
    expect.objectContaining({ rating: 2, comment: '<b>Never been</b> there.', verifiedVisit: false }),
  ]);
  expect(answer.body).not.toMatch(/asha@example|7000000/);
});

test('H-30 of a doctor who is not listed: 404; of one without reviews: an empty list', async () => {
  expect((await hams.app.inject('/api/reviews/424242')).statusCode).toBe(404);
  const quiet = await newDoctor(hams);
  expect((await hams.app.inject(`/api/reviews/DOC-${quiet.id}`)).json()).toEqual([]);
});

test('H-30 at most 200 of each kind: a flood of others pushes no verified review out', async () => {
  await hams.db.pool.query(
    `with crowd as (
       insert into patients (name, gender, date_of_birth)
       select 'Crowd', 'Female', '1990-01-01' from generate_series(100, 349)
       returning id
     )
     insert into reviews (doctor_id, patient_id, rating, comment, created_at, updated_at)
     select $1, id, 1, 'Bad.', $2, $2 from crowd`,
    [doctor.id, new Date(thursdayMorning + 3_600_000)],
  );
  const seen = (await hams.app.inject(`/api/reviews/${doctor.id}`)).json<{ verifiedVisit: boolean }[]>();
  expect(seen.slice(0, 3).map(({ verifiedVisit }) => verifiedVisit)).toEqual([true, true, false]);
  expect(seen).toHaveLength(202);
});
