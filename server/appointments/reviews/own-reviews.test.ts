import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnReview } from '#contract/appointments/reviews.ts';
import type { HomeContent } from '#contract/site/home-content.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { insertAppointment } from '#server/testing/appointments/insert-appointment.ts';
import { addGuardian, newChild } from '#server/testing/patients/guardians.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
let otherPatient: TestPerson;
beforeAll(async () => {
  hams = await testApp();
  [doctor, patient, otherPatient] = await Promise.all([newDoctor(hams), newPatient(hams), newPatient(hams)]);
});
afterAll(() => hams.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const as = (person: TestPerson | null, method: Method, url: string, body?: Record<string, unknown>) =>
  hams.app.inject({ method, url: `/api${url}`, headers: person?.bearer ?? {}, ...(body && { body }) });
const add = (person: TestPerson, body: Record<string, unknown>) => as(person, 'POST', '/reviews', body);
const good = (about: TestPerson = doctor) => ({
  doctorId: String(about.id),
  rating: 4,
  comment: 'Took her time.',
});
const fetchReviews = async (person: TestPerson) => (await as(person, 'GET', '/reviews')).json<OwnReview[]>();
const fetchProfile = async (person: TestPerson) =>
  (await as(null, 'GET', `/doctors/${person.id}/profile`)).json().doctor;
const stored = async () =>
  (await hams.db.pool.query('select *, xmin from reviews order by id')).rows.concat(
    (await hams.db.pool.query('select id, rating_sum, rating_count from doctors order by id')).rows,
  );

let hoursAgo = 0;
function addVisit(person: Pick<TestPerson, 'id'>, about: TestPerson) {
  hoursAgo += 1;
  const at = new Date(thursdayMorning - hoursAgo * 3_600_000);
  return insertAppointment(hams, { doctor: about, patient: person, at });
}

async function createReview(person = patient) {
  const about = await newDoctor(hams);
  await addVisit(person, about);
  const answer = await add(person, good(about));
  return { about, id: answer.json<{ review: OwnReview }>().review._id };
}

test('H-32 a review is added, answered, listed and public at once, and the average with it', async () => {
  const [about, writer] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  await addVisit(writer, about);
  const answer = await add(writer, { ...good(about), comment: '  Took her time.\n\nThank you.  ' });
  expect(answer.statusCode).toBe(201);
  const review = {
    _id: expect.stringMatching(/^\d+$/),
    doctorId: formatId('doctor', about.id),
    doctorName: 'Dr. Kabir Sethi',
    specialization: 'Cardiology',
    doctorPhoto: null,
    patientId: {
      _id: String(writer.id),
      patientId: formatId('patient', writer.id),
      name: 'Asha Menon',
      photo: { url: null },
    },
    date: '2026-11-26',
    createdAt: new Date(thursdayMorning).toISOString(),
    updatedAt: new Date(thursdayMorning).toISOString(),
    mayQuote: false,
    rating: 4,
    comment: 'Took her time.\n\nThank you.',
    verifiedVisit: true,
  };
  expect(answer.json()).toEqual({ message: 'Review added!', review });
  expect(await fetchReviews(writer)).toEqual([review]);
  const seen = await as(null, 'GET', `/reviews/${about.id}`);
  expect(seen.json()).toEqual([expect.objectContaining({ rating: 4, comment: review.comment })]);
  expect(await fetchProfile(about)).toMatchObject({ averageRating: 4, reviewCount: 1 });
});

test('H-32 the caller writes it, whoever the body names; the doctor in either spelling, the stars as text', async () => {
  const [about, writer] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  const body = {
    patientId: String(otherPatient.id),
    doctorId: `doc-${about.id}`,
    rating: '5',
    comment: 'Kind.',
  };
  const answer = await add(writer, body);
  expect(answer.json().review).toMatchObject({ rating: 5, patientId: { _id: String(writer.id) } });
  expect((await fetchReviews(otherPatient)).some(({ comment }) => comment === 'Kind.')).toBe(false);
});

test('H-32 a second review of the same doctor: 409, in the reader’s language, and nothing changes', async () => {
  const { about } = await createReview();
  const before = await stored();
  const answer = await hams.app.inject({
    method: 'POST',
    url: '/api/reviews',
    headers: { ...patient.bearer, 'accept-language': 'hi' },
    body: { ...good(about), rating: 1 },
  });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    code: 'review_exists',
    message: expect.stringMatching(/[\u0900-\u097f]/),
  });
  expect(await stored()).toEqual(before);
});

test('H-33 an edit changes stars, comment and the time of the change, and the average', async () => {
  const { about, id } = await createReview();
  hams.setNow(thursdayMorning + 3_600_000);
  const answer = await as(patient, 'PUT', `/reviews/${id}`, { rating: 2, comment: 'Late, after all.' });
  hams.setNow(thursdayMorning);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    message: 'Review updated!',
    review: {
      _id: id,
      rating: 2,
      comment: 'Late, after all.',
      createdAt: new Date(thursdayMorning).toISOString(),
      updatedAt: new Date(thursdayMorning + 3_600_000).toISOString(),
    },
  });
  const [shown] = (await as(null, 'GET', `/reviews/${about.id}`)).json();
  expect(shown).toMatchObject({ rating: 2, comment: 'Late, after all.' });
  expect(await fetchProfile(about)).toMatchObject({ averageRating: 3.7, reviewCount: 1 });
});

test('H-34 a deleted review is gone everywhere, cannot be deleted twice, and may be written again', async () => {
  const { about, id } = await createReview();
  const answer = await as(patient, 'DELETE', `/reviews/${id}`);
  expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Review deleted successfully' }]);
  expect((await as(null, 'GET', `/reviews/${about.id}`)).json()).toEqual([]);
  expect(await fetchProfile(about)).toMatchObject({ averageRating: null, reviewCount: 0 });
  expect((await as(patient, 'DELETE', `/reviews/${id}`)).statusCode).toBe(404);
  expect((await add(patient, good(about))).statusCode).toBe(201);
  expect(await fetchProfile(about)).toMatchObject({ averageRating: 4, reviewCount: 1 });
});

test('H-35 own reviews come newest first, and nobody else’s among them', async () => {
  const writer = await newPatient(hams);
  expect(await fetchReviews(writer)).toEqual([]);
  for (const [index, about] of [await newDoctor(hams), await newDoctor(hams)].entries()) {
    hams.setNow(thursdayMorning + index * 60_000);
    await add(writer, { ...good(about), comment: `Number ${index}` });
  }
  hams.setNow(thursdayMorning);
  expect((await fetchReviews(writer)).map(({ comment }) => comment)).toEqual(['Number 1', 'Number 0']);
});

test('H-31 the own list by id, in either spelling; any other id is 403, also one that is none', async () => {
  const writer = await newPatient(hams);
  await add(writer, good());
  const byId = (id: string) => as(writer, 'GET', `/reviews/patient/${id}`);
  const list = await fetchReviews(writer);
  expect(list).toHaveLength(1);
  for (const id of [String(writer.id), formatId('patient', writer.id), `pat-${writer.id}`]) {
    const answer = await byId(id);
    expect([answer.statusCode, answer.json()]).toEqual([200, list]);
  }
  const foreign = [
    String(otherPatient.id),
    formatId('patient', otherPatient.id),
    formatId('doctor', writer.id),
    'me',
    '0',
  ];
  for (const id of foreign) expect((await byId(id)).statusCode, id).toBe(403);
  expect((await byId('1'.repeat(21))).statusCode).toBe(400);
});

test('F-14 twenty strangers do not move the average: their reviews stand below, and count for nothing', async () => {
  const { about } = await createReview();
  const strangers = await Promise.all(Array.from({ length: 20 }, () => newPatient(hams)));
  await Promise.all(strangers.map((one) => add(one, { ...good(about), rating: 1, comment: 'Never there.' })));
  expect(await fetchProfile(about)).toMatchObject({ averageRating: 4, reviewCount: 1 });
  const seen = (await as(null, 'GET', `/reviews/${about.id}`)).json<
    { rating: number; verifiedVisit: boolean }[]
  >();
  expect(seen.map(({ verifiedVisit }) => verifiedVisit)).toEqual([true, ...Array(20).fill(false)]);
  const fresh = await newDoctor(hams);
  await add(patient, good(fresh));
  expect(await fetchProfile(fresh)).toMatchObject({ averageRating: null, reviewCount: 0 });
});

test('F-14 a review after a Completed visit is a verified visit, for its writer and for everybody', async () => {
  const [about, writer] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  await bookVisit(hams, writer, about, '09:00');
  const { _id: id } = (await add(writer, good(about))).json().review;
  const verified = async () => [
    (await fetchReviews(writer))[0]?.verifiedVisit,
    (await as(null, 'GET', `/reviews/${about.id}`)).json()[0].verifiedVisit,
  ];
  expect(await verified()).toEqual([false, false]); // Booked but not completed.
  expect(await fetchProfile(about)).toMatchObject({ averageRating: null, reviewCount: 0 });
  await hams.db.pool.query("update appointments set status = 'Completed' where doctor_id = $1", [about.id]);
  expect(await verified()).toEqual([true, true]);
  expect(await fetchProfile(about)).toMatchObject({ averageRating: 4, reviewCount: 1 });
  const edited = await as(writer, 'PUT', `/reviews/${id}`, { rating: 5, comment: 'Better now.' });
  expect(edited.json().review.verifiedVisit).toBe(true);
});

describe('nothing changes when', () => {
  test.each([
    ['DELETE', undefined],
    ['PUT', { rating: 1, comment: 'Not mine.' }],
  ] as const)('A-11 someone else tries to %s a review: 404', async (method, body) => {
    const { id } = await createReview();
    const before = await stored();
    const answer = await as(otherPatient, method, `/reviews/${id}`, body);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'review_not_found']);
    expect(await stored()).toEqual(before);
  });

  test.each(['0', '-1', '999999999', 'DOC-000001', 'patient', "1' or '1'='1", '1e3', '9'.repeat(20)])(
    'H-33 H-34 the review %j is changed or deleted: 404',
    async (id) => {
      await createReview();
      const before = await stored();
      const url = `/reviews/${encodeURIComponent(id)}`;
      const answers = [await as(patient, 'PUT', url, good()), await as(patient, 'DELETE', url)];
      for (const answer of answers) expect(answer.json()).toMatchObject({ code: 'review_not_found' });
      expect(await stored()).toEqual(before);
    },
  );

  test.each([
    ['rating 0', { rating: 0 }, 'rating'],
    ['rating 6', { rating: 6 }, 'rating'],
    ['rating 3.5', { rating: 3.5 }, 'rating'],
    ['rating "3.5"', { rating: '3.5' }, 'rating'],
    ['rating -1', { rating: -1 }, 'rating'],
    ['rating text', { rating: 'five' }, 'rating'],
    ['rating empty', { rating: '' }, 'rating'],
    ['rating null', { rating: null }, 'rating'],
    ['rating true', { rating: true }, 'rating'],
    ['rating list', { rating: [5] }, 'rating'],
    ['rating missing', { rating: undefined }, 'rating'],
    ['comment missing', { comment: undefined }, 'comment'],
    ['comment empty', { comment: '' }, 'comment'],
    ['comment blank', { comment: ' \n\t ' }, 'comment'],
    ['comment number', { comment: 5 }, 'comment'],
    ['comment too long', { comment: 'x'.repeat(2001) }, 'comment'],
    ['comment with NUL', { comment: 'a\u0000b' }, 'comment'],
  ])('F-14 %s: 400 with a sentence beside the field, on add and edit', async (_, wrong, field) => {
    const { id } = await createReview();
    const about = await newDoctor(hams);
    const before = await stored();
    const body = { ...good(about), ...wrong };
    for (const answer of [await add(patient, body), await as(patient, 'PUT', `/reviews/${id}`, body)]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toEqual([{ field, message: expect.stringMatching(/^\w.+\.$/) }]);
    }
    expect(await stored()).toEqual(before);
  });

  test.each([
    ['missing', undefined, 400, 'invalid_request'],
    ['empty', '', 400, 'invalid_request'],
    ['a number', 7, 400, 'invalid_request'],
    ['unknown', '424242', 404, 'doctor_not_found'],
    ['a patient', 'PAT-000001', 404, 'doctor_not_found'],
    ['no id', 'Dr. Kabir Sethi', 404, 'doctor_not_found'],
  ])('H-32 the doctor is %s', async (_, doctorId, status, code) => {
    const before = await stored();
    const answer = await add(patient, { ...good(), doctorId });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await stored()).toEqual(before);
  });

  test.each(['nobody', 'doctor'] as const)('A-11 %s calls what is the patients’', async (who) => {
    const { id } = await createReview();
    const before = await stored();
    const actor = who === 'nobody' ? null : doctor;
    const answers = [
      await as(actor, 'GET', '/reviews'),
      await as(actor, 'GET', `/reviews/patient/${patient.id}`),
      await as(actor, 'GET', '/reviews/doctors'),
      await as(actor, 'POST', '/reviews', good()),
      await as(actor, 'PUT', `/reviews/${id}`, good()),
      await as(actor, 'DELETE', `/reviews/${id}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(who === 'nobody' ? 401 : 403));
    expect(await stored()).toEqual(before);
  });
});

test('B-11 the home page quotes reviews of verified visits alone, whose authors agree, until they no longer do', async () => {
  const home = async () => (await hams.app.inject('/api/home')).json<HomeContent>().voices;
  const comment = 'Called at the time that I had booked.';
  await add(otherPatient, { ...good(), comment, mayQuote: true });
  const { about, id } = await createReview(await newPatient(hams));
  const writer = await newPatient(hams);
  await addVisit(writer, about);
  const body = { rating: 5, comment };
  const { review } = (await add(writer, { ...good(about), ...body })).json<{ review: OwnReview }>();
  expect([review.mayQuote, await home(), id]).toEqual([false, [], id]);
  const edit = (more: object) => as(writer, 'PUT', `/reviews/${review._id}`, { ...body, ...more });
  await edit({ mayQuote: true });
  await edit({});
  expect(await home()).toEqual([{ name: 'Asha Menon', comment, rating: 5, doctorName: 'Dr. Kabir Sethi' }]);
  await edit({ mayQuote: false });
  expect(await home()).toEqual([]);
});

test('F-14 a comment of 2,000 characters in any script is taken whole', async () => {
  const comment = `${'अ'.repeat(1998)}👍`;
  expect((await add(patient, { ...good(await newDoctor(hams)), comment })).json().review.comment).toBe(
    comment,
  );
});

test('H-30 H-31 what is called /doctors and /patient is no doctor’s id, and the public list needs no login', async () => {
  expect((await as(patient, 'GET', '/reviews/doctors')).statusCode).toBe(200);
  expect((await as(null, 'GET', '/reviews/doctors')).statusCode).toBe(401);
  expect((await as(null, 'GET', `/reviews/patient/${patient.id}`)).statusCode).toBe(401);
  expect((await as(null, 'GET', `/reviews/${doctor.id}`)).statusCode).toBe(200);
  expect((await as(null, 'GET', '/reviews/patient')).json().code).toBe('doctor_not_found');
});

test('J-05 a visit of a child makes neither the guardian’s review verified nor the doctor one whom they have seen', async () => {
  const [about, mother, child] = [await newDoctor(hams), await newPatient(hams), await newChild(hams)];
  await addGuardian(hams, mother, child.id);
  await addVisit(child, about);
  const reviewable = await as(mother, 'GET', '/reviews/doctors');
  expect(reviewable.statusCode).toBe(200);
  expect(reviewable.body).not.toContain(formatId('doctor', about.id));
  expect((await add(mother, { ...good(about), patientId: child.patientId })).statusCode).toBe(201);
  expect((await fetchReviews(mother))[0]).toMatchObject({ verifiedVisit: false });
  expect(await fetchProfile(about)).toMatchObject({ averageRating: null, reviewCount: 0 });
});
