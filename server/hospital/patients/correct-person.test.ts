import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { newHospital } from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { insertAppointment } from '#server/testing/appointments/insert-appointment.ts';
import {
  addPatientAtDesk,
  callAsStaff,
  insertHospitalPerson,
  newDesk,
  type TestDesk,
} from '#server/testing/hospital/desk.ts';
import { addGuardian, endGuardianships, newChild } from '#server/testing/patients/guardians.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { listAddedEntries } from '#server/testing/platform/audit-entries.ts';

let hams: TestApp;
let desk: TestDesk;
let mother: TestPerson;
beforeAll(async () => {
  hams = await testApp();
  [desk, mother] = [await newDesk(hams), await newPatient(hams)];
});
afterAll(() => hams.close());

const form = { name: 'Somebody Else', gender: 'Male', dateOfBirth: '1980-01-01', phone: '9876500009' };
const correct = (id: string) => callAsStaff(hams, desk.lakshmi, 'PUT', `/hospital/patients/${id}`, form);
const mayCorrect = async (id: string) =>
  (await callAsStaff(hams, desk.lakshmi, 'GET', `/hospital/patients/${id}`)).body.person.mayCorrect;
const row = async (id: string) => {
  const sql = 'select name, gender, date_of_birth, birth_year, contact_phone from patients where id = :id';
  return (await query(hams.db.pool, sql, { id: parseId('patient', id) }))[0];
};

/** A child in the care of a parent's account, with a visit booked by the front desk. */
async function newChildWithVisit(
  guardian: TestPerson,
  slot: string,
): Promise<{ id: number; patientId: string }> {
  const child = await newChild(hams);
  await addGuardian(hams, guardian, child.id);
  const booked = await bookVisit(hams, guardian, desk.doctor, slot, { patientId: child.patientId });
  expect(booked.statusCode, booked.body).toBe(201);
  return child;
}

async function expectUnchanged(id: string, code: string): Promise<void> {
  const before = await row(id);
  expect(await correct(id)).toMatchObject({ status: 409, body: { code } });
  expect(await row(id)).toEqual(before);
  expect(await mayCorrect(id)).toBe(false);
}

test('M-06 J-05 a desk takes no child away from whoever looks after it', async () => {
  const child = await newChildWithVisit(mother, '09:00');
  await expectUnchanged(child.patientId, 'person_looked_after');
  const sql = 'select until from guardianships where patient_id = :id';
  expect(await query(hams.db.pool, sql, { id: child.id })).toEqual([{ until: null }]);
});

test('M-06 J-05 nor somebody who was looked after until lately', async () => {
  const father = await newPatient(hams);
  const child = await newChildWithVisit(father, '09:15');
  await endGuardianships(hams, father, thursdayMorning);
  await expectUnchanged(child.patientId, 'person_elsewhere');
});

test('M-06 of whom another hospital knows, or who has a visit elsewhere, a desk changes nothing', async () => {
  const both = await addPatientAtDesk(hams, desk);
  await insertHospitalPerson(hams, await newHospital(hams), both);
  await expectUnchanged(both, 'person_elsewhere');

  const visitor = await addPatientAtDesk(hams, desk);
  const patient = { id: parseId('patient', visitor) ?? 0 };
  await insertAppointment(hams, { doctor: await newDoctor(hams), patient, at: '2026-11-20 09:00' });
  await expectUnchanged(visitor, 'person_elsewhere');
});

test('M-06 M-10 whom the desk alone knows it corrects, and the log says whose details they were', async () => {
  const person = await addPatientAtDesk(hams, desk);
  expect(await mayCorrect(person)).toBe(true);
  const added = await listAddedEntries(hams, async () => expect((await correct(person)).status).toBe(200));
  expect(added[0]).toMatchObject({ event: 'contact_changed', patient_ids: [parseId('patient', person)] });
});
