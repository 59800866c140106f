import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import type { Leave } from '#contract/appointments/leaves.ts';
import { query } from '#db/statement.ts';
import { sendLeaveNotices } from '#server/appointments/leave/send-leave-notices.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { embeddedAppRole } from '#server/platform/database/app-role.ts';
import { type TestApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { insertPatients } from '#server/testing/insert-test-rows.ts';
import { newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

async function bookVisits(hams: TestApp, doctor: TestPerson, visits: number) {
  const patients = await insertPatients(
    hams.db.pool,
    Array.from({ length: visits }, (_, n) => ({ name: `Patient ${n}`, email: '' })),
  );
  await query(
    hams.db.pool,
    `insert into appointments (practice_id, doctor_id, patient_id, hospital, starts_at, ends_at, status, reason, consult_status,
       pay_status, fee_paise, booked_at)
     select (select id from practices where doctor_id = :doctor and is_main), :doctor, id, 'H', t, t + interval '15 minutes', 'Pending', '-', 'Offline', 'Unpaid', 0, :now
     from unnest(:patients::bigint[]) with ordinality as p (id, position), lateral (select position::int - 1 as n) nth,
       lateral (select :today::date + make_interval(days => 1 + n / 30, mins => 210 + n % 30 * 15) as t) at
     order by n`,
    { doctor: doctor.id, patients, today: thursday, now: new Date(thursdayMorning) },
  );
  await query(
    hams.db.pool,
    `insert into published_days (practice_id, doctor_id, day, interval_minutes, starts)
     select id, doctor_id, :today::date + n, 15, array(select generate_series(540, 1005, 15))
     from practices, generate_series(1, 75) n where doctor_id = :doctor and is_main`,
    { doctor: doctor.id, today: thursday },
  );
}

/** Kills a process, which must still be running. */
export async function killWorker(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null) throw new Error(`A worker ended with ${worker.exitCode}`);
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
}

/**
 * Sends the notifications of a leave over so many visits by processes that `live` starts and kills; then this
 * process sends the others, and each patient must be notified once. `waiting` counts pending notifications.
 */
export async function expectNotifiedOnce(
  hams: TestApp,
  visits: number,
  live: (work: () => Promise<ChildProcess>, waiting: () => Promise<number>) => Promise<void>,
): Promise<void> {
  const count = async (sql: string) =>
    Number(
      (await hams.db.pool.query<{ count: number }>(`select count(*) as count from ${sql}`)).rows[0]?.count,
    );
  const doctor = await newDoctor(hams);
  await bookVisits(hams, doctor, visits);
  const begun = await hams.app.inject({
    method: 'POST',
    url: '/api/leaves',
    headers: doctor.bearer,
    body: { from: '2026-11-27', to: '2026-12-10' },
  });
  expect(begun.json<Leave>().touched).toBe(visits);
  // Some patients act before the batch reaches them.
  const { rows: fast } = await hams.db.pool.query<{ id: number }>(
    `update appointments set status = 'Cancelled' where id in (
       select appointment_id from leave_visits order by appointment_id desc limit 5) returning id`,
  );
  const now = thursdayMorning + 60_000;
  const { host, port } = inject('postgres');
  const env = {
    ...process.env,
    DATABASE_URL: `postgres:///${hams.db.name}?host=${encodeURIComponent(host)}&port=${port}&user=${embeddedAppRole}`,
    CLOCK: String(now),
  };
  const work = async (): Promise<ChildProcess> => {
    const worker = fork(join(projectRoot, 'server/testing/appointments/leave-worker.ts'), {
      env,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    worker.stderr?.on('data', (chunk) => (said += String(chunk)));
    // A worker that exits on its own is a defect, and must not be waited for.
    const endedEarly = once(worker, 'exit').then(() => Promise.reject(new Error(`A worker ended: ${said}`)));
    endedEarly.catch(() => {});
    await Promise.race([once(worker, 'message'), endedEarly]);
    return worker;
  };
  await live(work, () => count("leave_visits where state = 'waiting'"));

  hams.setNow(now);
  await sendLeaveNotices(hams.deps);

  const notified = visits - fast.length;
  expect(await count("leave_visits where state = 'told' and notice_kind = 'offered'")).toBe(notified);
  expect(await count("leave_visits where state = 'skipped'")).toBe(fast.length);
  expect(await count("leaves where state = 'done'")).toBe(1);
  // Exactly once: one step of each visit, one announcement, three reservations.
  expect(await count("appointment_events where action = 'reschedule'")).toBe(notified);
  expect(await count("announcements where event = 'leaveOffered'")).toBe(notified);
  expect(
    await count("(select distinct appointment_id from announcements where event like 'leave%') once"),
  ).toBe(notified);
  expect(await count('(select from leave_offers group by appointment_id having count(*) = 3) three')).toBe(
    notified,
  );
  expect(await count("appointments where status = 'Held'")).toBe(notified * 3);
  expect(
    await count(
      "appointments h where status = 'Held' and not exists (select from leave_offers where reservation_id = h.id)",
    ),
  ).toBe(0);
  // A freed slot during the leave is closed.
  const patient = await newPatient(hams);
  for (const [date, slotNumber] of [
    ['2026-11-27', '09:00'],
    ['2026-11-28', '10:00'],
  ]) {
    const body = { date, slotNumber, doctorId: String(doctor.id) };
    const url = '/api/appointments/book';
    const answer = await hams.app.inject({ method: 'POST', url, headers: patient.bearer, body });
    expect(answer.json()).toMatchObject({ code: 'slot_taken' });
  }
}
