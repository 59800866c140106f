import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { formatId, parseId } from '#domain/platform/readable-ids.ts';
import { recordAgreement } from '#server/doctors/registration-checks/check-registration.ts';
import { commandLineActor } from '#server/doctors/registration-checks/registration-decision.ts';
import {
  insertMembership,
  logInStaffAgain,
  newDoctorAt,
  newHospital,
  newStaff,
} from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { addPatientAtDesk, callAsStaff, newDesk } from '#server/testing/hospital/desk.ts';
import { bookVisit, freshPhone, hospitalForm, newDoctor, newPatient } from '#server/testing/people.ts';
import { listHospitals } from './list-hospitals.ts';
import { mergeHospitals } from './merge-hospitals.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

async function register(more: object): Promise<number> {
  const body = { ...hospitalForm(freshPhone()), ...more };
  const answer = await hams.app.inject({ method: 'POST', url: '/api/hospitals/signup', body });
  return parseId('hospital', answer.json<{ hospitalId: string }>().hospitalId) ?? 0;
}

test('C-05 two that are one hospital are merged: its doctors move with the agreement they have, and one is listed', async () => {
  const survivor = await register({ hospitalName: 'Care Clinic' });
  const twin = await register({
    hospitalName: 'Care Hospital',
    pincode: '682002',
    location: { coordinates: [9.9445, 76.2673] },
  });
  const doctor = await newDoctor(hams);
  await recordAgreement(commandLineActor, hams.deps, doctor.id, true);
  expect((await listHospitals(hams.db.pool)).map((line) => line.split('\t')[0]).toSorted()).toEqual([
    formatId('hospital', survivor),
    formatId('hospital', twin),
    'hospital',
  ]);

  expect(await mergeHospitals(commandLineActor, hams.deps, twin, survivor)).toBe(1);
  const { doctor: profile } = (await hams.app.inject(`/api/doctors/${doctor.id}/profile`)).json();
  expect(profile).toMatchObject({ Hospital: 'Care Clinic', hospitalAgreed: true });
  const near = (await hams.app.inject('/api/hospitals/getAll/9.9312/76.2673')).json<
    { hospitalName: string }[]
  >();
  expect(near.map(({ hospitalName }) => hospitalName)).toEqual(['Care Clinic']);
  expect(await mergeHospitals(commandLineActor, hams.deps, twin, survivor)).toBeNull();
  expect(await mergeHospitals(commandLineActor, hams.deps, survivor, twin)).toBeNull();
});

test('C-05 a hospital has no name that looks like that of another one in its city, also not by a change', async () => {
  const place = { city: 'Nashik', pincode: '422001', location: { coordinates: [20.0, 73.78] } };
  const far = { pincode: '422009', location: { coordinates: [20.06, 73.85] } };
  await register({ hospitalName: 'Lilavati Clinic', ...place });
  const answer = (more: object) =>
    hams.app.inject({
      method: 'POST',
      url: '/api/hospitals/signup',
      body: { ...hospitalForm(freshPhone()), ...place, ...far, ...more },
    });
  // A capital I for an l; and the city spelled differently, but nearby.
  for (const more of [
    { hospitalName: 'LiIavati Clinic' },
    { hospitalName: 'LILAVATI CLINIC', city: 'Nasik' },
  ]) {
    const refused = await answer(more);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'hospital_alike' }]);
  }
  const elsewhere = { city: 'Pune', location: { coordinates: [18.52, 73.85] } };
  expect((await answer({ hospitalName: 'Lilavati Clinic', ...elsewhere })).statusCode).toBe(201);
  const phone = freshPhone();
  const other = await answer({ phone, hospitalName: 'Lilavati Clinic, Panchavati' });
  expect(other.statusCode, other.body).toBe(201);
  const { bearer } = await logInStaffAgain(hams, phone);
  const change = (body: object) =>
    hams.app.inject({ method: 'PUT', url: '/api/hospital/settings', headers: bearer, body });
  expect((await change({ hospitalName: 'Lilavati CIinic' })).json()).toMatchObject({
    code: 'hospital_alike',
  });
  expect((await change({ hospitalName: 'Lilavati Clinic, Panchavati', city: 'Nasik' })).statusCode).toBe(200);
});

test('C-05 the list for the operator shows which may be the same', async () => {
  const place = { pincode: '600001', location: { coordinates: [13.08, 80.27] } };
  const one = await register({ hospitalName: 'Apollo Clinic', ...place });
  // 1.5 kilometres away with another pincode, where registering is not refused.
  const other = await register({
    hospitalName: 'Appolo Clinic',
    pincode: '600002',
    location: { coordinates: [13.0935, 80.27] },
  });
  const twins = (await listHospitals(hams.db.pool)).map((line) => line.split('\t').at(-1));
  expect(twins).toContain(formatId('hospital', one));
  expect(twins).toContain(formatId('hospital', other));
});

test('C-05 M-08 a merge moves staff, people, visits and open invitations to the hospital that stands', async () => {
  const survivor = await newHospital(hams);
  const twin = await newHospital(hams);
  const nurse = await newStaff(hams, twin, 'nurse');
  const owner = await newStaff(hams, twin, 'owner');
  const doctor = await newDoctorAt(hams, twin);
  const patient = await newPatient(hams);
  expect((await bookVisit(hams, patient, doctor, '10:00')).statusCode).toBe(201);
  // A member of both staffs has the role at the remaining hospital.
  await insertMembership(hams, nurse, survivor, 'receptionist');
  const made = await hams.app.inject({
    method: 'POST',
    url: '/api/hospital/invitations',
    headers: owner.bearer,
    body: { role: 'nurse', name: 'Meena' },
  });
  expect(await mergeHospitals(commandLineActor, hams.deps, twin.id, survivor.id)).toBe(1);

  const count = async (table: string, id: number) =>
    (await query(hams.db.pool, `select from ${table} where hospital_id = :id`, { id })).length;
  for (const table of ['appointments', 'hospital_people', 'hospital_invitations']) {
    expect([table, await count(table, survivor.id), await count(table, twin.id)]).toEqual([table, 1, 0]);
  }
  const members = await query<{ role: string }>(
    hams.db.pool,
    'select role from memberships where hospital_id = :id and until is null order by role',
    { id: survivor.id },
  );
  expect(members.map(({ role }) => role)).toEqual(['doctor', 'owner', 'owner', 'receptionist']);
  const left = 'select from memberships where hospital_id = :id and until is null';
  expect(await query(hams.db.pool, left, { id: twin.id })).toEqual([]);
  const me = await hams.app.inject({ url: '/api/hospital/me', headers: owner.bearer });
  expect(me.statusCode).toBe(401);
  const join = await hams.app.inject({
    method: 'POST',
    url: '/api/hospital/invitations/preview',
    body: { secret: made.json<{ secret: string }>().secret },
  });
  expect(join.statusCode).toBe(200);
});

test('C-05 M-03 J-07 what its staff opened in emergencies, and records that wait to be one, go along', async () => {
  const survivor = await newHospital(hams);
  const twin = await newDesk(hams);
  const owner = await newStaff(hams, survivor, 'owner');
  const [one, other] = [await addPatientAtDesk(hams, twin), await addPatientAtDesk(hams, twin)];
  const opening = { reason: 'Unconscious at the desk' };
  const opened = await callAsStaff(
    hams,
    twin.lakshmi,
    'POST',
    `/hospital/patients/${one}/emergency-access`,
    opening,
  );
  await callAsStaff(hams, twin.owner, 'POST', `/hospital/patients/${one}/merge`, { other });
  const patient = await newPatient(hams);
  await bookVisit(hams, patient, twin.doctor, '10:00');
  const own = `/hospital/patients/${formatId('patient', patient.id)}/emergency-access`;
  await callAsStaff(hams, twin.lakshmi, 'POST', own, { reason: 'Fainted in the lift' });
  await mergeHospitals(commandLineActor, hams.deps, twin.hospital.id, survivor.id);

  const unseen = await callAsStaff(hams, owner, 'GET', '/hospital/emergency-accesses');
  expect(unseen.body.accesses).toMatchObject([
    { seenAt: null },
    { accessId: opened.body.accessId, seenAt: null },
  ]);
  const readings = await callAsStaff(hams, patient, 'GET', '/people/readings');
  expect(readings.body.readings).toContainEqual(
    expect.objectContaining({ emergency: 'Fainted in the lift' }),
  );
  const see = `/hospital/emergency-accesses/${opened.body.accessId}/seen`;
  expect((await callAsStaff(hams, owner, 'PUT', see)).status).toBe(200);
  const { merge } = (await callAsStaff(hams, owner, 'GET', `/hospital/patients/${one}`)).body.person;
  expect((await callAsStaff(hams, owner, 'PUT', `/hospital/merges/${merge.mergeId}/confirm`)).status).toBe(
    200,
  );
});
