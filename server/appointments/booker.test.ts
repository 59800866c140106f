import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import { query } from '#db/statement.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { addGuardian, endGuardianships, newChild } from '#server/testing/patients/guardians.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let mother: TestPerson;
let father: TestPerson;
let child: Awaited<ReturnType<typeof newChild>>;
let visit = '';

beforeAll(async () => {
  hams = await testApp();
  [doctor, mother, father] = [await newDoctor(hams), await newPatient(hams), await newPatient(hams)];
  await query(hams.db.pool, "update patients set name = 'Ravi Menon', gender = 'Male' where id = :id", {
    id: father.id,
  });
  child = await newChild(hams);
  await addGuardian(hams, mother, child.id);
  await addGuardian(hams, father, child.id);
  const booked = await bookVisit(hams, father, doctor, '10:00', { patientId: child.patientId });
  visit = booked.json<{ appointmentId: string }>().appointmentId;
  await hams.app.inject({
    method: 'PUT',
    url: '/api/appointments/respond',
    headers: doctor.bearer,
    body: { appointmentId: visit, action: 'accept' },
  });
});
afterAll(() => hams.close());

async function detail({ bearer }: TestPerson, appointmentId = visit) {
  const url = `/api/Appointments/detail?appointmentId=${appointmentId}`;
  const answer = await hams.app.inject({ url, headers: bearer });
  expect(answer.statusCode).toBe(200);
  return answer.json<AppointmentDetail>();
}
const record = async ({ bearer }: TestPerson) =>
  (await hams.app.inject({ url: `/api/patients/${child.patientId}/record`, headers: bearer })).json();

test('J-05 the doctor sees who booked for a child, and whose phone it is', async () => {
  const { appointmentDetails, patientDetails } = await detail(doctor);
  expect(appointmentDetails.bookedBy).toEqual({ name: 'Ravi Menon', kin: 'father' });
  const reached = { name: 'Asha Menon', kin: 'mother' };
  expect(patientDetails).toMatchObject({ contact: mother.phone, contactOf: reached });
  expect(await record(doctor)).toMatchObject({ phone: mother.phone, phoneOf: reached });
});

test('J-05 one guardian does not get the number of another', async () => {
  const { appointmentDetails, patientDetails } = await detail(father);
  expect(appointmentDetails.bookedBy).toBeNull();
  expect(patientDetails).toMatchObject({ contact: '', contactOf: null });
  expect(await record(father)).toMatchObject({ phone: '', phoneOf: null });
});

test('J-05 whoever books for themselves is nobody else, also under the number of a record that was merged', async () => {
  const own = await newPatient(hams);
  const before = await newPatient(hams);
  const booked = await bookVisit(hams, own, doctor, '11:00');
  const { appointmentId } = booked.json<{ appointmentId: string }>();
  const plain = { bookedBy: null };
  expect((await detail(doctor, appointmentId)).appointmentDetails).toMatchObject(plain);
  await query(hams.db.pool, 'update patients set merged_into = :own where id = :before', {
    own: own.id,
    before: before.id,
  });
  await query(hams.db.pool, 'update appointment_events set actor_id = :before where actor_id = :own', {
    own: own.id,
    before: before.id,
  });
  const { appointmentDetails, patientDetails } = await detail(doctor, appointmentId);
  expect(appointmentDetails).toMatchObject(plain);
  expect(patientDetails).toMatchObject({ contact: own.phone, contactOf: null });
});

test('J-05 a guardian who no longer looks after the child is not phoned, and booked all the same', async () => {
  await endGuardianships(hams, mother, thursdayMorning - 1000);
  expect((await detail(doctor)).patientDetails).toMatchObject({
    contact: father.phone,
    contactOf: { name: 'Ravi Menon', kin: 'father' },
  });
  await endGuardianships(hams, father, thursdayMorning - 1000);
  const { appointmentDetails, patientDetails } = await detail(doctor);
  expect(patientDetails).toMatchObject({ contact: '', contactOf: null });
  expect(appointmentDetails.bookedBy).toEqual({ name: 'Ravi Menon', kin: 'father' });
});
