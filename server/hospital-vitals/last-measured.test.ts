import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { asStaff, newDesk, writtenDown } from '#server/hospital-people/test-desk.ts';
import { newStaff } from '#server/memberships/test-staff.ts';
import { type TestApp, testApp } from '#server/platform/test-app.ts';
import { newDoctor } from '#server/platform/test-people.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

test('M-03 a nurse with a doctor’s account and no other name measured by the doctor’s name', async () => {
  const desk = await newDesk(hams);
  const nurse = await newStaff(hams, desk.hospital, 'nurse');
  const [doctor] = await query<{ name: string }>(
    hams.db.pool,
    `with unnamed as (update accounts set name = '' where id = :account)
     update doctors set account_id = :account where id = :doctor returning name`,
    { account: nurse.id, doctor: (await newDoctor(hams)).id },
  );
  const url = `/hospital/people/${await writtenDown(hams, desk)}/vitals`;
  expect((await asStaff(hams, nurse, 'POST', url, { heartRate: 72 })).status).toBe(201);
  const { body } = await asStaff(hams, nurse, 'GET', url);
  expect(JSON.stringify(body)).toContain(doctor?.name);
});
