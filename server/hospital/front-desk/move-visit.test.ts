import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import {
  newDoctorAt,
  newHospital,
  newStaff,
  type TestHospital,
  type TestStaff,
} from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, publishDay, type TestPerson } from '#server/testing/people.ts';
import { insertPractice, insertPublishedDay } from '#server/testing/practices.ts';

let hams: TestApp;
let hospital: TestHospital;
let desk: TestStaff;
let doctor: TestPerson;
let asha: TestPerson;
let visit = '';

beforeAll(async () => {
  hams = await testApp();
  hospital = await newHospital(hams);
  desk = await newStaff(hams, hospital, 'receptionist');
});
afterAll(() => hams.close());

beforeEach(async () => {
  [doctor, asha] = await Promise.all([newDoctorAt(hams, hospital), newPatient(hams)]);
  visit = await bookedAt('10:00', asha);
});

async function bookedAt(slot: string, patient: TestPerson): Promise<string> {
  const { appointmentId } = (await bookVisit(hams, patient, doctor, slot)).json<{ appointmentId: string }>();
  await hams.app.inject({
    method: 'PUT',
    url: '/api/appointments/respond',
    headers: doctor.bearer,
    body: { appointmentId, action: 'accept' },
  });
  return appointmentId;
}

const move = (id: string, slotNumber: string, who: TestStaff = desk) =>
  hams.app.inject({
    method: 'PUT',
    url: `/api/hospital/visits/${id}/move`,
    headers: who.bearer,
    body: { date: thursday, slotNumber },
  });

const readStatus = async (id: string) => {
  const [row] = await query<{ status: string; replaces_id: number | null; hospital_id: number }>(
    hams.db.pool,
    'select status, replaces_id, hospital_id from appointments where id = :id',
    { id: parseId('appointment', id) },
  );
  return row;
};

test('M-05 the old visit is Rescheduled, the new one is linked, accepted and the hospital’s; the patient is told', async () => {
  const answer = await move(visit, '11:15');
  expect(answer.statusCode).toBe(200);
  const moved = answer.json<{ appointmentId: string; slot: string }>();
  expect(moved).toMatchObject({ replacedId: visit, date: thursday, slot: '11:15' });
  expect((await readStatus(visit))?.status).toBe('Rescheduled');
  expect(await readStatus(moved.appointmentId)).toEqual({
    status: 'Pending',
    replaces_id: parseId('appointment', visit),
    hospital_id: hospital.id,
  });
  const notified = await query(hams.db.pool, 'select event from announcements where appointment_id = :id', {
    id: parseId('appointment', moved.appointmentId),
  });
  expect(notified).toEqual([{ event: 'movedByDoctor' }]);
});

test('M-13 both events name the account and the role of who moved it; the patient reads that it was the hospital', async () => {
  const { appointmentId } = (await move(visit, '11:15')).json<{ appointmentId: string }>();
  const events = await query(
    hams.db.pool,
    `select action, actor_role, actor_id from appointment_events
     where appointment_id = any(:ids::bigint[]) and actor_role not in ('patient', 'doctor') order by id`,
    { ids: [parseId('appointment', visit), parseId('appointment', appointmentId)] },
  );
  const by = { actor_role: 'receptionist', actor_id: desk.id };
  expect(events).toEqual([
    { action: 'reschedule', ...by },
    { action: 'book', ...by },
  ]);
  const detail = await hams.app.inject({
    method: 'GET',
    url: `/api/Appointments/detail?appointmentId=${visit}`,
    headers: asha.bearer,
  });
  expect(detail.json().appointmentDetails.events.at(-1)).toMatchObject({ by: 'hospital', to: 'Rescheduled' });
});

test('M-05 a wish for another time is answered by the time that the desk gives', async () => {
  await hams.app.inject({
    method: 'POST',
    url: '/api/patient/request-reschedule',
    headers: asha.bearer,
    body: { appointmentId: visit, reason: 'A wedding' },
  });
  expect((await move(visit, '12:00')).statusCode).toBe(200);
  expect((await readStatus(visit))?.status).toBe('Rescheduled');
});

test('M-05 where the practice does not let the desk move visits, nothing changes', async () => {
  await query(
    hams.db.pool,
    `update practices set desk_permissions = '{answer,collect}' where doctor_id = :id`,
    {
      id: doctor.id,
    },
  );
  const answer = await move(visit, '11:15');
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'desk_may_not']);
  expect((await readStatus(visit))?.status).toBe('Pending');
});

test('M-05 another hospital’s visit is not found', async () => {
  const stranger = await newStaff(hams, await newHospital(hams), 'owner');
  expect((await move(visit, '11:15', stranger)).json().code).toBe('appointment_not_found');
});

test('M-05 a visit that was completed or called off is not moved', async () => {
  const { appointmentId } = (await bookVisit(hams, await newPatient(hams), doctor, '15:00')).json<{
    appointmentId: string;
  }>();
  const answer = await move(appointmentId, '15:30');
  expect([answer.json().code, answer.json().appStatus]).toEqual(['wrong_status', 'Requested']);
});

test('M-05 to a time that is taken, unpublished or its own: refused, and the visit stays as it was', async () => {
  await bookedAt('11:15', await newPatient(hams));
  const taken = await move(visit, '11:15');
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'slot_taken']);
  expect(taken.json().nextFree).toMatchObject({ date: thursday });
  expect((await move(visit, '10:00')).json().code).toBe('slot_taken');
  expect((await move(visit, '20:00')).json().code).toBe('slot_not_published');
  expect((await move(visit, '07:00')).json().code).toBe('slot_past');
  expect((await readStatus(visit))?.status).toBe('Pending');
});

test('M-05 to a time at which the patient is elsewhere: the staff hears of the person, not of itself', async () => {
  expect((await bookVisit(hams, asha, await newDoctor(hams), '12:00')).statusCode).toBe(201);
  const refused = await move(visit, '12:00');
  expect(refused.json()).toMatchObject({
    code: 'person_busy',
    message: 'They already have an appointment at this time. Choose another time.',
  });
});

test('M-05 to a time that the doctor offers at another place: not the hospital’s to give', async () => {
  await insertPublishedDay(hams, await insertPractice(hams, doctor), { starts: [1080] });
  expect((await move(visit, '18:00')).json().code).toBe('slot_not_published');
  expect((await readStatus(visit))?.status).toBe('Pending');
});

test('M-05 of two who race for a time exactly one gets it', async () => {
  const other = await bookedAt('10:15', await newPatient(hams));
  const answers = await Promise.all([move(visit, '13:00'), move(other, '13:00')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const lost = answers.find(({ statusCode }) => statusCode === 409);
  expect(lost?.json().code).toBe('slot_taken');
});

test('M-05 who is here already is here for the later time of the same day, and not for another day', async () => {
  await hams.app.inject({
    method: 'PUT',
    url: `/api/hospital/visits/${visit}/arrive`,
    headers: desk.bearer,
  });
  const arrival = async (id: string) => {
    const [row] = await query<{ arrived_at: Date | null }>(
      hams.db.pool,
      'select arrived_at from appointments where id = :id',
      { id: parseId('appointment', id) },
    );
    return row?.arrived_at ?? null;
  };
  const came = await arrival(visit);
  const later = (await move(visit, '15:00')).json<{ appointmentId: string }>().appointmentId;
  expect(came).not.toBeNull();
  expect(await arrival(later)).toEqual(came);
  await publishDay(hams, doctor, '2026-11-27', ['10:00'], 15);
  const nextDay = await hams.app.inject({
    method: 'PUT',
    url: `/api/hospital/visits/${later}/move`,
    headers: desk.bearer,
    body: { date: '2026-11-27', slotNumber: '10:00' },
  });
  expect(await arrival(nextDay.json<{ appointmentId: string }>().appointmentId)).toBeNull();
});
