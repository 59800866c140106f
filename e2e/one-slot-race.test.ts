import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayAt } from '#domain/calendar-days.ts';
import { gridOf, labelOf } from '#domain/slot-grid.ts';
import { book, publish, type SignedUp, signUpOneDoctor, signUpPatients } from '#harness/callers.ts';
import { end, type RunningHams, startHams, temporaryData } from '#harness/running-hams.ts';

const racersPerSlot = 64;
const slots = gridOf(15).map(labelOf);
const today = dayAt(Date.now(), 'Asia/Kolkata');
const day = addDays(today, 2);

let data: Awaited<ReturnType<typeof temporaryData>>;
let processes: RunningHams[];
let racers: SignedUp[];

beforeAll(async () => {
  data = await temporaryData();
  const first = await startHams({ DATA_DIR: data.path });
  const second = await startHams({ DATA_DIR: data.path });
  processes = [first, second];
  racers = await signUpPatients(first.url, racersPerSlot, 6_200_000_000);
});

afterAll(async () => {
  for (const { process } of processes) await end(process, 'SIGTERM');
  await data.remove();
});

/** One whose slots are free. */
async function newDoctor(phone: string, ...days: readonly string[]): Promise<SignedUp> {
  const host = processes[0]?.url ?? '';
  const doctor = await signUpOneDoctor(host, phone);
  for (const each of days) await publish(host, doctor, each, slots);
  return doctor;
}

test.each(slots.slice(0, 4).map((slot, index) => [slot, index] as const))(
  'E-07 64 clients race for %s through two processes on one database: one 201, 63 × 409',
  async (slot, number) => {
    // Each slot at a doctor of its own: whoever won one waits for that doctor's answer.
    const doctor = await newDoctor(`610000000${number}`, day);
    const times: { began: number; ended: number }[] = [];
    const race = async (racer: SignedUp, index: number) => {
      const began = performance.now();
      const answer = await book(processes[index % 2]?.url ?? '', racer, doctor.id, day, slot);
      times.push({ began, ended: performance.now() });
      return { status: answer.status, body: (await answer.json()) as { message?: string } };
    };
    const answers = await Promise.all(racers.map(race));

    const lost = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(lost).toHaveLength(racersPerSlot - 1);
    expect(new Set(lost.map(({ body }) => body.message))).toEqual(
      new Set(['This slot has already been booked. Please choose another.']),
    );
    // A race only if all had begun before the first was done.
    const firstEnd = Math.min(...times.map(({ ended }) => ended));
    expect(times.filter(({ began }) => began < firstEnd)).toHaveLength(racersPerSlot);
  },
  30_000,
);

test('E-05 64 bookings of one account at once, through two processes: ten are made, three with a doctor, one on a day', async () => {
  const days = [3, 4, 5, 6].map((ahead) => addDays(today, ahead));
  const doctors = await Promise.all([0, 1, 2, 3].map((number) => newDoctor(`610000001${number}`, ...days)));
  const host = (index: number) => processes[index % 2]?.url ?? '';
  const [account] = (await signUpPatients(host(0), 1, 6_290_000_000)) as [SignedUp];
  // Four slots of each doctor on each day, none of which overlaps another.
  const wanted = doctors.flatMap(({ id }, of) =>
    days.flatMap((date) => [0, 1, 2, 3].map((which) => ({ id, date, slot: slots[4 * of + which] ?? '' }))),
  );
  const answers = await Promise.all(
    wanted.map(({ id, date, slot }, index) => book(host(index), account, id, date, slot)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(54);

  const booked = wanted.filter((_, index) => answers[index]?.status === 201);
  expect(new Set(booked.map(({ id, date }) => `${id} ${date}`)).size).toBe(10);
  for (const { id } of doctors) expect(booked.filter((one) => one.id === id).length).toBeLessThanOrEqual(3);
});
