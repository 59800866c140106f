import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appointmentStatuses, openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { newDoctor, newPatient } from '#server/testing/people.ts';
import { lapseAppointments } from './lapse-appointments.ts';

let hams: TestApp;
let doctorId: number;
let patientId: number;
beforeAll(async () => {
  hams = await testApp();
  [{ id: doctorId }, { id: patientId }] = await Promise.all([newDoctor(hams), newPatient(hams)]);
});
afterAll(() => hams.close());
beforeEach(() => hams.db.pool.query('delete from appointment_events; delete from appointments'));

const insert = (status: string, startsAt: string, count = 1) =>
  hams.db.pool.query(
    `insert into appointments (practice_id, doctor_id, patient_id, hospital, starts_at, ends_at, status, former_status, reason,
       consult_status, pay_status, fee_paise, booked_at)
     select (select id from practices where doctor_id = $1 and is_main), $1, $2, 'Care Hospital', s, s + interval '1 second', $3,
       case when $3 = 'Request for Rescheduling' then 'Pending' end, 'Fever', 'Offline', 'Unpaid', 0, s
     from generate_series(0, $5 - 1) n, lateral (select $4::timestamptz + n * interval '2 seconds' as s) start`,
    [doctorId, patientId, status, startsAt, count],
  );
const statuses = async () =>
  (
    await hams.db.pool.query<{ status: string }>('select status from appointments order by starts_at')
  ).rows.map(({ status }) => status);

test.each(appointmentStatuses)(
  'G-04 at the end of its day %s becomes Incomplete only if it was open',
  async (status) => {
    await insert(status, '2026-11-25T16:00:00+05:30');
    const isOpen = (openStatuses as readonly string[]).includes(status);
    expect(await lapseAppointments(hams.deps)).toBe(isOpen ? 1 : 0);
    expect(await statuses()).toEqual([isOpen ? 'Incomplete' : status]);
    const { rows } = await hams.db.pool.query(
      'select action, actor_role, actor_id, from_status, to_status from appointment_events',
    );
    const event = {
      action: 'lapse',
      actor_role: 'system',
      actor_id: null,
      from_status: status,
      to_status: 'Incomplete',
    };
    expect(rows).toEqual(isOpen ? [event] : []);
  },
);

test('G-04 the day ends at the clinic’s midnight', async () => {
  await insert('Pending', '2026-11-25T23:50:00+05:30');
  await insert('Pending', '2026-11-26T00:10:00+05:30');
  hams.setNow(Date.parse('2026-11-25T23:59:59+05:30'));
  expect(await lapseAppointments(hams.deps)).toBe(0);
  hams.setNow(Date.parse('2026-11-26T00:00:00+05:30'));
  expect(await lapseAppointments(hams.deps)).toBe(1);
  expect(await statuses()).toEqual(['Incomplete', 'Pending']);
});

test('G-04 any number of processes at once close each visit exactly once', async () => {
  await insert('Confirmed', '2026-11-20T09:00:00+05:30', 3000);
  const closed = await Promise.all(Array.from({ length: 4 }, () => lapseAppointments(hams.deps)));
  expect(closed.reduce((sum, count) => sum + count)).toBe(3000);
  const { rows } = await hams.db.pool.query(
    'select count(*) as events, count(distinct appointment_id) as appointments from appointment_events',
  );
  expect(rows).toEqual([{ events: 3000, appointments: 3000 }]);
});
