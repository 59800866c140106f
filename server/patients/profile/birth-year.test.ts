import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
let visit: string;
beforeAll(async () => {
  hams = await testApp();
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  await query(hams.db.pool, 'update patients set date_of_birth = null, birth_year = 1958 where id = :id', {
    id: patient.id,
  });
  visit = (await bookVisit(hams, patient, doctor, '10:00')).json<{ appointmentId: string }>().appointmentId;
  const id = Number(visit.slice(4));
  await query(hams.db.pool, "update appointments set status = 'Completed' where id = :id", { id });
});
afterAll(() => hams.close());

const get = (url: string, { bearer }: TestPerson) => hams.app.inject({ url: `/api${url}`, headers: bearer });
const about = { age: 68, ageIsAbout: true };

test('J-02 the doctor sees about how old somebody is who knows only the year', async () => {
  const list = await get(`/appointments/previous`, doctor);
  expect(list.json<{ appointments: object[] }>().appointments).toMatchObject([about]);
  const detail = await get(`/Appointments/detail?appointmentId=${visit}`, doctor);
  expect(detail.json()).toMatchObject({ patientDetails: about });
  const patientId = formatId('patient', patient.id);
  expect((await get(`/patients/${patientId}/record`, doctor)).json()).toMatchObject({
    ...about,
    dateOfBirth: '1958',
  });
  expect((await get('/doctors/patients?search=Asha', doctor)).json()).toMatchObject({ patients: [about] });
});

test('J-02 a prescription says about how old its patient is', async () => {
  await hams.app.inject({
    method: 'PUT',
    url: `/api/appointments/${visit}/prescription`,
    headers: doctor.bearer,
    body: { prescription: { diagnosis: 'Viral fever' } },
  });
  const paper = await get(`/appointments/${visit}/prescription.pdf`, patient);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(paper.rawPayload)));
  expect(text.join(' ').replace(/\s+/g, ' ')).toContain('about 68 years');
});
