import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  doctor = await newDoctor(hams);
});

const send = (method: 'POST' | 'PUT', url: string, body: object, person = doctor) =>
  hams.app.inject({ method, url: `/api${url}`, headers: person.bearer, body });
const close = (way: string, reason = 'Fever', date = thursday, person = doctor) =>
  send('PUT', `/doctors/days/${date}/close`, { way, reason }, person);
const free = async () => {
  const answer = await hams.app.inject(`/api/doctors/${doctor.id}/availability?days=1`);
  return answer.json<{ days: { date: string; free: string[] }[] }>().days.flatMap((day) => day.free);
};
const statuses = async () => {
  const { rows } = await hams.db.pool.query<{
    slot: string;
    status: string;
    rejection_reason: string | null;
  }>(
    `select to_char(starts_at at time zone 'Asia/Kolkata', 'HH24:MI') as slot, status, rejection_reason
     from appointments where doctor_id = $1 order by starts_at`,
    [doctor.id],
  );
  return rows.map(({ slot, status, rejection_reason: why }) =>
    [slot, status, ...(why ? [why] : [])].join(' '),
  );
};

async function visit(slot: string, kind: 'requested' | 'accepted' | 'asked' | 'askedEarly' | 'done') {
  const patient = await newPatient(hams);
  const { appointmentId } = (await bookVisit(hams, patient, doctor, slot)).json<{ appointmentId: string }>();
  if (kind !== 'requested' && kind !== 'askedEarly') {
    await send('PUT', '/appointments/respond', { appointmentId, action: 'accept' });
  }
  if (kind === 'asked' || kind === 'askedEarly') {
    await send('POST', '/patient/request-reschedule', { appointmentId, reason: 'A journey' }, patient);
  }
  if (kind === 'done') {
    await send('PUT', `/appointments/update-status/${appointmentId}`, { appStatus: 'Completed' });
  }
  return patient;
}

test.each([
  ['reschedule', ['Rejected Fever', 'Rescheduled', 'Rescheduled', 'Rejected Fever', 'Completed']],
  ['cancel', ['Rejected Fever', 'Rejected Fever', 'Rejected Fever', 'Rejected Fever', 'Completed']],
] as const)(
  'G-08 a day off with "%s" ends every visit that lies ahead and offers nothing',
  async (way, ended) => {
    const slots = ['12:00', '12:30', '13:00', '13:30', '09:00'];
    await visit('12:00', 'requested');
    await visit('12:30', 'accepted');
    await visit('13:00', 'asked');
    await visit('13:30', 'askedEarly');
    await visit('09:00', 'done');
    const answer = await close(way);
    expect(answer.json()).toEqual({ message: '4 patients were told.', date: thursday, notified: 4 });
    expect(await statuses()).toEqual(ended.map((each, at) => `${slots[at]} ${each}`).toSorted());
    expect(await free()).toEqual([]);
    expect((await close(way)).json()).toMatchObject({ notified: 0 });
  },
);

test('G-08 each patient of the day is told once', async () => {
  const patients = [await visit('12:00', 'accepted'), await visit('12:30', 'asked')];
  await hams.db.pool.query('delete from announcements');
  await close('cancel');
  const { rows } = await hams.db.pool.query<{ patient_id: number; event: string }>(
    'select a.patient_id, n.event from announcements n join appointments a on a.id = n.appointment_id',
  );
  expect(rows.toSorted((one, other) => one.patient_id - other.patient_id)).toEqual(
    patients.map(({ id }) => ({ patient_id: id, event: expect.any(String) })),
  );
});

test('G-08 of a day that has begun, what has begun stays', async () => {
  await visit('12:00', 'accepted');
  await visit('14:00', 'accepted');
  hams.setNow(Date.parse('2026-11-26T12:05:00+05:30'));
  expect((await close('reschedule')).json()).toMatchObject({ notified: 1 });
  expect(await statuses()).toEqual(['12:00 Pending', '14:00 Rescheduled']);
});

test('E-07 twenty bookings and the closing of their day at once: no visit is left on a closed day', async () => {
  const patients = await Promise.all(Array.from({ length: 20 }, () => newPatient(hams)));
  const slots = ['09', '10', '11', '12', '13'].flatMap((hour) =>
    ['00', '15', '30', '45'].map((m) => `${hour}:${m}`),
  );
  const [closed] = await Promise.all([
    close('cancel'),
    ...patients.map((patient, at) => bookVisit(hams, patient, doctor, slots[at] ?? '')),
  ]);
  expect(closed.statusCode).toBe(200);
  expect(await free()).toEqual([]);
  const left = (await statuses()).filter((each) => !each.includes('Rejected'));
  expect(left).toEqual([]);
});

test('A-11 a day is closed by its own doctor, with a reason, and not in the past', async () => {
  await visit('12:00', 'accepted');
  const other = await newDoctor(hams);
  expect((await close('cancel', 'Fever', thursday, other)).json()).toMatchObject({ notified: 0 });
  expect(await statuses()).toEqual(['12:00 Pending']);
  expect((await close('cancel', ' ')).statusCode).toBe(400);
  expect((await close('forget')).statusCode).toBe(400);
  expect((await close('cancel', 'Fever', '2026-11-25')).json()).toMatchObject({ code: 'day_past' });
  expect((await close('cancel', 'Fever', 'someday')).statusCode).toBe(400);
  const patient = await newPatient(hams);
  expect((await close('cancel', 'Fever', thursday, patient)).statusCode).toBe(403);
});
