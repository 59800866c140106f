import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { formatAppointmentCsv } from './doctor-appointment-csv.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
beforeAll(async () => {
  hams = await testApp();
  doctor = await newDoctor(hams);
  patient = await newPatient(hams);
  await bookVisit(hams, patient, doctor, '09:15', { reason: '=HYPERLINK("http://evil.example","x")' });
  await bookVisit(hams, patient, doctor, '10:00', {
    reason: 'Fever, "high"\nsince Monday',
    consultStatus: 'Online',
  });
  await bookVisit(hams, patient, doctor, '11:00', { reason: 'Acne', payStatus: 'Paid' });
  await hams.db.pool.query("update appointments set status = 'Pending'");
  const { rows } = await hams.db.pool.query<{ id: number }>('select max(id) as id from appointments');
  await hams.app.inject({
    method: 'POST',
    url: `/api/appointments/${formatId('appointment', Number(rows[0]?.id))}/payment`,
    headers: doctor.bearer,
    body: { way: 'cash', amount: 600 },
  });
});
afterAll(() => hams.close());

const get = (query = '', headers = {}) =>
  hams.app.inject({
    url: `/api/appointments/previous.csv${query}`,
    headers: { ...doctor.bearer, ...headers },
  });

test('G-06 the list as a file: every row of the filter, quoted as RFC 4180 says, no formula in it', async () => {
  const answer = await get('?order=asc');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="appointments-${thursday}.csv"; filename*=UTF-8''appointments-${thursday}.csv`,
  });
  expect(answer.body.replaceAll(/APT-\d{6}/g, 'APT').replaceAll(patient.phone, 'PHONE')).toBe(
    [
      '\uFEFFAppointment ID,Patient Name,Phone,Date,Slot,Consult Mode,According to the patient,Status,Reason,Fee,Collected,Method,Receipt,Collected by,Collected on',
      'APT,Asha Menon,PHONE,2026-11-26,09:15,Offline,Unpaid,Pending,"\'=HYPERLINK(""http://evil.example"",""x"")",650.5,,,,,',
      'APT,Asha Menon,PHONE,2026-11-26,10:00,Online,Unpaid,Pending,"Fever, ""high""\nsince Monday",650.5,,,,,',
      'APT,Asha Menon,PHONE,2026-11-26,11:00,Offline,Paid,Pending,Acne,650.5,600,Cash,R-2026-000001,Dr. Kabir Sethi,2026-11-26 08:00',
      '',
    ].join('\r\n'),
  );
});

test('G-06 the file follows the filter and the sort', async () => {
  const lines = (await get('?search=e&sort=reason&order=asc&to=2026-11-26')).body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(4);
  expect((await get('?consultStatus=Online')).body).not.toContain('Acne');
  expect((await get('?status=Completed')).body.split('\r\n')).toHaveLength(2);
  expect((await get('?sort=colour')).json()).toMatchObject({ fields: [{ field: 'sort' }] });
});

test('G-06 the file speaks the reader’s language', async () => {
  const { body } = await get('', { 'accept-language': 'hi' });
  expect(body).toContain(
    'अपॉइंटमेंट आईडी,मरीज़ का नाम,फ़ोन,तारीख़,स्लॉट,विज़िट का तरीक़ा,मरीज़ के अनुसार,स्थिति,कारण,फ़ीस,मिली रकम,तरीक़ा,रसीद,किसने लिया,कब लिया\r\n',
  );
  expect(body).toContain('डॉक्टर ने स्वीकार की');
});

const suspicious = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1+1', '＋1', '－1', '＠SUM(A1)'];
test.each([...suspicious, '+91 90000 00001'])('G-06 %j in a cell is text, and stays readable', (reason) => {
  const row = {
    id: 1,
    patient_id: 7,
    patient_name: reason,
    phone: '9848022100',
    day: thursday,
    slot: '09:15',
    consult_status: 'Online',
    pay_status: 'Paid',
    status: 'Completed',
    reason: 'Fever',
    fee_paise: 65_050,
    payment_way: null,
    payment_paise: null,
    receipt_year: null,
    collected_by: '',
    receipt_hospital: null,
    receipt_number: null,
    paid_at: null,
    paid_by: null,
  } as const;
  const [, line = ''] = formatAppointmentCsv([row], { locale: 'en', timeZone: 'Asia/Kolkata' }).split(
    /\r\n(?=APT)/,
  );
  expect(line).toMatch(/^APT-000001,"?'/);
  expect(line).toContain(`'${reason}`);
  expect(line.startsWith(formatId('appointment', 1))).toBe(true);
});
