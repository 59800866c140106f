import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endpointByOperation } from '#contract/endpoints-by-operation.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { findMainPractice } from '#server/testing/practices.ts';
import { reserveSlot } from './reserve-slot.ts';

const minute = 60_000;
let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
let stranger: TestPerson;
let visit: string;

beforeAll(async () => {
  hams = await testApp();
  [doctor, patient, stranger] = await Promise.all([newDoctor(hams), newPatient(hams), newPatient(hams)]);
  visit = (await bookVisit(hams, patient, doctor, '12:00')).json<{ appointmentId: string }>().appointmentId;
});
afterAll(() => hams.close());
beforeEach(() => hams.db.pool.query("delete from appointments where status = 'Held'"));

/** Minutes from the clock's now; negative is in the past. */
async function reserve(startsIn: number, until: number, person = patient): Promise<number> {
  const startsAt = new Date(thursdayMorning + startsIn * minute);
  const made = await reserveSlot(hams.db.pool, {
    doctorId: doctor.id,
    practiceId: await findMainPractice(hams, doctor),
    patientId: person.id,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 15 * minute),
    mode: 'Online',
    until: new Date(thursdayMorning + until * minute),
    // Before it expires.
    now: new Date(thursdayMorning + (until - 1) * minute),
  });
  if (!made) throw new Error('The time is taken');
  return made.id;
}
async function reserveEveryWay({ live }: { readonly live: boolean }): Promise<number[]> {
  const ids = [
    await reserve(60, -5),
    await reserve(75, -5, stranger),
    await reserve(-1440, -10),
    await reserve(-600, 0),
  ];
  // At times that are never shown as free: the last of the day, and an unpublished one.
  if (live) ids.push(await reserve(9 * 60 - 15, 30), await reserve(12 * 60, 30, stranger));
  return ids;
}
const deleteReservations = () => hams.db.pool.query("delete from appointments where status = 'Held'");

/** Invalidates cached answers by sending a change on the live connection. */
const notifyChanged = () =>
  hams.app.inject({ method: 'POST', url: '/api/bell/read', headers: doctor.bearer, body: {} });

const list = `sort=date&order=asc&page=1&perPage=100`;
/** Query strings per operation; the others need none. */
const queries: Readonly<Record<string, readonly string[]>> = {
  bookedSlots: [`date=${thursday}`],
  availability: ['', `from=${thursday}&days=7`],
  nextFreeSlots: [`doctorIds=0`],
  searchDoctors: ['q=Kabir', 'free=today', 'free=tomorrow', 'sort=soonest', 'sort=rating'],
  searchSuggestions: ['q=Kab'],
  appointmentList: [list, `${list}&figure=online`, `${list}&search=Asha`, `${list}&status=Pending`],
  appointmentListFile: ['sort=date&order=asc'],
  appointmentDetail: ['appointmentId=:appointmentId'],
  followUpTime: [`date=${thursday}`],
  patientHistory: ['page=1&perPage=50'],
  patientSearch: ['search=Asha', 'search=70000'],
  reviewableDoctors: ['', 'name=Kab'],
  appointmentsChart: ['period=today', 'period=week', 'period=month', 'period=year'],
};

const reads = Object.entries(endpointByOperation).filter(
  ([name, { method, path }]) =>
    method === 'GET' &&
    path !== '/patients/:patientId/uploads/:uploadId/file' &&
    // The list of record readings is left out, because each of these requests adds to it.
    name !== 'recordReadings',
);

/** All GET responses, for every user, about the visit, the reservations and the people of both. */
async function fetchEveryAnswer(reservations: readonly number[]): Promise<Record<string, string>> {
  await notifyChanged();
  const answers: Record<string, string> = {};
  const appointments = [visit, ...reservations.slice(0, 2).map((id) => `APT-${String(id).padStart(6, '0')}`)];
  const people = [patient, stranger];
  for (const [name, { path }] of reads) {
    for (const question of queries[name] ?? ['']) {
      const template = `${path}${question && `?${question.replace('doctorIds=0', `doctorIds=${doctor.id}`)}`}`;
      const about = template.includes(':appointmentId')
        ? appointments.map((id) => template.replaceAll(':appointmentId', id))
        : template.includes(':patientId')
          ? people.map(({ id }) => template.replace(':patientId', String(id)))
          : [template];
      for (const each of about) {
        const url = `/api${each
          .replace(/:(latitude|longitude)/g, '9')
          .replace(':date', thursday)
          .replace(/:(id|doctorId)\b/g, String(doctor.id))
          .replace(/:\w+/g, '999999')}`;
        for (const [who, { bearer }] of Object.entries({ doctor, patient, stranger })) {
          const answer = await hams.app.inject({ url, headers: bearer });
          answers[`${name} ${url} for the ${who}`] = `${answer.statusCode} ${answer.body}`;
        }
      }
    }
  }
  return answers;
}
const differing = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(before).filter((question) => before[question] !== after[question]);

test('K-06 no GET answers anything of holds that have run out, to anybody', async () => {
  const ids = await reserveEveryWay({ live: false });
  const withHolds = await fetchEveryAnswer(ids);
  await deleteReservations();
  const without = await fetchEveryAnswer(ids);
  expect(Object.values(without).filter((answer) => answer.startsWith('200')).length).toBeGreaterThan(80);
  expect(differing(without, withHolds)).toEqual([]);
});

test('K-06 of a hold that lasts, GETs answer that its time is taken, and nothing else', async () => {
  const ids = await reserveEveryWay({ live: true });
  const withHolds = await fetchEveryAnswer(ids);
  await deleteReservations();
  const without = await fetchEveryAnswer(ids);
  const changed = new Set(differing(without, withHolds).map((question) => question.split(' ')[0]));
  expect([...changed].sort()).toEqual(['availability', 'bookedSlots']);
});
