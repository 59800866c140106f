import { beforeEach, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { thursdayMorning } from '#server/testing/app.ts';
import { addGuardian, newChild } from '#server/testing/patients/guardians.ts';
import { createFamilyApp } from '#server/testing/patients/test-families.ts';
import { bookVisit, newDoctor, type TestPerson } from '#server/testing/people.ts';

const app = createFamilyApp();
let booker: TestPerson;
let reader: TestPerson;
let appointmentId: string;
beforeEach(async () => {
  app.hams.setNow(thursdayMorning);
  booker = await app.person();
  reader = await app.person();
  const child = await newChild(app.hams);
  await addGuardian(app.hams, booker, child.id, { mayRead: false });
  await addGuardian(app.hams, reader, child.id, { mayBook: false });
  const more = { patientId: child.patientId };
  const booked = await bookVisit(app.hams, booker, await newDoctor(app.hams), '10:00', more);
  appointmentId = booked.json<{ appointmentId: string }>().appointmentId;
});

const cardFor = async (who: TestPerson) =>
  (await app.call(who, 'GET', `/patients/appointments/${appointmentId}`)).statusCode;
const becomes = (status: string) =>
  query(app.hams.db.pool, 'update appointments set status = :status where id = :id', {
    status,
    id: Number(appointmentId.slice(4)),
  });

const hour = 3_600_000;
test.each([
  ['Requested', 0, 200],
  ['Confirmed', 3 * hour, 200],
  ['Cancelled', 0, 200],
  ['Cancelled', 3 * hour, 404],
  ['Rejected', 3 * hour, 200],
  ['Rescheduled', 3 * hour, 200],
  ['Completed', 3 * hour, 404],
  ['Incomplete', 3 * hour, 404],
])('J-05 of a visit that is %s after %i ms, whoever may only book gets %i', async (status, later, answer) => {
  await becomes(status);
  app.later(later);
  expect(await cardFor(booker)).toBe(answer);
  expect(await cardFor(reader)).toBe(200);
});
