import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { newHospital, newStaff } from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { addPatientAtDesk, callAsStaff, newDesk } from '#server/testing/hospital/desk.ts';
import { newDoctor, newPatient } from '#server/testing/people.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

const before = 'Аsha of win.example.com';
const settings = { name: before, email: '', gender: 'Female', dateOfBirth: '1990-04-12' };

async function listNamedPeople() {
  const [patient, doctor, hospital, desk] = [
    await newPatient(hams),
    await newDoctor(hams),
    await newHospital(hams),
    await newDesk(hams),
  ];
  const owner = await newStaff(hams, hospital, 'owner');
  const person = await addPatientAtDesk(hams, desk, { name: 'Meena', phone: '9876500011' });
  const put = (url: string, { bearer }: { bearer: { authorization: string } }, body: object) =>
    hams.app.inject({ method: 'PUT', url: `/api${url}`, headers: bearer, body });
  const spoil = async () => {
    const all = { name: before };
    await query(hams.db.pool, 'update patients set name = :name', all);
    await query(hams.db.pool, 'update doctors set name = :name', all);
    await query(hams.db.pool, 'update practices set name = :name where hospital_id is null', all);
    await query(hams.db.pool, 'update hospitals set name = :name where id = :id', {
      ...all,
      id: hospital.id,
    });
    await query(hams.db.pool, "update accounts set email = '' where phone = :phone", {
      phone: patient.phone,
    });
  };
  const [practice] = await query<{ id: number }>(
    hams.db.pool,
    'select id from practices where doctor_id = :id',
    { id: doctor.id },
  );
  const changes = {
    'of a patient': (name: string) =>
      put('/patients/update-profile', patient, { ...settings, phone: patient.phone, name }),
    'of a doctor': (name: string) => put('/doctors/editProfile', doctor, { name, experience: 13 }),
    'of where a doctor practises': (name: string) =>
      put('/doctors/editProfile', doctor, { hospital: name, experience: 14 }),
    'of a practice': (name: string) => put(`/practices/${practice?.id}`, doctor, { name, room: '2' }),
    'of a hospital': (name: string) =>
      put('/hospital/settings', owner, { hospitalName: name, whatToBring: 'Papers' }),
    'of who was written down at a desk': async (name: string) => {
      const form = { name, gender: 'Female', birthYear: 1981, phone: '9876500011' };
      const { status } = await callAsStaff(hams, desk.lakshmi, 'PUT', `/hospital/patients/${person}`, form);
      return { statusCode: status, body: '' };
    },
  };
  return { spoil, changes };
}

test('C-06 a name of before stays, and everything beside it can be changed; another one like it is refused', async () => {
  const { spoil, changes } = await listNamedPeople();
  for (const [whose, change] of Object.entries(changes)) {
    await spoil();
    const changed = await change('Asha of prize.example.com');
    expect([whose, changed.statusCode]).toEqual([whose, 400]);
    const kept = await change(before);
    expect([whose, kept.statusCode, kept.body]).toEqual([whose, 200, kept.body]);
    expect([whose, (await change('Asha Menon')).statusCode]).toEqual([whose, 200]);
  }
});
