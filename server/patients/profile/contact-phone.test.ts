import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { addGuardian, endGuardianships } from '#server/testing/patients/guardians.ts';
import { bookVisit, newDoctor, newPatient } from '#server/testing/people.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

test('J-01 J-05 a child without a phone is reached, and found, by the phone of whoever looks after them', async () => {
  const [doctor, mother, child] = await Promise.all([newDoctor(hams), newPatient(hams), newPatient(hams)]);
  await bookVisit(hams, child, doctor, '10:00');
  await query(hams.db.pool, 'update patients set account_id = null where id = :child', { child: child.id });
  await addGuardian(hams, mother, child.id);
  const found = await hams.app.inject({
    url: `/api/doctors/patients?search=${mother.phone}`,
    headers: doctor.bearer,
  });
  expect(found.json()).toMatchObject({ patients: [{ phone: mother.phone }] });
  const list = await hams.app.inject({ url: '/api/appointments/previous.csv', headers: doctor.bearer });
  expect(list.statusCode).toBe(200);
  const requests = await hams.app.inject({
    url: '/api/doctors/requested-appointments',
    headers: doctor.bearer,
  });
  expect(requests.body).toContain(mother.phone);
  // From the second in which it ended, nothing of the mother leads to the child.
  await endGuardianships(hams, mother, hams.deps.clock.now());
  const urls = [
    `/api/doctors/patients?search=${mother.phone}`,
    `/api/appointments/previous.csv?search=${mother.phone}`,
    '/api/doctors/requested-appointments',
  ];
  for (const url of urls) {
    const answer = await hams.app.inject({ url, headers: doctor.bearer });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.not.stringContaining(mother.phone)]);
  }
  const search = await hams.app.inject({ url: urls[0] ?? '', headers: doctor.bearer });
  expect(search.json()).toMatchObject({ patients: [] });
});
