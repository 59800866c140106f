import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, thursdayMorning } from '#server/platform/test-app.ts';
import { book, newDoctor, newPatient, type TestPerson } from '#server/platform/test-people.ts';

let hams: TestApp;
let doctor: TestPerson;
beforeAll(async () => {
  hams = await testApp();
  const [reviewed, visitor, stranger] = await Promise.all([
    newDoctor(hams),
    newPatient(hams),
    newPatient(hams),
  ]);
  doctor = reviewed;
  await book(hams, visitor, doctor, '09:00');
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
  await write(stranger, 2, '<b>Never been</b> there.', 1);
});
afterAll(() => hams.close());

test('H-30 the reviews of a doctor, newest first, with verified visits marked and nobody’s contact data', async () => {
  const answer = await hams.app.inject(`/api/reviews/${doctor.id}`);
  expect(answer.json()).toEqual([
    expect.objectContaining({ rating: 2, comment: '<b>Never been</b> there.', verifiedVisit: false }),
    {
      _id: expect.any(String),
      patientId: { name: 'Asha Menon', photo: { url: null } },
      date: '2026-11-26',
      createdAt: '2026-11-26T00:30:00.000Z',
      rating: 5,
      comment: 'Listened well.',
      verifiedVisit: true,
    },
  ]);
  expect(answer.body).not.toMatch(/asha@example|7000000/);
});

test('H-30 of a doctor who is not listed: 404; of one without reviews: an empty list', async () => {
  expect((await hams.app.inject('/api/reviews/424242')).statusCode).toBe(404);
  const quiet = await newDoctor(hams);
  expect((await hams.app.inject(`/api/reviews/DOC-${quiet.id}`)).json()).toEqual([]);
});
