import { beforeEach, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { thursdayMorning } from '#server/testing/app.ts';
import { families } from '#server/testing/patients/family.ts';
import { lookAfter, newChild } from '#server/testing/patients/guardians.ts';
import { book, newDoctor, type TestPerson } from '#server/testing/people.ts';

const here = families();
let booker: TestPerson;
let reader: TestPerson;
let appointmentId: string;
beforeEach(async () => {
  here.hams.setNow(thursdayMorning);
  booker = await here.person();
  reader = await here.person();
  const child = await newChild(here.hams);
  await lookAfter(here.hams, booker, child.id, { mayRead: false });
  await lookAfter(here.hams, reader, child.id, { mayBook: false });
  const more = { patientId: child.patientId };
  const booked = await book(here.hams, booker, await newDoctor(here.hams), '10:00', more);
  appointmentId = booked.json<{ appointmentId: string }>().appointmentId;
});

const cardFor = async (who: TestPerson) =>
  (await here.call(who, 'GET', `/patients/appointments/${appointmentId}`)).statusCode;
const becomes = (status: string) =>
  query(here.hams.db.pool, 'update appointments set status = :status where id = :id', {
    status,
    id: Number(appointmentId.slice(4)),
  });

const hour = 3_600_000;
test.each([
  ['Requested', 0, 200],
  ['Confirmed', 3 * hour, 200],
  ['Cancelled', 0, 200],
  ['Cancelled', 3 * hour, 404],
  // These two wait for somebody to book.
  ['Rejected', 3 * hour, 200],
  ['Rescheduled', 3 * hour, 200],
  ['Completed', 3 * hour, 404],
  ['Incomplete', 3 * hour, 404],
])('J-05 of a visit that is %s after %i ms, whoever may only book gets %i', async (status, later, answer) => {
  await becomes(status);
  here.later(later);
  expect(await cardFor(booker)).toBe(answer);
  expect(await cardFor(reader)).toBe(200);
});
