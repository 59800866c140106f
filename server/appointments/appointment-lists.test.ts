import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, thursday } from '#server/platform/test-app.ts';
import { book, newDoctor, newPatient, type TestPerson } from '#server/platform/test-people.ts';

let it: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
beforeAll(async () => {
  it = await testApp();
  [doctor, patient] = await Promise.all([newDoctor(it), newPatient(it)]);
  await book(it, patient, doctor, '09:15', { reason: 'Fever', consultStatus: 'Online' });
  await book(it, patient, doctor, '16:45');
});
afterAll(() => it.close());

const get = (url: string, { bearer }: TestPerson) => it.app.inject({ url, headers: bearer });

test('H-18 a patient’s own appointments, newest first, in clinic time and without the doctor’s contact data', async () => {
  const answer = await get('/api/patients/appointments', patient);
  expect(answer.json()).toEqual([
    expect.objectContaining({ date: thursday, slot: '16:45', reason: 'General Checkup' }),
    {
      appointmentId: expect.stringMatching(/^APT-\d{6}$/),
      date: thursday,
      slot: '09:15',
      startsAt: '2026-11-26T03:45:00.000Z',
      reason: 'Fever',
      doctorId: expect.stringMatching(/^DOC-\d{6}$/),
      doctorName: 'Dr. Kabir Sethi',
      specialization: 'Cardiology',
      doctorPhoto: null,
      consultStatus: 'Online',
      payStatus: 'Unpaid',
      hospital: 'Own Practice',
      appStatus: 'Requested',
      meetLink: null,
      rejectionReason: null,
      allowedActions: ['cancel', 'askToReschedule'],
    },
  ]);
  expect(answer.body).not.toContain(doctor.phone);
});

test('H-26 a doctor’s awaited visits of a day: accepted ones only, in time order, of that clinic day', async () => {
  const pending = async (day: string) => (await get(`/api/appointments/pending/${day}`, doctor)).json();
  expect(await pending(thursday)).toEqual({ appointments: [] });
  await it.db.pool.query("update appointments set status = 'Pending' where doctor_id = $1", [doctor.id]);
  const { appointments } = await pending(thursday);
  expect(appointments).toMatchObject([
    { slotNumber: '09:15', patientName: 'Asha Menon', reason: 'Fever', appStatus: 'Pending' },
    { slotNumber: '16:45' },
  ]);
  expect(await pending('2026-11-27')).toEqual({ appointments: [] });
  expect((await get('/api/appointments/pending/someday', doctor)).statusCode).toBe(400);
});

test('A-11 an answer with a person’s own data is never kept by a cache', async () => {
  const answer = await get('/api/patients/appointments', patient);
  expect(answer.headers['cache-control']).toBe('no-store');
});
