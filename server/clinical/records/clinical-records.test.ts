import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { listAddedEntries, toActorFields } from '#server/testing/platform/audit-entries.ts';

let hams: TestApp;
let patient: TestPerson;
let doctor: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  hams = await testApp();
  [patient, doctor, stranger] = await Promise.all([newPatient(hams), newDoctor(hams), newDoctor(hams)]);
});
afterAll(() => hams.close());

type Method = 'GET' | 'POST' | 'PUT';
const call = (who: TestPerson, method: Method, url: string, body?: object) =>
  hams.app.inject({ method, url: `/api${url}`, headers: who.bearer, ...(body && { body }) });
const fetchRecord = (who: TestPerson, whose = patient) => call(who, 'GET', `/patients/${whose.id}/record`);
const readAppointmentId = (answer: { json: () => { appointmentId: string } }) => answer.json().appointmentId;
const accept = (who: TestPerson, appointmentId: string) =>
  call(who, 'PUT', '/appointments/respond', { appointmentId, action: 'accept' });
const at = (time: string) => hams.setNow(Date.parse(`${thursday}T${time}:00+05:30`));

async function complete(whose: TestPerson, by: TestPerson, slot: string, prescription: object) {
  const id = readAppointmentId(await bookVisit(hams, whose, by, slot));
  await accept(by, id);
  at(slot);
  const body = { appStatus: 'Completed', prescription };
  const answer = await call(by, 'PUT', `/appointments/update-status/${id}`, body);
  expect(answer.statusCode).toBe(200);
  at('08:00');
  return id;
}

const code = (answer: { json: () => { code: string } }) => answer.json().code;

test('G-10 a record is for its patient and for doctors who accepted a visit of theirs; for others it is not there', async () => {
  const [asha, kabir] = [await newPatient(hams), await newDoctor(hams)];
  expect((await fetchRecord(asha, asha)).statusCode).toBe(200);
  expect([
    (await fetchRecord(patient, asha)).statusCode,
    (await fetchRecord(kabir, asha)).statusCode,
  ]).toEqual([404, 404]);
  const visit = readAppointmentId(await bookVisit(hams, asha, kabir, '09:00'));
  // A request gives access to itself only.
  expect((await fetchRecord(kabir, asha)).statusCode).toBe(404);
  await accept(kabir, visit);
  const opened = await listAddedEntries(hams, async () => {
    expect((await fetchRecord(kabir, asha)).statusCode).toBe(200);
  });
  expect(opened).toMatchObject([
    {
      ...toActorFields('doctor', kabir),
      event: 'record_read',
      operation: 'GET /patients/:patientId/record',
      patient_ids: [asha.id],
      about: formatId('patient', asha.id),
    },
  ]);
  const refused = await listAddedEntries(hams, () => fetchRecord(stranger, asha));
  expect(refused).toMatchObject([
    { event: 'call_refused', reason: 'patient_not_found', about: formatId('patient', asha.id) },
  ]);
  const callOff = { appStatus: 'Rejected', rejectionReason: 'Ill' };
  expect((await call(kabir, 'PUT', `/appointments/update-status/${visit}`, callOff)).statusCode).toBe(200);
  expect((await fetchRecord(kabir, asha)).statusCode).toBe(404);
});

test('G-10 what was prescribed at a reopened visit is its doctor’s draft, and not in the patient’s history', async () => {
  const [asha, kabir] = [await newPatient(hams), await newDoctor(hams)];
  const visit = await complete(asha, kabir, '09:00', {
    diagnosis: 'Gout',
    medicines: [{ name: 'Colchicine' }],
  });
  at('09:00');
  expect((await call(kabir, 'PUT', '/appointments/reopen', { appointmentId: visit })).statusCode).toBe(200);
  const fetchHistory = (who: TestPerson) => call(who, 'GET', `/patients/${asha.id}/history`);
  const { visits } = (await fetchHistory(asha)).json();
  expect(visits).toMatchObject([{ diagnosis: '', medicines: [], hasPrescription: false }]);
  expect((await fetchHistory(kabir)).json().visits).toMatchObject([
    { diagnosis: 'Gout', hasPrescription: true },
  ]);
  at('08:00');
});

test('G-10 nobody else writes into a record either', async () => {
  const url = `/patients/${patient.id}`;
  const writes: [Method, string, object?][] = [
    ['POST', '/allergies', { substance: 'Penicillin' }],
    ['POST', '/allergies/none-known'],
    ['PUT', '/allergies/1/end', { as: 'over' }],
    ['POST', '/conditions', { name: 'Asthma' }],
    ['PUT', '/conditions/1/end', { as: 'over' }],
  ];
  for (const [method, path, body] of writes) {
    const answer = await call(stranger, method, `${url}${path}`, body);
    expect([answer.statusCode, code(answer)]).toEqual([404, 'patient_not_found']);
  }
});

test('G-10 allergies: not asked, none known, one, the same again, struck out; nothing is deleted', async () => {
  const asha = await newPatient(hams);
  const url = `/patients/${asha.id}/allergies`;
  const present = async () => (await fetchRecord(asha, asha)).json();
  expect(await present()).toMatchObject({ allergies: [], allergiesAskedAt: null });
  expect((await call(asha, 'POST', `${url}/none-known`)).statusCode).toBe(201);
  expect(await present()).toMatchObject({ allergies: [], allergiesAskedAt: '2026-11-26T02:30:00.000Z' });
  at('08:10');
  const penicillin = { substance: 'Penicillin', reaction: 'Rash' };
  expect((await call(asha, 'POST', url, penicillin)).statusCode).toBe(201);
  expect(code(await call(asha, 'POST', url, { substance: 'PENICILLIN' }))).toBe('already_recorded');
  expect(code(await call(asha, 'POST', `${url}/none-known`))).toBe('allergies_recorded');
  const { allergies } = await present();
  expect(allergies).toMatchObject([{ ...penicillin, recordedBy: 'patient', at: '2026-11-26T02:40:00.000Z' }]);
  const end = `${url}/${allergies[0].id}/end`;
  expect((await call(asha, 'PUT', end, { as: 'mistake' })).statusCode).toBe(200);
  expect(code(await call(asha, 'PUT', end, { as: 'over' }))).toBe('entry_not_found');
  // Earlier answers no longer count.
  expect(await present()).toMatchObject({ allergies: [], allergiesAskedAt: null });
  const { rows } = await hams.db.pool.query(
    'select ended_as, ended_by_doctor_id from allergies where patient_id = $1',
    [asha.id],
  );
  expect(rows).toEqual([{ ended_as: 'mistake', ended_by_doctor_id: null }]);
  at('08:00');
});

test("G-10 an entry of another patient's record cannot be ended through one's own", async () => {
  const [asha, ravi] = [await newPatient(hams), await newPatient(hams)];
  await call(asha, 'POST', `/patients/${asha.id}/conditions`, { name: 'Asthma', since: '2012' });
  const [{ id }] = (await fetchRecord(asha, asha)).json().conditions;
  const answer = await call(ravi, 'PUT', `/patients/${ravi.id}/conditions/${id}/end`, { as: 'mistake' });
  expect(code(answer)).toBe('entry_not_found');
  expect((await fetchRecord(asha, asha)).json().conditions).toMatchObject([
    { name: 'Asthma', since: '2012' },
  ]);
});

const medicine = (name: string, duration: string) => ({
  name,
  strength: '5 mg',
  frequency: 'Once a day',
  duration,
});

test('G-10 current medicines are those of all doctors that have not run out; visits of others stay theirs', async () => {
  const [asha, other] = [await newPatient(hams), await newDoctor(hams)];
  const visit = await complete(asha, doctor, '10:00', {
    diagnosis: 'High blood pressure',
    medicines: [
      medicine('Amlodipine', '30 days'),
      medicine('Cetirizine', '5 days'),
      medicine('Ramipril', ''),
    ],
  });
  const elsewhere = await complete(asha, other, '11:00', {
    diagnosis: 'Anxiety',
    medicines: [medicine('Levothyroxine', 'To be continued'), medicine('AMLODIPINE', '3 days')],
  });
  hams.setNow(Date.parse('2026-12-02T07:00:00+05:30'));
  const seen = (await fetchRecord(doctor, asha)).json();
  // Amlodipine was prescribed again for three days only, and the newer prescription counts.
  expect(seen.currentMedicines).toEqual([
    {
      name: 'Levothyroxine',
      strength: '5 mg',
      frequency: 'Once a day',
      until: null,
      assumed: false,
      appointmentId: null,
    },
    {
      name: 'Ramipril',
      strength: '5 mg',
      frequency: 'Once a day',
      until: null,
      assumed: true,
      appointmentId: visit,
    },
  ]);
  expect(seen.visits).toMatchObject([
    {
      appointmentId: visit,
      date: thursday,
      diagnosis: 'High blood pressure',
      medicines: expect.arrayContaining(['Amlodipine 5 mg']),
    },
  ]);
  const own = (await fetchRecord(asha, asha)).json();
  expect(own.visits.map(({ appointmentId }: { appointmentId: string }) => appointmentId)).toEqual([
    elsewhere,
    visit,
  ]);
  at('08:00');
});

test('G-10 the strip says the newest vitals, and the weight in kilograms', async () => {
  const asha = await newPatient(hams);
  await call(asha, 'POST', '/patients/vitals', { heartRate: 72, weight: 149.91 });
  expect((await fetchRecord(asha, asha)).json()).toMatchObject({
    name: 'Asha Menon',
    gender: 'Female',
    age: 36,
    phone: asha.phone,
    weightKg: 68,
    vitals: { heartRate: 72, systolic: null },
  });
});

test('G-10 allergies stand in the lists of a doctor who accepted the visit, not beside a request', async () => {
  const [asha, kabir] = [await newPatient(hams), await newDoctor(hams)];
  const url = `/patients/${asha.id}/allergies`;
  const visit = readAppointmentId(await bookVisit(hams, asha, kabir, '15:00'));
  const allergiesIn = async (list: string) => {
    const [one] = (await call(kabir, 'GET', list)).json().appointments;
    return { asked: one.allergiesAsked, allergies: one.allergies };
  };
  const pending = `/appointments/pending/${thursday}`;
  expect(await allergiesIn('/doctors/requested-appointments')).toEqual({ asked: null, allergies: [] });
  await accept(kabir, visit);
  expect(await allergiesIn(pending)).toEqual({ asked: false, allergies: [] });
  await call(asha, 'POST', `${url}/none-known`);
  expect(await allergiesIn(pending)).toEqual({ asked: true, allergies: [] });
  await call(asha, 'POST', url, { substance: 'Latex' });
  expect(await allergiesIn(pending)).toEqual({ asked: true, allergies: ['Latex'] });
});

test('G-10 of sixty allergies at the same moment fifty are kept, and "none known" with an allergy never', async () => {
  const [asha, ravi] = [await newPatient(hams), await newPatient(hams)];
  const added = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      call(asha, 'POST', `/patients/${asha.id}/allergies`, { substance: `Substance ${at}` }),
    ),
  );
  expect(added.filter(({ statusCode }) => statusCode === 201)).toHaveLength(50);
  expect((await fetchRecord(asha, asha)).json().allergies).toHaveLength(50);
  const none = await call(asha, 'POST', `/patients/${asha.id}/allergies/none-known`, {});
  expect(none.statusCode).toBe(409);
  const ahead = await call(ravi, 'POST', `/patients/${ravi.id}/conditions`, {
    name: 'Asthma',
    since: '2027',
  });
  expect(ahead.json()).toMatchObject({ status: 400, fields: [{ field: 'since' }] });
});
