import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { insertAppointment } from '#server/testing/appointments/insert-appointment.ts';
import { newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let patient: TestPerson;
beforeAll(async () => {
  hams = await testApp();
  patient = await newPatient(hams);
});
afterAll(() => hams.close());

async function doctorNamed(name: string): Promise<TestPerson> {
  const doctor = await newDoctor(hams);
  await hams.db.pool.query('update doctors set name = $2 where id = $1', [doctor.id, name]);
  return doctor;
}

const visit = (
  who: TestPerson,
  doctor: TestPerson,
  daysAgo: number,
  status: AppointmentStatus = 'Completed',
) => {
  const at = new Date(thursdayMorning - daysAgo * 86_400_000);
  return insertAppointment(hams, { doctor, patient: who, at, status });
};

interface Found {
  doctorId: string;
  name: string;
  seen: boolean;
  reviewId: string | null;
}
const find = async (name?: string, who = patient) => {
  const query = name === undefined ? '' : `?name=${encodeURIComponent(name)}`;
  const answer = await hams.app.inject({ url: `/api/reviews/doctors${query}`, headers: who.bearer });
  expect(answer.statusCode).toBe(200);
  return answer.json<Found[]>();
};
const toNames = (found: readonly Found[]) => found.map(({ name }) => name);

test('F-14 doctors seen come first, the last visit first; others only by name', async () => {
  const longAgo = await doctorNamed('Dr. Meera Long');
  const lately = await doctorNamed('Dr. Arun Late');
  const lapsed = await doctorNamed('Dr. Lapsed');
  await doctorNamed('Dr. Never Latesen');
  await visit(patient, longAgo, 90);
  await visit(patient, longAgo, 40);
  await visit(patient, lately, 3, 'Pending');
  await visit(patient, lapsed, 200, 'Incomplete');
  await visit(await newPatient(hams), await doctorNamed('Dr. Others Latest'), 1);

  expect(await find()).toEqual([
    {
      doctorId: formatId('doctor', lately.id),
      name: 'Dr. Arun Late',
      specialization: 'Cardiology',
      photo: { url: null },
      seen: true,
      reviewId: null,
    },
    expect.objectContaining({ name: 'Dr. Meera Long', seen: true }),
    expect.objectContaining({ name: 'Dr. Lapsed', seen: true }),
  ]);
  expect((await find('LATE')).map(({ name, seen }) => [name, seen])).toEqual([
    ['Dr. Arun Late', true],
    ['Dr. Never Latesen', false],
    ['Dr. Others Latest', false],
  ]);
});

test.each(['Cancelled', 'Rejected', 'Rescheduled'] as const)(
  'F-14 a %s visit is not a visit',
  async (status) => {
    const who = await newPatient(hams);
    await visit(who, await newDoctor(hams), 2, status);
    expect(await find('', who)).toEqual([]);
  },
);

test('F-14 a visit that lies ahead is not yet a visit', async () => {
  const who = await newPatient(hams);
  await visit(who, await newDoctor(hams), -1, 'Confirmed');
  expect(await find(undefined, who)).toEqual([]);
});

test('F-14 the caller’s own review is named, nobody else’s', async () => {
  const doctor = await doctorNamed('Dr. Reviewed Once');
  const added = await hams.app.inject({
    method: 'POST',
    url: '/api/reviews',
    headers: patient.bearer,
    body: { doctorId: String(doctor.id), rating: 5, comment: 'Kind.' },
  });
  const [mine] = await find('reviewed once');
  expect(mine?.reviewId).toBe(added.json().review._id);
  const [theirs] = await find('reviewed once', await newPatient(hams));
  expect(theirs?.reviewId).toBeNull();
});

test('F-14 of others, those of whose names a word begins so come first', async () => {
  for (const name of ['Dr. Abha Tewari', 'Dr. Zubin Bhatt', 'Dr. Bhavna Rao']) await doctorNamed(name);
  expect(toNames(await find('bha'))).toEqual(['Dr. Bhavna Rao', 'Dr. Zubin Bhatt', 'Dr. Abha Tewari']);
});

test('F-14 signs of LIKE mean themselves', async () => {
  await doctorNamed('Dr. 100% Under_score \\ Slash');
  await doctorNamed('Dr. 1000 Underxscore');
  expect(toNames(await find('100%'))).toEqual(['Dr. 100% Under_score \\ Slash']);
  expect(toNames(await find('UNDER_SCORE'))).toEqual(['Dr. 100% Under_score \\ Slash']);
  expect(toNames(await find('\\'))).toEqual(['Dr. 100% Under_score \\ Slash']);
  expect(await find("'; drop table reviews; --")).toEqual([]);
});

test('F-14 at most twenty, those seen among them', async () => {
  const who = await newPatient(hams);
  await Promise.all(Array.from({ length: 24 }, (_, index) => doctorNamed(`Dr. Crowd ${index + 10}`)));
  await visit(who, await doctorNamed('Dr. Zz Crowd'), 5);
  const found = await find('crowd', who);
  expect(found).toHaveLength(20);
  expect(toNames(found).slice(0, 3)).toEqual(['Dr. Zz Crowd', 'Dr. Crowd 10', 'Dr. Crowd 11']);
});

test.each([['x'.repeat(101)], ['a\u0000b']])('F-14 the name %j: 400 with a sentence', async (name) => {
  const url = `/api/reviews/doctors?name=${encodeURIComponent(name)}`;
  const answer = await hams.app.inject({ url, headers: patient.bearer });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual([{ field: 'name', message: expect.any(String) }]);
});
