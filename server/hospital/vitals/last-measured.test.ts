import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { newStaff } from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { insertAllergy } from '#server/testing/clinical/test-prescriptions.ts';
import { addPatientAtDesk, bookForPatient, callAsStaff, newDesk } from '#server/testing/hospital/desk.ts';
import { newDoctor } from '#server/testing/people.ts';

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
  const url = `/hospital/patients/${await addPatientAtDesk(hams, desk)}/vitals`;
  expect((await callAsStaff(hams, nurse, 'POST', url, { heartRate: 72 })).status).toBe(201);
  const { body } = await callAsStaff(hams, nurse, 'GET', url);
  expect(JSON.stringify(body)).toContain(doctor?.name);
});

test('M-02 a nurse sees who is here and was not measured today, and the allergies with the vitals', async () => {
  hams.setNow(thursdayMorning);
  const desk = await newDesk(hams);
  const nurse = await newStaff(hams, desk.hospital, 'nurse');
  const due = async () => (await callAsStaff(hams, nurse, 'GET', '/hospital/vitals/due')).body.patientIds;
  const patientId = await addPatientAtDesk(hams, desk);
  const { body } = await bookForPatient(hams, desk, patientId, '10:00');
  expect(await due()).toEqual([]);
  await callAsStaff(hams, desk.lakshmi, 'PUT', `/hospital/visits/${body.visit.appointmentId}/arrive`);
  expect(await due()).toEqual([patientId]);
  expect(await callAsStaff(hams, desk.lakshmi, 'GET', '/hospital/vitals/due')).toMatchObject({ status: 403 });
  const url = `/hospital/patients/${patientId}/vitals`;
  expect((await callAsStaff(hams, nurse, 'GET', url)).body).toMatchObject({
    allergies: [],
    allergiesAskedAt: null,
  });
  await insertAllergy(hams, parseId('patient', patientId) ?? 0, 'Penicillin', { reaction: 'rash' });
  expect((await callAsStaff(hams, nurse, 'GET', url)).body).toMatchObject({
    allergies: [{ substance: 'Penicillin', reaction: 'rash' }],
  });
  // No one lives at 98.6 °C, and 98.6 °F is never stored as such.
  const fahrenheit = await callAsStaff(hams, nurse, 'POST', url, { temperature: 98.6 });
  expect(fahrenheit).toMatchObject({ status: 400, body: { fields: [{ field: 'temperature' }] } });
  expect(await due()).toEqual([patientId]);
  expect((await callAsStaff(hams, nurse, 'POST', url, { oxygenSaturation: 97 })).status).toBe(201);
  expect(await due()).toEqual([]);
});
