import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeStatus } from '#server/appointments/changes/change-status.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { insertAppointment } from '#server/testing/appointments/insert-appointment.ts';
import { insertHospital } from '#server/testing/insert-test-rows.ts';
import { newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { quietLog } from '#server/testing/platform/collect-log.ts';
import { insertPractice } from '#server/testing/practices.ts';
import { announceReminders } from './announce-reminders.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
beforeAll(async () => {
  hams = await testApp();
});
beforeEach(async () => {
  hams.setNow(at('2026-11-23', '08:00'));
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
});
afterAll(() => hams.close());

const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+05:30`);

async function bookAccepted(day: string, time: string): Promise<number> {
  const id = await insertAppointment(hams, {
    ...{ doctor, patient, at: `${day} ${time}`, status: 'Requested' },
    bookedAt: new Date(hams.deps.clock.now()),
  });
  await changeStatus({ role: 'doctor', id: doctor.id }, hams.deps, hams.db.pool, id, 'accept');
  return id;
}

async function countReminders(day: string, time: string): Promise<number> {
  hams.setNow(at(day, time));
  await announceReminders(hams.deps);
  await hams.deps.outbox.deliver();
  const { rows } = await hams.db.pool.query(
    "select 1 from messages where event = 'reminder' and channel = 'email' and person_id = $1 and sent_at is not null",
    [patient.id],
  );
  return rows.length;
}

describe('N-03 reminders', () => {
  test('N-03 a day and two hours before, each once', async () => {
    await bookAccepted('2026-11-26', '16:30');
    expect(await countReminders('2026-11-25', '16:29')).toBe(0);
    expect(await countReminders('2026-11-25', '16:30')).toBe(1);
    expect(await countReminders('2026-11-25', '16:31')).toBe(1);
    expect(await countReminders('2026-11-26', '14:29')).toBe(1);
    expect(await countReminders('2026-11-26', '14:30')).toBe(2);
    expect(await countReminders('2026-11-26', '16:00')).toBe(2);
  });

  test('N-03 of an early visit in the evening before, not at night', async () => {
    await bookAccepted('2026-11-26', '09:30');
    expect(await countReminders('2026-11-25', '09:30')).toBe(1);
    expect(await countReminders('2026-11-25', '20:29')).toBe(1);
    expect(await countReminders('2026-11-25', '20:30')).toBe(2);
    expect(await countReminders('2026-11-26', '08:00')).toBe(2);
  });

  test('N-03 nobody is woken by what was missed in the evening: it comes at eight', async () => {
    await bookAccepted('2026-11-26', '16:30');
    expect(await countReminders('2026-11-25', '21:00')).toBe(0);
    expect(await countReminders('2026-11-26', '07:59')).toBe(0);
    expect(await countReminders('2026-11-26', '08:00')).toBe(1);
  });

  test('N-03 nor by one whose first attempt failed in the evening', async () => {
    quietLog('warn');
    await bookAccepted('2026-11-26', '09:30');
    expect(await countReminders('2026-11-25', '09:30')).toBe(1);
    await hams.db.pool.query(
      'alter table demo_mailbox add constraint away check (subject is null) not valid',
    );
    expect(await countReminders('2026-11-25', '20:55')).toBe(1);
    await hams.db.pool.query('alter table demo_mailbox drop constraint away');
    expect(await countReminders('2026-11-25', '22:00')).toBe(1);
    expect(await countReminders('2026-11-26', '08:00')).toBe(2);
  });

  test('N-03 K-02 as the hospital of the visit wants it, whichever the doctor’s main one is', async () => {
    const id = await insertHospital(hams);
    await hams.db.pool.query("update hospitals set reminder_minutes = '{60}' where id = $1", [id]);
    await hams.db.pool.query('update practices set hospital_id = $1 where doctor_id = $2', [id, doctor.id]);
    await bookAccepted('2026-11-26', '16:30');
    expect(await countReminders('2026-11-26', '15:29')).toBe(0);
    expect(await countReminders('2026-11-26', '15:30')).toBe(1);

    hams.setNow(at('2026-11-23', '08:00'));
    const elsewhere = await bookAccepted('2026-11-28', '16:30');
    await hams.db.pool.query('update appointments set practice_id = $1 where id = $2', [
      await insertPractice(hams, doctor),
      elsewhere,
    ]);
    expect(await countReminders('2026-11-27', '16:30')).toBe(2);
    expect(await countReminders('2026-11-28', '14:30')).toBe(3);
    expect(await countReminders('2026-11-28', '15:30')).toBe(3);
  });

  test('N-03 nobody is reminded of what they were told a moment ago, and of the next hour all the same', async () => {
    hams.setNow(at('2026-11-25', '18:00'));
    await bookAccepted('2026-11-26', '16:30');
    expect(await countReminders('2026-11-25', '18:01')).toBe(0);
    expect(await countReminders('2026-11-25', '20:15')).toBe(0);
    expect(await countReminders('2026-11-26', '14:30')).toBe(1);
  });

  test('N-03 after a night without any process, only the nearest is sent', async () => {
    await bookAccepted('2026-11-26', '16:30');
    expect(await countReminders('2026-11-26', '15:00')).toBe(1);
    expect(await countReminders('2026-11-26', '15:05')).toBe(1);
  });

  test('N-03 a reminder that waits dies with its time: cancelled before it is delivered', async () => {
    const id = await bookAccepted('2026-11-26', '16:30');
    hams.setNow(at('2026-11-25', '16:30'));
    await announceReminders(hams.deps);
    await changeStatus({ role: 'doctor', id: doctor.id }, hams.deps, hams.db.pool, id, 'reschedule');
    await hams.deps.outbox.deliver();
    const { rows } = await hams.db.pool.query<{ event: string }>(
      'select distinct event from messages where person_id = $1 order by event',
      [patient.id],
    );
    expect(rows.map(({ event }) => event)).toEqual(['accepted', 'timeToPick']);
  });

  test('N-03 a reminder on its way dies as well: its second attempt is not made', async () => {
    quietLog('warn');
    const id = await bookAccepted('2026-11-26', '16:30');
    await hams.deps.outbox.deliver();
    hams.setNow(at('2026-11-25', '16:30'));
    await announceReminders(hams.deps);
    await hams.db.pool.query(
      'alter table demo_mailbox add constraint away check (subject is null) not valid',
    );
    await hams.deps.outbox.deliver();
    await hams.db.pool.query('alter table demo_mailbox drop constraint away');
    await changeStatus({ role: 'patient', id: patient.id }, hams.deps, hams.db.pool, id, 'cancel');
    expect(await countReminders('2026-11-25', '17:00')).toBe(0);
    const { rows } = await hams.db.pool.query<{ failure: string }>(
      "select failure from messages where person_id = $1 and event = 'reminder' and channel = 'email'",
      [patient.id],
    );
    expect(rows).toEqual([{ failure: 'superseded' }]);
    vi.restoreAllMocks();
  });
});
