import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayAt } from '#domain/calendar-days.ts';
import { gridOf, labelOf } from '#domain/slot-grid.ts';
import { book, publish, type SignedUp, signUpOneDoctor, signUpPatients } from '#harness/callers.ts';
import { end, type RunningHams, startHams, temporaryData } from '#harness/running-hams.ts';

const racersPerSlot = 64;
const slots = gridOf(15).map(labelOf).slice(0, 4);
const day = addDays(dayAt(Date.now(), 'Asia/Kolkata'), 2);

let data: Awaited<ReturnType<typeof temporaryData>>;
let processes: RunningHams[];
let doctor: SignedUp;
let racers: SignedUp[];

beforeAll(async () => {
  data = await temporaryData();
  const first = await startHams({ DATA_DIR: data.path });
  const second = await startHams({ DATA_DIR: data.path });
  processes = [first, second];
  doctor = await signUpOneDoctor(first.url, '6100000001');
  await publish(first.url, doctor, day, slots);
  racers = await signUpPatients(first.url, racersPerSlot, 6_200_000_000);
}, 60_000);

afterAll(async () => {
  for (const { process } of processes) await end(process, 'SIGTERM');
  await data.remove();
}, 20_000);

test.each(slots)(
  'E-07 64 clients race for %s through two processes on one database: one 201, 63 × 409',
  async (slot) => {
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
