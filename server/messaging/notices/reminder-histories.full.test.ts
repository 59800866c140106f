import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultReminderMinutes, toReminderTime } from '#domain/appointments/reminders.ts';
import { toInstant } from '#domain/platform/calendar-days.ts';
import { changeStatus } from '#server/appointments/changes/change-status.ts';
import { pickNewTime } from '#server/appointments/reschedule/pick-new-time.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { insertAppointment } from '#server/testing/appointments/insert-appointment.ts';
import { insertDoctors, insertPatients } from '#server/testing/insert-test-rows.ts';
import { quietLog } from '#server/testing/platform/collect-log.ts';
import { openOutbox } from '../delivery/open-outbox.ts';
import { announceReminders } from './announce-reminders.ts';

/** `HISTORIES=1000` for a long run. */
const histories = Number(process.env.HISTORIES ?? 150);
const minute = 60_000;
const zone = 'Asia/Kolkata';
const days = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'];
const start = Date.parse('2026-11-26T07:00:00+05:30');

let hams: TestApp;
let doctors: number[];
let patients: number[];
beforeAll(async () => {
  hams = await testApp();
  // One doctor and one patient for each history, with free hours on all days.
  const all = Array.from({ length: histories }, () => ({}));
  [doctors, patients] = [await insertDoctors(hams.db.pool, all), await insertPatients(hams.db.pool, all)];
  await hams.db.pool.query(
    `insert into published_days (practice_id, doctor_id, day, interval_minutes, starts)
     select id, doctor_id, day::date, 60, array[540, 600, 660, 720, 780, 840, 900, 960]
     from practices, unnest($1::text[]) day`,
    [days],
  );
});
afterAll(() => hams.close());

/** Reproducible pseudo-random numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Current state of a history: its appointment and valid start, if a visit is expected. */
interface Visit {
  readonly doctorId: number;
  readonly patientId: number;
  id: number;
  startsAt: number | null;
  acceptedAt: number;
}

const random = createRandom(20_261_122);
/** Separate random numbers for sending, so that the order of messages does not change the histories. */
const sendRandom = createRandom(20_261_123);
const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
const someTime = () => {
  const date = pick(days);
  const slot = `${String(9 + Math.floor(random() * 8)).padStart(2, '0')}:00`;
  return { date, slot, at: toInstant(date, Number(slot.slice(0, 2)) * 60, zone) };
};

async function bookVisit(index: number, now: number): Promise<Visit> {
  const time = someTime();
  const startsAt = time.at > now + 30 * minute ? time.at : now + 3 * 24 * 60 * minute;
  const [doctorId = 0, patientId = 0] = [doctors[index], patients[index]];
  const id = await insertAppointment(hams, {
    ...{ doctor: { id: doctorId }, patient: { id: patientId }, at: new Date(startsAt), minutes: 60 },
    ...{ status: 'Requested', bookedAt: new Date(now) },
  });
  await changeStatus({ role: 'doctor', id: doctorId }, hams.deps, hams.db.pool, id, 'accept');
  return { id, doctorId, patientId, startsAt, acceptedAt: now };
}

async function takeNextStep(visit: Visit, now: number): Promise<void> {
  const patient = { role: 'patient', id: visit.patientId } as const;
  const doctor = { role: 'doctor', id: visit.doctorId } as const;
  const { deps } = hams;
  const step = random();
  if (visit.startsAt === null || visit.startsAt < now + 130 * minute) return;
  if (step < 0.2) {
    await changeStatus(patient, deps, deps.database.pool, visit.id, 'confirm').catch(() => {});
  } else if (step < 0.4) {
    await changeStatus(patient, deps, deps.database.pool, visit.id, 'cancel');
    visit.startsAt = null;
  } else if (step < 0.55) {
    const reason = { rejectionReason: 'Called away' };
    await changeStatus(doctor, deps, deps.database.pool, visit.id, 'callOff', reason);
    visit.startsAt = null;
  } else {
    await changeStatus(doctor, deps, deps.database.pool, visit.id, 'reschedule');
    visit.startsAt = null;
    const time = someTime();
    if (time.at <= now + 30 * minute) return;
    const wanted = { appointmentId: visit.id, date: time.date, slotNumber: time.slot };
    const { id } = await pickNewTime({ role: 'patient', id: visit.patientId }, deps, visit.id, wanted);
    Object.assign(visit, { id, startsAt: time.at, acceptedAt: now });
  }
}

test(`N-03 ${histories} random histories: never a reminder for a time that no longer holds, none forgotten, none twice`, async () => {
  quietLog('warn');
  const visits = new Map<number, Visit>();
  const wrong: string[] = [];
  const reminded = new Map<string, number>();
  let failed = 0;
  const outbox = openOutbox(hams.deps, {
    async mailbox({ key, kind, text }) {
      if (kind !== 'reminder') return;
      if (sendRandom() < 0.3) {
        failed += 1;
        throw new Error('busy');
      }
      const [notified] = (
        await hams.db.pool.query<{ id: number; starts_at: Date; minutes: number; channel: string }>(
          `select m.appointment_id as id, a.starts_at, (a.facts ->> 'minutes')::int as minutes, m.channel
           from messages m join announcements a on a.id = m.announcement_id where m.key = $1`,
          [key],
        )
      ).rows;
      if (!notified) throw new Error(`A reminder without an announcement: ${text}`);
      const visit = [...visits.values()].find(({ id }) => id === notified.id);
      const now = hams.deps.clock.now();
      if (visit?.startsAt !== notified.starts_at.getTime())
        wrong.push(`${notified.id} at ${new Date(now).toISOString()}`);
      if (notified.channel !== 'email') return;
      const name = `${notified.id} ${notified.starts_at.toISOString()} ${notified.minutes}`;
      reminded.set(name, (reminded.get(name) ?? 0) + 1);
    },
  });

  const step = 15 * minute;
  const due: string[] = [];
  for (let now = start; now < start + 4 * 24 * 60 * minute; now += step) {
    hams.setNow(now);
    await announceReminders(hams.deps);
    await outbox.deliver();
    for (const { id, startsAt, acceptedAt } of visits.values()) {
      if (startsAt === null) continue;
      for (const before of defaultReminderMinutes) {
        const at = toReminderTime(startsAt, before, zone);
        const isDueNow = at <= now && at > now - step;
        if (isDueNow && acceptedAt < now - 3 * 60 * minute)
          due.push(`${id} ${new Date(startsAt).toISOString()} ${before}`);
      }
    }
    const many = visits.size < histories ? Math.ceil(histories / 60) : 0;
    for (let count = 0; count < many && visits.size < histories; count += 1) {
      const index = visits.size;
      visits.set(index, await bookVisit(index, now));
    }
    for (const visit of visits.values()) if (random() < 0.015) await takeNextStep(visit, now);
  }
  expect(wrong).toEqual([]);
  expect([...reminded].filter(([, times]) => times > 1)).toEqual([]);
  // Messages that failed at first were delivered later, unless the visit had been cancelled by then.
  const reservedIds = new Set(
    [...visits.values()].map(({ id, startsAt }) => `${id} ${startsAt && new Date(startsAt).toISOString()}`),
  );
  const missing = due.filter((name) => !reminded.has(name) && reservedIds.has(name.replace(/ \d+$/, '')));
  expect(missing).toEqual([]);
  expect(due.length).toBeGreaterThan(histories / 2);
  expect(failed).toBeGreaterThan(histories / 4);
}, 120_000);
