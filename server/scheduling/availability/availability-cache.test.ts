import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Topic } from '#contract/platform/live-frames.ts';
import { formatSlotTime, listGridStarts } from '#domain/scheduling/slot-grid.ts';
import { buildApp } from '#server/app.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { newDoctor, newPatient, publishDay, type TestPerson } from '#server/testing/people.ts';
import { quietLog } from '#server/testing/platform/collect-log.ts';
import { openTab } from '#server/testing/platform/tabs.ts';
import { createAvailabilityCache } from './availability-cache.ts';

const schema = z.object({ found: z.number() });

/** A cache with a controllable live connection and clock; each lookup returns another number. */
function createCache(max?: number) {
  let notify = (_doctor: number | null) => {};
  const line = {
    isUpToDate: true,
    onSlots: (listener: typeof notify) => {
      notify = listener;
    },
  };
  const clock = { time: thursdayMorning, now: () => clock.time, timeZone: 'Asia/Kolkata' };
  const cached = createAvailabilityCache(line, clock, max);
  let found = 0;
  const ask = async (doctorId = 7, question = 'free') =>
    (await cached.answer(doctorId, question, schema, async () => ({ found: ++found }))).json;
  return { ask, cached, line, clock, tell: (doctor: number | null) => notify(doctor), found: () => found };
}

test('P-02 an answer is found once and then kept, by doctor and question', async () => {
  const { ask } = createCache();
  expect(await Promise.all([ask(), ask(), ask(7, 'booked'), ask(8)])).toEqual([
    '{"found":1}',
    '{"found":1}',
    '{"found":2}',
    '{"found":3}',
  ]);
  expect(await ask()).toBe('{"found":1}');
});

test('P-07 what was answered from memory, found and dropped is counted', async () => {
  const { ask, cached, line, tell } = createCache();
  await Promise.all([ask(), ask(), ask(7, 'booked'), ask(8)]);
  expect(cached.counts).toEqual({ hits: 1, misses: 3, dropped: 0 });
  tell(7);
  line.isUpToDate = false;
  await ask(8);
  expect(cached.counts).toEqual({ hits: 1, misses: 4, dropped: 2 });
});

test('P-02 news of a doctor’s slots drops the answers about this doctor', async () => {
  const { ask, tell } = createCache();
  await Promise.all([ask(7), ask(8)]);
  tell(7);
  expect([await ask(7), await ask(8)]).toEqual(['{"found":3}', '{"found":2}']);
  tell(null);
  expect([await ask(7), await ask(8)]).toEqual(['{"found":4}', '{"found":5}']);
});

test('P-02 an answer is not kept if its doctor’s slots changed while it was being found', async () => {
  const { cached, ask, tell } = createCache();
  let finish = (_: { found: number }) => {};
  const slow = cached.answer(7, 'free', schema, () => new Promise((resolve) => (finish = resolve)));
  tell(7);
  finish({ found: 99 });
  expect((await slow).json).toBe('{"found":99}');
  expect(await ask()).toBe('{"found":1}');
});

test('P-02 nothing comes from memory while the line is not whole', async () => {
  const { ask, line } = createCache();
  await ask();
  line.isUpToDate = false;
  expect(await ask()).toBe('{"found":2}');
  expect(await ask()).toBe('{"found":3}');
  line.isUpToDate = true;
  expect(await ask()).toBe('{"found":1}');
});

test('E-02 an answer lasts no longer than its minute: a slot that begins is no longer free', async () => {
  const { ask, clock } = createCache();
  await ask();
  clock.time += 59_999;
  expect(await ask()).toBe('{"found":1}');
  clock.time += 1;
  expect(await ask()).toBe('{"found":2}');
});

test('P-02 a failure is not kept', async () => {
  const { cached, ask } = createCache();
  const failing = cached.answer(7, 'free', schema, () => Promise.reject(new Error('gone')));
  await expect(failing).rejects.toThrow('gone');
  expect(await ask()).toBe('{"found":1}');
});

test('P-02 the oldest answers are dropped beyond the bound', async () => {
  const { ask } = createCache(2 * (500 + '{"found":1}'.length));
  await ask(1);
  await ask(2);
  await ask(3);
  expect(await ask(2)).toBe('{"found":2}');
  expect(await ask(1)).toBe('{"found":4}');
});

test('P-04 many short answers are bounded too: nobody fills the memory with questions whose answer is empty', async () => {
  const { ask, found } = createCache(100_000);
  for (let doctor = 1; doctor <= 1000; doctor += 1) await ask(doctor);
  await ask(1000);
  expect(found()).toBe(1000);
  await ask(700);
  expect(found()).toBe(1001);
});

let hams: TestApp;
let doctors: TestPerson[];
let patients: TestPerson[];
beforeAll(async () => {
  hams = await testApp();
  doctors = await Promise.all([newDoctor(hams), newDoctor(hams)]);
  patients = await Promise.all(Array.from({ length: 6 }, () => newPatient(hams)));
});
afterAll(() => hams.close());

test('P-02 who has changed something is never answered from before it, whatever others do meanwhile', async () => {
  const day = '2026-11-30';
  const slots = listGridStarts(15).map(formatSlotTime);
  await Promise.all(doctors.map((doctor) => publishDay(hams, doctor, day, slots, 15)));
  const booked = async (doctor: TestPerson) =>
    (await hams.app.inject(`/api/doctors/${doctor.id}/booked-slots?date=${day}`)).json().bookedSlots;

  const actor = async (patient: TestPerson, index: number) => {
    const doctor = doctors[index % 2] as TestPerson;
    const slot = slots[index] as string;
    for (let round = 0; round < 8; round += 1) {
      const answer = await hams.app.inject({
        method: 'POST',
        url: '/api/appointments/book',
        headers: patient.bearer,
        body: { doctorId: String(doctor.id), date: day, slotNumber: slot },
      });
      expect(await booked(doctor)).toContain(slot);
      await hams.app.inject({
        method: 'POST',
        url: '/api/patients/cancel-appointment',
        headers: patient.bearer,
        body: { appointmentId: answer.json().appointmentId },
      });
      expect(await booked(doctor)).not.toContain(slot);
    }
  };
  await Promise.all(patients.map(actor));
});

test('P-02 another process has dropped its answer by the time its tabs are told; what no line tells stays for the minute', async () => {
  const { database } = hams.deps;
  const other = await buildApp(hams.deps);
  other.startedUp();
  const [doctor] = doctors as [TestPerson];
  const slots: Topic = `slots:DOC-${doctor.id}`;
  const published = async () =>
    (await other.inject(`/api/doctors/${doctor.id}/slots`)).json().availableSlots['2026-12-07'];
  const tab = await openTab(other);
  await tab.follow(slots);
  for (const time of ['09:00', '10:00', '11:00']) {
    await publishDay(hams, doctor, '2026-12-07', [time], 15);
    expect(await tab.next()).toEqual({ type: 'slots', topic: slots, days: ['2026-12-07'] });
    expect(await published()).toEqual([time]);
  }
  await hams.db.pool.query(`
    alter table published_days disable trigger published_days_republished;
    update published_days set starts = '{720}' where doctor_id = ${doctor.id} and day = '2026-12-07';
    alter table published_days enable trigger published_days_republished`);
  // On a busy machine the live connection is briefly down and the database is queried; the cached answers
  // stay.
  await expect.poll(published).toEqual(['11:00']);

  quietLog('warn');
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hams live' and datname = current_database()",
  );
  expect(await tab.next()).toEqual({ type: 'following', topic: slots });
  expect(await published()).toEqual(['12:00']);
  tab.socket.close();
  await other.close();
  vi.restoreAllMocks();
});
