import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAgreement } from '#server/doctors/registration-checks/check-registration.ts';
import { commandLineActor } from '#server/doctors/registration-checks/registration-decision.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import {
  bookVisit,
  freshPhone,
  hospitalForm,
  newDoctor,
  newPatient,
  type TestPerson,
} from '#server/testing/people.ts';
import { findVisitFacts, listVisitFacts } from './visit-facts.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;

const bookOne = async (slot: string, more = {}) =>
  Number(
    (await bookVisit(hams, patient, doctor, slot, more))
      .json<{ appointmentId: string }>()
      .appointmentId.slice(4),
  );
const replace = async (id: number, slot: string) => {
  const next = await bookOne(slot);
  await hams.db.pool.query("update appointments set status = 'Rescheduled' where id = $1", [id]);
  await hams.db.pool.query(
    'update appointments set replaces_id = $1, sequence = (select sequence + 1 from appointments where id = $1) where id = $2',
    [id, next],
  );
  return next;
};

beforeAll(async () => {
  hams = await testApp();
  const body = hospitalForm(freshPhone());
  const answer = await hams.app.inject({ method: 'POST', url: '/api/hospitals/signup', body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  await recordAgreement(commandLineActor, hams.deps, doctor.id, true);
});
afterAll(() => hams.close());

test('N-05 the facts of a visit, with the address of its hospital', async () => {
  const id = await bookOne('10:00', { reason: 'Fever', hospital: 'Care Hospital' });
  expect(await findVisitFacts(hams.db.pool, id)).toEqual({
    appointmentId: id,
    rootId: id,
    sequence: 0,
    status: 'Requested',
    startsAt: new Date('2026-11-26T04:30:00Z'),
    endsAt: new Date('2026-11-26T04:45:00Z'),
    consultStatus: 'Offline',
    hospital: 'Care Hospital',
    address: '1 Marine Drive, Kochi, Kerala 682001',
    position: { x: expect.any(Number), y: expect.any(Number) },
    phone: '',
    toBring: '',
    doctorId: doctor.id,
    doctorName: 'Dr. Kabir Sethi',
    patientId: patient.id,
    patientName: 'Asha Menon',
    patientEmail: 'asha@example.com',
  });
});

test('N-05 a visit elsewhere than in the doctor’s hospital has no address', async () => {
  const id = await bookOne('10:15', { hospital: 'Lake Clinic' });
  expect(await findVisitFacts(hams.db.pool, id)).toMatchObject({ hospital: 'Lake Clinic', address: null });
});

test('N-05 a visit that was moved twice is known by its first appointment', async () => {
  const first = await bookOne('11:00');
  const second = await replace(first, '11:15');
  const third = await replace(second, '11:30');
  const facts = await listVisitFacts(hams.db.pool, [third, first, second]);
  const byId = new Map(facts.map((one) => [one.appointmentId, [one.rootId, one.sequence]]));
  expect(facts).toHaveLength(3);
  expect([first, second, third].map((id) => byId.get(id))).toEqual([
    [first, 0],
    [first, 1],
    [first, 2],
  ]);
});

test('N-05 of an appointment that does not exist there are no facts', async () => {
  expect(await findVisitFacts(hams.db.pool, 999_999)).toBeNull();
  expect(await listVisitFacts(hams.db.pool, [])).toEqual([]);
});
