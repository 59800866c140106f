import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { addGuardian, newChild } from '#server/testing/patients/guardians.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let mother: TestPerson;
let child: Awaited<ReturnType<typeof newChild>>;
beforeAll(async () => {
  hams = await testApp();
  mother = await newPatient(hams);
  child = await newChild(hams);
  await addGuardian(hams, mother, child.id);
});
afterAll(() => hams.close());
beforeEach(() => hams.db.pool.query('update patients set abha_number = null, abha_address = null'));

const url = (patientId?: string) => `/api/people/abha${patientId ? `?patientId=${patientId}` : ''}`;
const getAbha = async (patientId?: string) =>
  (await hams.app.inject({ url: url(patientId), headers: mother.bearer })).json();
const putAbha = (abhaNumber: unknown, abhaAddress: unknown, patientId?: string) =>
  hams.app.inject({
    method: 'PUT',
    url: url(patientId),
    headers: mother.bearer,
    body: { abhaNumber, abhaAddress },
  });

test('J-08 every field is stored as itself, for the caller and for whom they look after', async () => {
  expect(await getAbha()).toEqual({ abhaNumber: null, abhaAddress: null });
  expect((await putAbha('91-1234-5678-9012', ' Asha@ABDM ')).statusCode).toBe(200);
  expect((await putAbha('92 1234 5678 9012', 'child@sbx', child.patientId)).statusCode).toBe(200);
  expect(await getAbha()).toEqual({ abhaNumber: '91123456789012', abhaAddress: 'asha@abdm' });
  expect(await getAbha(child.patientId)).toEqual({ abhaNumber: '92123456789012', abhaAddress: 'child@sbx' });
  const rows = await query(
    hams.db.pool,
    'select abha_number, abha_address from patients where id = any(:ids) order by id',
    { ids: [mother.id, child.id] },
  );
  expect(rows).toEqual([
    { abha_number: '91123456789012', abha_address: 'asha@abdm' },
    { abha_number: '92123456789012', abha_address: 'child@sbx' },
  ]);
});

test('J-08 what is empty is removed, each by itself', async () => {
  await putAbha('91123456789012', 'asha@abdm');
  await putAbha('', 'asha@abdm');
  expect(await getAbha()).toEqual({ abhaNumber: null, abhaAddress: 'asha@abdm' });
  await putAbha('', '');
  expect(await getAbha()).toEqual({ abhaNumber: null, abhaAddress: null });
});

test('J-08 an Aadhaar number is refused at its field with the sentence that none is kept, and leaves no trace', async () => {
  for (const [number, address, field] of [
    ['2345 6789 0123', '', 'abhaNumber'],
    ['', '234567890123@abdm', 'abhaAddress'],
  ]) {
    const answer = await putAbha(number, address);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      fields: [{ field, message: 'This looks like an Aadhaar number. We don’t store Aadhaar numbers.' }],
    });
    expect(answer.body).not.toMatch(/2345|0123/);
  }
  expect(await getAbha()).toEqual({ abhaNumber: null, abhaAddress: null });
  const survivor = await query(
    hams.db.pool,
    "select id from audit_log where audit_log::text like '%567890123%'",
  );
  expect(survivor).toEqual([]);
});

test('J-08 the doctor of the visit sees both, patients see them nowhere else, and reading a child’s is kept', async () => {
  await putAbha('91123456789012', 'child@abdm', child.patientId);
  const doctor = await newDoctor(hams);
  const booked = await bookVisit(hams, mother, doctor, '10:00', { patientId: child.patientId });
  const { appointmentId } = booked.json<{ appointmentId: string }>();
  const detail = async ({ bearer }: TestPerson) =>
    hams.app.inject({ url: `/api/Appointments/detail?appointmentId=${appointmentId}`, headers: bearer });
  expect((await detail(doctor)).json().patientDetails).toMatchObject({
    abhaNumber: '91123456789012',
    abhaAddress: 'child@abdm',
  });
  expect((await detail(mother)).body).not.toMatch(/91123456789012|child@abdm/);
  await getAbha(child.patientId);
  const read = await query<{ patient_ids: number[] }>(
    hams.db.pool,
    "select patient_ids::int[] from audit_log where event = 'record_read' and operation = 'GET /people/abha'",
  );
  expect(read).toContainEqual({ patient_ids: [child.id] });
  const readings = await hams.app.inject({
    url: `/api/people/readings?patientId=${child.patientId}`,
    headers: mother.bearer,
  });
  expect(readings.json().readings).toContainEqual(
    expect.objectContaining({ what: 'record', role: 'guardian', isCaller: true }),
  );
});
