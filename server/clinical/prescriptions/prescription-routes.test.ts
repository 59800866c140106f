import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { insertAllergy } from '#server/testing/clinical/test-prescriptions.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
let id: string;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

const structured = {
  complaints: 'Fever for 3 days',
  diagnosis: 'Viral fever',
  medicines: [{ name: 'Paracetamol', strength: '650 mg', form: 'Tablet', frequency: 'twice a day' }],
  advice: 'Rest',
  otherMedicines: 'Stop Tramadol 50 mg',
  followUpDate: '2026-12-03',
};

function call(method: 'GET' | 'PUT', person: TestPerson | null, body?: object, writeWith = id) {
  const headers = person ? person.bearer : {};
  const url = `/api/appointments/${writeWith}/prescription`;
  return hams.app.inject({ method, url, headers, ...(body && { body }) });
}
const read = async () => (await call('GET', patient)).json().prescription;
const write = (prescription: unknown, version?: number, person: TestPerson | null = doctor) =>
  call('PUT', person, { prescription, ...(version !== undefined && { version }) });

const setStatus = (status: string) =>
  hams.db.pool.query('update appointments set status = $2 where id = $1', [Number(id.slice(4)), status]);

beforeEach(async () => {
  hams.setNow(thursdayMorning);
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  const booked = await bookVisit(hams, patient, doctor, '10:00');
  id = booked.json().appointmentId;
  await setStatus('Completed');
});

test('G-05 what was written field by field is read by the doctor and the patient', async () => {
  const answer = await write(structured);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().message).toBe('Prescription saved');
  const prescription = await read();
  expect(prescription).toEqual({
    version: 1,
    writtenAt: new Date(thursdayMorning).toISOString(),
    plain: false,
    text: [
      'Complaints: Fever for 3 days',
      'Diagnosis: Viral fever',
      '1. Tablet Paracetamol 650 mg: twice a day',
      'Advice: Rest',
      'Other medicines: Stop Tramadol 50 mg',
      'Follow-up: 2026-12-03',
    ].join('\n'),
    ...structured,
    medicines: [{ ...structured.medicines[0], dose: '', duration: '', instructions: '' }],
    earlier: [],
    followUpVisit: null,
    paper: { size: 'A4', topMm: 0, bottomMm: 0 },
    visit: { appointmentId: id, startsAt: '2026-11-26T04:30:00.000Z', consultStatus: 'Offline' },
    doctor: {
      name: 'Dr. Kabir Sethi',
      qualifications: [],
      specialization: 'Cardiology',
      medicalReg: 'KMC 45821',
      council: null,
      registrationYear: null,
      Hospital: expect.any(String),
      address: null,
      phone: null,
      logo: null,
      hospitalLine: null,
      signature: null,
    },
    patient: {
      patientId: expect.stringMatching(/^PAT-\d{6}$/),
      name: 'Asha Menon',
      gender: 'Female',
      dateOfBirth: '1990-04-12',
      address: '12 Lake Road, Kochi, Kerala 682001',
      weight: null,
      allergies: { substances: [], askedAt: null },
    },
    check: expect.objectContaining({ url: expect.stringMatching(/\/rx\/[\w-]{22}$/), looks: 0 }),
  });
  // The card is signed again each time.
  const { check, ...rest } = prescription;
  for (const same of [answer, await call('GET', doctor)]) {
    expect(same.json().prescription).toMatchObject(rest);
    expect(same.json().prescription.check.url).toBe(check.url);
  }
});

test('G-05 the paper keeps the people that it was written by and for, and the doctor’s own place', async () => {
  await write('Rest');
  const before = await read();
  await hams.db.pool.query(
    "update patients set name = 'Somebody Else', date_of_birth = '1950-01-01' where id = $1",
    [patient.id],
  );
  await hams.db.pool.query(
    "update doctors set name = 'Dr. Other', medical_registration = 'X' where id = $1",
    [doctor.id],
  );
  await hams.db.pool.query("update appointments set hospital = 'A Place of the Patient’s' where id = $1", [
    Number(id.slice(4)),
  ]);
  const { doctor: by, patient: writeWith } = await read();
  expect({ by, of: writeWith }).toEqual({ by: before.doctor, of: before.patient });
  expect(by).toMatchObject({ name: 'Dr. Kabir Sethi', Hospital: 'Care Hospital', medicalReg: 'KMC 45821' });
  await write('Rest more');
  expect(await read()).toMatchObject({ doctor: { name: 'Dr. Other' }, patient: { name: 'Somebody Else' } });
});

test('G-05 the paper keeps what was known of weight, allergies and the doctor’s council', async () => {
  const now = new Date(thursdayMorning);
  await hams.db.pool.query(`insert into vitals (patient_id, measured_at, weight_lbs) values ($1, $2, 25)`, [
    patient.id,
    now,
  ]);
  await insertAllergy(hams, patient.id, 'Penicillin');
  await insertAllergy(hams, patient.id, 'Dust', { isMistake: true });
  await hams.db.pool.query('insert into allergy_questions (patient_id, asked_at) values ($1, $2)', [
    patient.id,
    now,
  ]);
  await hams.db.pool.query(
    "update doctors set council = 'KA', registration_year = 2009, clinic_phone = '4842345678' where id = $1",
    [doctor.id],
  );
  await write(structured);
  await hams.db.pool.query('delete from allergies where patient_id = $1', [patient.id]);
  await hams.db.pool.query("update doctors set council = 'KL' where id = $1", [doctor.id]);
  expect(await read()).toMatchObject({
    patient: {
      weight: { kg: 11.3, at: now.toISOString() },
      allergies: { substances: ['Penicillin'], askedAt: now.toISOString() },
    },
    doctor: { council: 'Karnataka Medical Council', registrationYear: 2009, phone: '4842345678' },
  });
});

test('G-05 a paper says an allergy that was recorded after it was written, and who said each', async () => {
  await write(structured);
  expect((await read()).patient.allergies).toMatchObject({ substances: [], askedAt: null });
  await insertAllergy(hams, patient.id, 'Penicillin');
  await insertAllergy(hams, patient.id, 'Dust', { isMistake: true });
  await insertAllergy(hams, patient.id, 'Latex', { doctor: doctor.id });
  const at = new Date(thursdayMorning).toISOString();
  expect((await read()).patient.allergies).toEqual({
    substances: ['Penicillin', 'Latex'],
    askedAt: null,
    said: [
      { substance: 'Penicillin', recordedBy: 'patient', at },
      { substance: 'Latex', recordedBy: 'doctor', at },
    ],
  });
});

test('G-05 plain text is given back letter for letter', async () => {
  const plain = '  Tab. Telmisartan 40 mg\n\n\tReduce salt – हर दिन “½” 😀\r\n';
  await write(plain);
  expect(await read()).toMatchObject({ text: plain, plain: true, medicines: [], followUpDate: null });
  await write(structured);
  const [earlier] = (await read()).earlier;
  expect(earlier).toMatchObject({ text: plain, plain: true, version: 1 });
});

test('G-05 a correction keeps what it corrects, newest first', async () => {
  await write(structured);
  hams.setNow(thursdayMorning + 60_000);
  await write({ ...structured, diagnosis: 'Dengue fever' }, 1);
  hams.setNow(thursdayMorning + 120_000);
  await write({ ...structured, diagnosis: 'Dengue fever, mild' }, 2);
  const { version, diagnosis, writtenAt, earlier } = await read();
  expect({ version, diagnosis, writtenAt }).toEqual({
    version: 3,
    diagnosis: 'Dengue fever, mild',
    writtenAt: new Date(thursdayMorning + 120_000).toISOString(),
  });
  expect(earlier).toMatchObject([
    { version: 2, diagnosis: 'Dengue fever' },
    { version: 1, diagnosis: 'Viral fever' },
  ]);
});

test('G-05 whoever did not see the newest version overwrites nothing', async () => {
  await write('first');
  await write('second', 1);
  for (const stale of [0, 1, 7]) {
    const refused = await write('stale', stale);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().code).toBe('prescription_changed');
  }
  expect(await read()).toMatchObject({ version: 2, text: 'second' });
});

test('G-05 of two who correct the same version at once, one is told', async () => {
  await write('first');
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((text) => write(text, 1)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  expect((await read()).version).toBe(2);
});

test('G-05 a visit without a prescription says so', async () => {
  expect((await call('GET', patient)).json()).toEqual({ prescription: null });
  const paper = await hams.app.inject({
    url: `/api/appointments/${id}/prescription.pdf`,
    headers: patient.bearer,
  });
  expect([paper.statusCode, paper.json().code]).toEqual([404, 'no_prescription']);
});

test('G-05 only the two people of a visit know of its prescription', async () => {
  await write(structured);
  const [otherDoctor, otherPatient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  const table = [
    [doctor, 200, 200, 200, ''],
    [patient, 200, 403, 200, 'forbidden'],
    [otherDoctor, 404, 404, 404, 'appointment_not_found'],
    [otherPatient, 404, 403, 404, 'forbidden'],
    [null, 401, 401, 401, 'unauthenticated'],
  ] as const;
  for (const [person, get, put, pdf, code] of table) {
    expect((await call('GET', person)).statusCode).toBe(get);
    const written = await write('mine now', undefined, person);
    expect(written.statusCode).toBe(put);
    if (code) expect(written.json().code).toBe(code);
    const headers = person ? person.bearer : {};
    const paper = await hams.app.inject({ url: `/api/appointments/${id}/prescription.pdf`, headers });
    expect(paper.statusCode).toBe(pdf);
  }
});

test.each(['APT-999999', '999999', 'DOC-000001', 'nonsense', '0', '-1'])(
  'G-05 there is no appointment %s',
  async (writeWith) => {
    for (const method of ['GET', 'PUT'] as const) {
      const answer = await call(
        method,
        doctor,
        method === 'PUT' ? { prescription: 'x' } : undefined,
        writeWith,
      );
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'appointment_not_found']);
    }
  },
);

test('G-05 the id may be written either way', async () => {
  await write(structured);
  const plainId = String(Number(id.slice(4)));
  expect((await call('GET', doctor, undefined, plainId)).json().prescription.version).toBe(1);
});

test.each([
  'Requested',
  'Pending',
  'Confirmed',
  'Request for Rescheduling',
  'Rescheduled',
  'Cancelled',
  'Rejected',
  'Incomplete',
])('G-05 while the visit is %s nothing can be prescribed', async (status) => {
  await setStatus(status);
  const refused = await write(structured);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'wrong_status', appStatus: status });
  expect(await read()).toBeNull();
});

const medicines = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `M${index}` }));
test.each([
  ['nothing', undefined, 'prescription'],
  ['null', null, 'prescription'],
  ['a number', 5, 'prescription'],
  ['a list', [], 'prescription'],
  ['blank text', ' \n ', 'prescription'],
  ['a novel', 'x'.repeat(5001), 'prescription'],
  ['NUL', 'a\u0000b', 'prescription'],
  ['an empty object', {}, 'prescription.diagnosis'],
  ['blanks only', { complaints: ' ', advice: '\n', medicines: [] }, 'prescription.diagnosis'],
  ['a date alone', { followUpDate: '2026-12-03' }, 'prescription.diagnosis'],
  ['31 medicines', { medicines: medicines(31) }, 'prescription'],
  ['a blank name', { medicines: [{ name: ' ' }] }, 'prescription.medicines.0.name'],
  ['a long name', { medicines: [{ name: 'x'.repeat(121) }] }, 'prescription.medicines.0.name'],
  ['a long dose', { medicines: [{ name: 'A', dose: 'x'.repeat(61) }] }, 'prescription.medicines.0.dose'],
  ['a long diagnosis', { diagnosis: 'x'.repeat(1001) }, 'prescription.diagnosis'],
  ['long advice', { advice: 'x'.repeat(2001) }, 'prescription.advice'],
  ['NUL in a field', { advice: 'a\u0000' }, 'prescription.advice'],
  ['no day', { advice: 'a', followUpDate: '2026-02-30' }, 'prescription.followUpDate'],
  ['no date', { advice: 'a', followUpDate: 'tomorrow' }, 'prescription.followUpDate'],
  ['medicines that are none', { medicines: 'Paracetamol' }, 'prescription'],
  ['a medicine without a name', { medicines: [{ dose: '1' }] }, 'prescription'],
])('G-05 %s is refused beside its field, and nothing is stored', async (_, prescription, field) => {
  const refused = await write(prescription);
  expect(refused.statusCode).toBe(400);
  const { code, fields } = refused.json();
  expect(code).toBe('invalid_request');
  expect(fields.map((problem: { field: string }) => problem.field)).toContain(field);
  for (const { message } of fields) expect(message).toMatch(/^[A-Z].+\.$/);
  expect(await read()).toBeNull();
});

test('G-05 what is wrong with the medicines is said of the medicines', async () => {
  for (const wrong of [medicines(31), 'Paracetamol', [{ dose: '1' }], [null]]) {
    const { fields } = (await write({ diagnosis: 'Fever', medicines: wrong })).json();
    expect(fields).toEqual([
      { field: 'prescription', message: 'List up to 30 medicines, each with a name.' },
    ]);
  }
});

test.each([-1, 1.5, '1', null, 2_147_483_648])('G-05 version %j is none', async (version) => {
  const refused = await call('PUT', doctor, { prescription: 'x', version });
  expect([refused.statusCode, refused.json().fields?.[0].field]).toEqual([400, 'version']);
});

test('G-05 a medicine says every number of the line that it was read from, and what was not read was seen', async () => {
  const pred = {
    name: 'Prednisolone',
    strength: '20 mg',
    frequency: 'Once a day',
    duration: '1 week',
    instructions: '15 od 1 week',
  };
  const typed = 'pred 20 od 1 week, 15 od 1 week';
  const writeWith = (more: object) => write({ diagnosis: 'Asthma', medicines: [{ ...pred, ...more }] });
  const lost = await writeWith({ typed, instructions: '', unreadSeen: true });
  expect([lost.statusCode, lost.json().code]).toEqual([422, 'medicine_misread']);
  expect(lost.json()).toMatchObject({ medicine: 'Prednisolone', words: typed });
  for (const wrong of [{ strength: '25 mg' }, { dose: '2 tablets' }, { typed: 'pred 20 od' }])
    expect((await writeWith({ typed, ...wrong, unreadSeen: true })).json().code).toBe('medicine_misread');
  const unseen = await writeWith({ typed });
  expect([unseen.statusCode, unseen.json().code]).toEqual([422, 'medicine_unread']);
  expect(unseen.json()).toMatchObject({ medicine: 'Prednisolone', words: '1 week, 15 od 1 week' });
  expect(await read()).toBeNull();

  expect((await writeWith({ typed, unreadSeen: true })).statusCode).toBe(200);
  expect((await read()).medicines).toEqual([{ ...pred, form: '', dose: '' }]);
  expect(
    (await writeWith({ typed: 'pred 20 od x 2 years', duration: '2 years', instructions: '' })).statusCode,
  ).toBe(200);
});

test('G-05 thirty medicines, half characters and long texts are kept', async () => {
  const advice = '\ud83d'.padEnd(2000, 'ह');
  const answer = await write({ advice, medicines: [...medicines(29), { name: 'half \ud83d' }] });
  expect(answer.statusCode).toBe(200);
  const prescription = await read();
  expect(prescription.medicines).toHaveLength(30);
  expect(prescription.medicines[29].name).toBe('half \ufffd');
  expect(prescription.advice).toBe(`\ufffd${'ह'.repeat(1999)}`);
});

test('G-05 Done writes the prescription that goes with it', async () => {
  await setStatus('Pending');
  const url = `/api/appointments/update-status/${id}`;
  const body = { appStatus: 'Completed', prescription: structured };
  const done = await hams.app.inject({ method: 'PUT', url, headers: doctor.bearer, body });
  expect(done.statusCode).toBe(200);
  expect(await read()).toMatchObject({ version: 1, diagnosis: 'Viral fever' });
});
