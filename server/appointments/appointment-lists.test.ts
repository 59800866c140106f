import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
beforeAll(async () => {
  hams = await testApp();
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  await bookVisit(hams, patient, doctor, '09:15', { reason: 'Fever', consultStatus: 'Online' });
  await bookVisit(hams, patient, doctor, '16:45');
});
afterAll(() => hams.close());

const get = (url: string, { bearer }: TestPerson) => hams.app.inject({ url, headers: bearer });

test('H-18 a patient’s own appointments, newest first, in clinic time and without the doctor’s contact data', async () => {
  const answer = await get('/api/patients/appointments', patient);
  expect(answer.json()).toEqual([
    expect.objectContaining({ date: thursday, slot: '16:45', reason: 'General Checkup' }),
    {
      appointmentId: expect.stringMatching(/^APT-\d{6}$/),
      date: thursday,
      slot: '09:15',
      startsAt: '2026-11-26T03:45:00.000Z',
      endsAt: '2026-11-26T04:00:00.000Z',
      bookedAt: expect.any(String),
      reason: 'Fever',
      doctorId: expect.stringMatching(/^DOC-\d{6}$/),
      doctorName: 'Dr. Kabir Sethi',
      specialization: 'Cardiology',
      doctorPhoto: null,
      consultStatus: 'Online',
      payStatus: 'Unpaid',
      hospital: 'Own Practice',
      practiceId: expect.stringMatching(/^PRA-\d{6}$/),
      practiceName: 'Care Hospital',
      appStatus: 'Requested',
      meetLink: null,
      rejectionReason: null,
      timeKeptReason: null,
      doctorLate: null,
      allowedActions: ['cancel', 'askToReschedule'],
      tooLate: null,
      canPickTime: false,
      replaces: null,
      needs: null,
      patient: { patientId: formatId('patient', patient.id), name: 'Asha Menon', relation: 'self' },
      hasPrescription: false,
    },
  ]);
  expect(answer.body).not.toContain(doctor.phone);
});

test('H-26 a doctor’s awaited visits of a day: accepted ones only, in time order, of that clinic day', async () => {
  const pending = async (day: string) => (await get(`/api/appointments/pending/${day}`, doctor)).json();
  expect(await pending(thursday)).toEqual({ appointments: [] });
  await hams.db.pool.query("update appointments set status = 'Pending' where doctor_id = $1", [doctor.id]);
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

describe('a patient’s list in parts', () => {
  const fetchParts = async (who: TestPerson, query = '') => {
    const open = (await get('/api/patients/appointments/open', who)).json();
    const history = (await get(`/api/patients/appointments/history${query}`, who)).json();
    return { open, history };
  };

  test('F-06 what lies ahead, the nearest first, with the clinic’s today; the rest in pages, newest first', async () => {
    const [who, other] = await Promise.all([newPatient(hams), newDoctor(hams)]);
    for (const slot of ['15:00', '12:00', '13:00', '14:00']) await bookVisit(hams, who, other, slot);
    const close = (slot: string, status: string) =>
      hams.db.pool.query(`update appointments set status = $3 where patient_id = $1 and starts_at = $2`, [
        who.id,
        `${thursday}T${slot}:00+05:30`,
        status,
      ]);
    await close('13:00', 'Cancelled');
    await close('14:00', 'Completed');
    const { open, history } = await fetchParts(who, '?perPage=1');
    expect(open).toMatchObject({ today: thursday, appointments: [{ slot: '12:00' }, { slot: '15:00' }] });
    expect(history).toMatchObject({ appointments: [{ slot: '14:00' }], total: 2, page: 1, perPage: 1 });
    expect((await fetchParts(who, '?perPage=1&page=2')).history).toMatchObject({
      appointments: [{ slot: '13:00' }],
    });
    expect((await fetchParts(who, '?perPage=1&page=3')).history).toMatchObject({
      appointments: [],
      total: 2,
    });
  });

  test.each(['page=0', 'page=x', 'perPage=201', 'page=1.5'])('F-06 %s is a field error', async (query) => {
    expect((await get(`/api/patients/appointments/history?${query}`, patient)).statusCode).toBe(400);
  });

  test('F-08 too late to change is said in a sentence, and only where the status would allow it', async () => {
    const [who, other] = await Promise.all([newPatient(hams), newDoctor(hams)]);
    for (const slot of ['10:00', '10:15']) await bookVisit(hams, who, other, slot);
    await hams.db.pool.query(
      `update appointments set status = 'Pending' where patient_id = $1 and starts_at = $2`,
      [who.id, `${thursday}T10:00:00+05:30`],
    );
    hams.setNow(Date.parse(`${thursday}T08:30:00+05:30`));
    const { open } = await fetchParts(who);
    expect(open.appointments).toMatchObject([
      {
        allowedActions: ['confirm'],
        tooLate: 'Appointments can be cancelled or rescheduled at least 2 hours before they start.',
      },
      { allowedActions: ['cancel', 'askToReschedule'], tooLate: null },
    ]);
    hams.setNow(thursdayMorning);
  });
});
