import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Prescription } from '#contract/clinical/prescriptions.ts';
import type { Letterhead } from '#contract/doctors/letterheads.ts';
import type { HospitalSettings } from '#contract/hospital/hospital-settings.ts';
import { query } from '#db/statement.ts';
import { newDoctorAt, newHospital, newStaff, type TestStaff } from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import {
  newCompletedVisit,
  prescribe,
  setStatus,
  type TestVisit,
} from '#server/testing/clinical/test-prescriptions.ts';
import { bookVisit, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

const inColour = (background: string) =>
  sharp({ create: { width: 300, height: 100, channels: 3, background } })
    .png()
    .toBuffer();

async function send<Answer>(who: Pick<TestPerson, 'bearer'>, url: string, file: Buffer | null) {
  const form = new FormData();
  if (file) form.set('photo', new Blob([new Uint8Array(file)]), 'any name');
  const answer = await hams.app.inject({
    method: 'PUT',
    url: `/api/${url}`,
    headers: who.bearer,
    ...(file ? { payload: form } : {}),
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
}
async function readLogo(owner: TestStaff, colour: string | null): Promise<string | null> {
  const file = colour === null ? null : await inColour(colour);
  const { body } = await send<{ settings: HospitalSettings }>(owner, 'hospital/letterhead/logo', file);
  return body.settings.logo;
}
const ofDoctor = async (doctor: TestPerson, image: 'logo' | 'signature', colour: string) =>
  (await send<Letterhead>(doctor, `doctors/letterhead/${image}`, await inColour(colour))).body[image];
const saveSettings = (owner: TestStaff, body: Partial<HospitalSettings>) =>
  hams.app.inject({ method: 'PUT', url: '/api/hospital/settings', headers: owner.bearer, body });

async function visitAt(name?: string) {
  const hospital = await newHospital(hams, name);
  const owner = await newStaff(hams, hospital, 'owner');
  const [doctor, patient] = await Promise.all([newDoctorAt(hams, hospital), newPatient(hams)]);
  const answer = await bookVisit(hams, patient, doctor, '10:00', { consultStatus: 'Offline' });
  const { appointmentId } = answer.json<{ appointmentId: string }>();
  await setStatus(hams, appointmentId, 'Completed');
  return { hospital, owner, visit: { appointmentId, doctor, patient } };
}

async function shown({ appointmentId, patient }: TestVisit): Promise<Prescription['doctor']> {
  const url = `/api/appointments/${appointmentId}/prescription`;
  const answer = await hams.app.inject({ url, headers: patient.bearer });
  return answer.json<{ prescription: Prescription }>().prescription.doctor;
}

async function readDocument({ appointmentId, patient }: TestVisit, name: 'prescription' | 'receipt') {
  const url = `/api/appointments/${appointmentId}/${name}.pdf`;
  const { rawPayload } = await hams.app.inject({ url, headers: patient.bearer });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
    mergePages: true,
  });
  const pictures = rawPayload.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;
  return { text: text.replace(/\s+/g, ' '), pictures };
}

const pay = ({ appointmentId, doctor }: TestVisit) =>
  hams.app.inject({
    method: 'POST',
    url: `/api/appointments/${appointmentId}/payment`,
    headers: doctor.bearer,
    body: { way: 'cash', amount: 900 },
  });

test('M-11 the logo of a hospital is saved, replaced and removed, and the log says who did it', async () => {
  const hospital = await newHospital(hams);
  const owner = await newStaff(hams, hospital, 'admin');
  const red = await readLogo(owner, 'red');
  expect(red).toMatch(/^data:image\/png;base64,/);
  expect(await readLogo(owner, 'blue')).not.toBe(red);
  expect(await readLogo(owner, null)).toBeNull();
  const rows = await query(
    hams.db.pool,
    "select actor_id, reason from audit_log where hospital_id = :id and event = 'hospital_changed'",
    { id: hospital.id },
  );
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ actor_id: owner.id, reason: 'logo' })));
});

test('M-11 what is no picture is no logo, and the one of before stays', async () => {
  const owner = await newStaff(hams, await newHospital(hams), 'owner');
  await readLogo(owner, 'red');
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  expect((await send(owner, 'hospital/letterhead/logo', drawing)).status).toBe(415);
  const answer = await hams.app.inject({ url: '/api/hospital/settings', headers: owner.bearer });
  expect(answer.json<HospitalSettings>().logo).not.toBeNull();
});

test('M-11 a prescription carries the hospital’s logo, else the doctor’s, and what was issued stays', async () => {
  const { owner, visit } = await visitAt('Neem Tree Hospital');
  const [own, signature] = [
    await ofDoctor(visit.doctor, 'logo', 'green'),
    await ofDoctor(visit.doctor, 'signature', 'black'),
  ];
  expect((await prescribe(hams, visit)).doctor).toMatchObject({ logo: own, signature, hospitalLine: null });
  const red = await readLogo(owner, 'red');
  await saveSettings(owner, { letterheadLine: 'GSTIN 36ABCDE1234F1Z5', deskPhone: '040 2345 0100' });
  expect((await shown(visit)).logo).toBe(own);

  const issued = {
    logo: red,
    signature,
    Hospital: 'Neem Tree Hospital',
    phone: '040 2345 0100',
    hospitalLine: 'GSTIN 36ABCDE1234F1Z5',
  };
  expect((await prescribe(hams, visit)).doctor).toMatchObject(issued);
  await readLogo(owner, 'blue');
  await saveSettings(owner, {
    letterheadLine: 'www.neem.example',
    deskPhone: '',
    hospitalName: 'Neem Clinic',
  });
  expect(await shown(visit)).toMatchObject(issued);
  const { text, pictures } = await readDocument(visit, 'prescription');
  expect(text).toContain('Phone: 040 2345 0100 GSTIN 36ABCDE1234F1Z5');
  expect(text).toContain('Neem Tree Hospital');
  expect(pictures).toBe(2);

  await readLogo(owner, null);
  expect((await prescribe(hams, visit)).doctor).toMatchObject({
    logo: own,
    Hospital: 'Neem Clinic',
    hospitalLine: 'www.neem.example',
  });
});

test('M-11 a visit keeps its hospital’s letterhead when the practice moves; one of nobody has the doctor’s', async () => {
  const { owner, visit } = await visitAt('Banyan Hospital of before');
  const red = await readLogo(owner, 'red');
  await saveSettings(owner, { letterheadLine: 'Before' });
  const other = await visitAt('Peepal Hospital');
  await saveSettings(other.owner, { letterheadLine: 'After' });
  await query(
    hams.db.pool,
    `update practices p set hospital_id = h.id, name = h.name from hospitals h
     where p.doctor_id = :doctor and h.id = :hospital`,
    { doctor: visit.doctor.id, hospital: other.hospital.id },
  );
  expect((await prescribe(hams, visit)).doctor).toMatchObject({
    logo: red,
    Hospital: 'Banyan Hospital of before',
    hospitalLine: 'Before',
  });
  const own = await newCompletedVisit(hams);
  const green = await ofDoctor(own.doctor, 'logo', 'green');
  expect((await prescribe(hams, own)).doctor).toMatchObject({ logo: green, hospitalLine: null });
});

test('M-11 a receipt carries the letterhead with which it was issued', async () => {
  const { owner, visit } = await visitAt('Jasmine Hospital');
  await readLogo(owner, 'red');
  await saveSettings(owner, { letterheadLine: 'GSTIN 36ABCDE1234F1Z5', deskPhone: '040 2345 0100' });
  await pay(visit);
  await readLogo(owner, null);
  await saveSettings(owner, { letterheadLine: '', deskPhone: '' });
  const { text, pictures } = await readDocument(visit, 'receipt');
  expect(text).toContain('Phone: 040 2345 0100 GSTIN 36ABCDE1234F1Z5');
  expect(text).toContain('Jasmine Hospital');
  expect(pictures).toBe(1);
});

test('M-11 a receipt at no hospital has no letterhead', async () => {
  const own = await newCompletedVisit(hams);
  await ofDoctor(own.doctor, 'logo', 'green');
  await pay(own);
  expect((await readDocument(own, 'receipt')).pictures).toBe(0);
});
