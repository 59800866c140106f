import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { insertAppointment } from '#server/testing/appointments/insert-appointment.ts';
import { bookVisit, newDoctor, newPatient, publishDay, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
let id: string;

const bookOne = async (slot: string, more = {}) =>
  (await bookVisit(hams, patient, doctor, slot, more)).json<{ appointmentId: string }>().appointmentId;
const detail = (appointmentId: string, { bearer } = doctor) =>
  hams.app.inject({ url: `/api/Appointments/detail?appointmentId=${appointmentId}`, headers: bearer });
const put = (path: string, body: object) =>
  hams.app.inject({ method: 'PUT', url: `/api/appointments/${path}`, headers: doctor.bearer, body });

beforeAll(async () => {
  hams = await testApp();
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  id = await bookOne('10:00', { reason: 'Fever', consultStatus: 'Online', hospital: 'Care Hospital' });
});
afterAll(() => hams.close());

test('H-29 the doctor sees the visit, its patient and its life', async () => {
  await put('respond', { appointmentId: id, action: 'accept' });
  expect((await detail(id)).json()).toEqual({
    appointmentDetails: {
      appointmentId: id,
      doctor: 'Dr. Kabir Sethi',
      doctorId: formatId('doctor', doctor.id),
      bookedOn: thursday,
      bookedBy: null,
      bookedAtDesk: null,
      department: 'Cardiology',
      date: thursday,
      time: '10:00',
      startsAt: '2026-11-26T04:30:00.000Z',
      endsAt: '2026-11-26T04:45:00.000Z',
      reason: 'Fever',
      type: 'Online',
      hospital: 'Care Hospital',
      practiceId: expect.stringMatching(/^PRA-\d{6}$/),
      practiceName: 'Care Hospital',
      payStatus: 'Unpaid',
      status: 'Pending',
      meetLink: expect.any(String),
      rejectionReason: null,
      lateMinutes: null,
      squeezedIn: null,
      needs: null,
      prescription: null,
      prescriptionDetails: null,
      followUp: false,
      allowedActions: ['complete', 'callOff', 'reschedule'],
      fee: 650.5,
      payment: null,
      didNotCome: false,
      reopenUntil: null,
      events: [
        {
          at: '2026-11-26T02:30:00.000Z',
          by: 'patient',
          from: null,
          to: 'Requested',
          note: null,
          lateMinutes: null,
        },
        {
          at: '2026-11-26T02:30:00.000Z',
          by: 'doctor',
          from: 'Requested',
          to: 'Pending',
          note: null,
          lateMinutes: null,
        },
      ],
    },
    patientDetails: {
      patientId: formatId('patient', patient.id),
      name: 'Asha Menon',
      email: 'asha@example.com',
      gender: 'Female',
      contact: patient.phone,
      contactOf: null,
      age: 36,
      ageIsAbout: false,
      abhaNumber: null,
      abhaAddress: null,
      address: '12 Lake Road, Kochi, Kerala 682001',
      photo: { url: null },
    },
    previousAppointments: [],
  });
});

test('H-29 its patient sees it too, with what a patient may do', async () => {
  const answer = await detail(id, patient);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().appointmentDetails.allowedActions).toEqual(['confirm', 'cancel', 'askToReschedule']);
});

test('A-11 for everybody else it does not exist', async () => {
  const [otherDoctor, otherPatient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  for (const other of [otherDoctor, otherPatient]) {
    const answer = await detail(id, other);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'appointment_not_found']);
    expect(answer.body).not.toContain('Asha');
  }
  expect((await hams.app.inject({ url: `/api/Appointments/detail?appointmentId=${id}` })).statusCode).toBe(
    401,
  );
});

test('H-29 either spelling of the id is taken; what names no appointment is not found', async () => {
  expect((await detail(String(Number(id.slice(4))))).json().appointmentDetails.appointmentId).toBe(id);
  for (const wrong of ['APT-999999', 'DOC-000001', 'nonsense', '-1', '0', '999999999999999']) {
    expect((await detail(wrong)).json().code).toBe('appointment_not_found');
  }
});

test('H-29 the id must be there', async () => {
  for (const query of ['', '?appointmentId=', `?appointmentId=${'1'.repeat(21)}`]) {
    const answer = await hams.app.inject({ url: `/api/Appointments/detail${query}`, headers: doctor.bearer });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: [{ field: 'appointmentId' }] });
  }
});

test('G-07 the age turns at midnight in India, not in Greenwich', async () => {
  const age = async () => (await detail(id)).json().patientDetails.age;
  await hams.db.pool.query("update patients set date_of_birth = '1990-11-27' where id = $1", [patient.id]);
  hams.setNow(Date.parse('2026-11-26T23:59:00+05:30'));
  expect(await age()).toBe(35);
  hams.setNow(Date.parse('2026-11-27T00:30:00+05:30')); // Still 26 November in UTC.
  expect(await age()).toBe(36);
  hams.setNow(thursdayMorning);
});

test('G-07 an address with gaps has no stray commas', async () => {
  await hams.db.pool.query("update patients set street = '', postal_code = '' where id = $1", [patient.id]);
  expect((await detail(id)).json().patientDetails.address).toBe('Kochi, Kerala');
  await hams.db.pool.query("update patients set city = '', state = '' where id = $1", [patient.id]);
  expect((await detail(id)).json().patientDetails.address).toBe('');
});

test('G-07 what came before: earlier or completed visits of these two, newest first, not itself', async () => {
  const otherDoctor = await newDoctor(hams);
  await bookVisit(hams, patient, otherDoctor, '09:30');
  const early = await bookOne('09:00', { reason: 'Acne' });
  const late = await bookOne('16:00');
  const done = await bookOne('15:00');
  await hams.db.pool.query("update appointments set status = 'Completed' where id = $1", [done.slice(4)]);
  const before = async (of: string) =>
    (await detail(of))
      .json<{ previousAppointments: { appointmentId: string }[] }>()
      .previousAppointments.map(({ appointmentId }) => appointmentId);
  expect(await before(id)).toEqual([done, early]);
  expect(await before(late)).toEqual([done, id, early]);
  expect((await detail(id)).json().previousAppointments[1]).toEqual({
    appointmentId: early,
    date: thursday,
    time: '09:00',
    reason: 'Acne',
    type: 'Offline',
    status: 'Requested',
  });
});

test('G-07 at most fifty earlier visits are told', async () => {
  for (let day = 0; day < 60; day += 1) {
    await insertAppointment(hams, { doctor, patient, at: new Date(Date.UTC(2026, 7, 1 + day, 10)) });
  }
  const { previousAppointments } = (await detail(id)).json();
  expect(previousAppointments).toHaveLength(50);
  expect(previousAppointments.at(-1).date).toBe('2026-08-13');
});

test('G-07 a prescription comes in words and in parts; a rejection with its reason', async () => {
  const written = { diagnosis: 'Influenza', medicines: [{ name: 'Paracetamol', strength: '650 mg' }] };
  const completed = await put(`update-status/${id}`, { appStatus: 'Completed', prescription: written });
  expect(completed.statusCode).toBe(200);
  expect((await detail(id, patient)).json().appointmentDetails).toMatchObject({
    status: 'Completed',
    prescription: 'Diagnosis: Influenza\n1. Paracetamol 650 mg',
    prescriptionDetails: { version: 1, diagnosis: 'Influenza', plain: false, earlier: [] },
    allowedActions: [],
  });

  await publishDay(hams, doctor, '2026-11-27', ['09:00'], 15);
  const other = await bookOne('09:00', { date: '2026-11-27' });
  await put('respond', { appointmentId: other, action: 'reject', reason: 'On leave' });
  expect((await detail(other)).json().appointmentDetails).toMatchObject({
    status: 'Rejected',
    rejectionReason: 'On leave',
    events: [{}, { by: 'doctor', from: 'Requested', to: 'Rejected', note: 'On leave' }],
  });
});
