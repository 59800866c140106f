import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let patients: TestPerson[];
let visits: Map<TestPerson, string>;
beforeAll(async () => {
  hams = await testApp();
  doctor = await newDoctor(hams);
  await hams.db.pool.query('update doctors set confirms_automatically = true');
  patients = await Promise.all(Array.from({ length: 20 }, () => newPatient(hams)));
  visits = new Map();
  for (const [index, patient] of patients.entries()) {
    const slot = `${String(9 + Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`;
    const booked = await bookVisit(hams, patient, doctor, slot);
    visits.set(patient, booked.json<{ appointmentId: string }>().appointmentId);
  }
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
const complete = (patient: TestPerson) =>
  hams.app.inject({
    method: 'PUT',
    url: `/api/appointments/update-status/${visits.get(patient)}`,
    headers: doctor.bearer,
    body: { appStatus: 'Completed' },
  });
const revertCompletion = (patient: TestPerson) =>
  hams.db.pool.query("update appointments set status = 'Pending' where patient_id = $1", [patient.id]);
const startAgain = () =>
  hams.db.pool.query("with gone as (delete from reviews) update appointments set status = 'Pending'");

/** Reviews have the right verified flag, and the sums equal a recount. */
async function expectSums() {
  const { rows } = await hams.db.pool.query(
    `select d.rating_sum, d.rating_count, coalesce(sum(r.rating) filter (where visited), 0) as sum,
       count(*) filter (where visited) as count, count(*) filter (where visited <> verified) as wrong
     from doctors d left join (
       select reviews.*, exists (select from appointments a where a.status = 'Completed'
         and a.doctor_id = reviews.doctor_id and a.patient_id = reviews.patient_id) as visited from reviews
     ) r on r.doctor_id = d.id group by d.id`,
  );
  for (const row of rows)
    expect([row.rating_sum, row.rating_count, row.wrong]).toEqual([row.sum, row.count, 0]);
  return rows[0]?.count as number;
}

test('F-14 whatever twenty patients do at the same moment, the sums are those of the table', async () => {
  await Promise.all(patients.filter((_, index) => index % 3 > 0).map(complete));
  const first = await Promise.all(
    patients.slice(0, 14).map((patient, index) => add(patient, (index % 5) + 1)),
  );
  expect(first.map(({ statusCode }) => statusCode)).toEqual(Array(14).fill(201));
  expect(await expectSums()).toBe(9);

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
  await startAgain();
  const [patient] = patients as [TestPerson];
  await complete(patient);
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

test('F-14 a review that is written while its visit is being completed counts, whichever is first', async () => {
  for (let round = 0; round < 5; round += 1) {
    await startAgain();
    const answers = await Promise.all(
      patients.flatMap((patient, index) =>
        (index + round) % 2 ? [add(patient, 5), complete(patient)] : [complete(patient), add(patient, 5)],
      ),
    );
    expect(answers.every(({ statusCode }) => statusCode < 300)).toBe(true);
    expect(await expectSums()).toBe(20);
  }
});

test('F-14 a visit that is no longer Completed, or is gone, takes its review out of the average', async () => {
  await startAgain();
  const [stays, reopened, erased] = patients as [TestPerson, TestPerson, TestPerson];
  for (const patient of [stays, reopened, erased]) {
    await add(patient, 2);
    await complete(patient);
  }
  expect(await expectSums()).toBe(3);
  await revertCompletion(reopened);
  expect(await expectSums()).toBe(2);
  await hams.db.pool.query('delete from appointment_events');
  await hams.db.pool.query('delete from appointments where patient_id = $1', [erased.id]);
  expect(await expectSums()).toBe(1);
});

const action = fc.oneof(
  fc.record({ what: fc.constantFrom('add', 'edit'), rating: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ what: fc.constantFrom('remove', 'complete', 'takeBack'), rating: fc.constant(1) }),
);
/** Sequential actions of one patient and their doctor, concurrent with other histories. */
const history = fc.array(action, { minLength: 1, maxLength: 8 });

test('F-14 after any histories side by side, the sums are those of a recount', async () => {
  const live = async (patient: TestPerson, steps: readonly { what: string; rating: number }[]) => {
    let id = '0';
    for (const { what, rating } of steps) {
      if (what === 'add') id = (await add(patient, rating)).json().review?._id ?? id;
      else if (what === 'edit') await edit(patient, id, rating);
      else if (what === 'remove') await remove(patient, id);
      else if (what === 'complete') await complete(patient);
      else await revertCompletion(patient);
    }
  };
  // Two per patient, so that the review and the visit change concurrently.
  const histories = fc.array(fc.tuple(history, history), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(histories, async (lives) => {
      await startAgain();
      await Promise.all(
        lives.flatMap((both, index) => both.map((steps) => live(patients[index + 3] as TestPerson, steps))),
      );
      await expectSums();
    }),
    { numRuns: 25 },
  );
});
