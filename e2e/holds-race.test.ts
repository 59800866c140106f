import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayAt, instantOf } from '#domain/calendar-days.ts';
import { gridOf, labelOf, minutesOf } from '#domain/slot-grid.ts';
import { database, openDataDirectory, port } from '#embedded-postgres/data-directory.ts';
import { book, publish, type SignedUp, signUpOneDoctor, signUpPatients } from '#harness/callers.ts';
import { end, type RunningHams, startHams, temporaryData } from '#harness/running-hams.ts';
import { holdTime } from '#server/holds/hold-time.ts';
import { embeddedAppRole } from '#server/platform/app-role.ts';
import { type Database, openDatabase, retryingDeadlocks } from '#server/platform/database.ts';
import { manyVisits } from '#server/platform/test-settings.ts';

const timeZone = 'Asia/Kolkata';
const day = addDays(dayAt(Date.now(), timeZone), 2);
const slots = gridOf(15).map(labelOf);
const clients = 64;

let data: Awaited<ReturnType<typeof temporaryData>>;
let processes: RunningHams[];
/** Of those who hold: each as a process of its own would have it. */
let pools: Database[];
let doctor: SignedUp;
let patients: SignedUp[];

beforeAll(async () => {
  data = await temporaryData();
  const settings = { DATA_DIR: data.path, ...manyVisits };
  processes = [await startHams(settings), await startHams(settings)];
  const { socketDirectory } = openDataDirectory(data.path);
  pools = [0, 1].map(() => openDatabase({ host: socketDirectory, port, user: embeddedAppRole, database }));
  doctor = await signUpOneDoctor(host(0), '6120000001');
  await publish(host(0), doctor, day, slots);
  patients = await signUpPatients(host(0), clients, 6_220_000_000);
});

afterAll(async () => {
  for (const pool of pools) await pool.close();
  for (const { process } of processes) await end(process, 'SIGTERM');
  await data.remove();
});

const host = (index: number) => processes[index % 2]?.url ?? '';
const poolOf = (index: number) => (pools[index % 2] as Database).pool;
const startOf = (slot: string) => new Date(instantOf(day, minutesOf(slot) ?? 0, timeZone));

/** Who had the time from when to when, as far as they could know; instants in milliseconds. */
interface Had {
  readonly index: number;
  readonly asked: number;
  readonly answered: number;
  readonly until: number;
}

async function hold(index: number, slot: string, lasts: number): Promise<Had | null> {
  const asked = Date.now();
  const until = asked + lasts;
  const made = await retryingDeadlocks(() =>
    holdTime(poolOf(index), {
      doctorId: Number(doctor.id),
      practiceId: null,
      patientId: Number(patients[index]?.id),
      startsAt: startOf(slot),
      endsAt: new Date(startOf(slot).getTime() + 15 * 60_000),
      mode: 'Offline',
      until: new Date(until),
      now: new Date(asked),
    }),
  );
  return made && { index, asked, answered: Date.now(), until };
}

async function tryToBook(index: number, slot: string): Promise<Had | null> {
  const asked = Date.now();
  const answer = await book(host(index), patients[index] as SignedUp, doctor.id, day, slot);
  if (answer.status === 201) {
    return { index, asked, answered: Date.now(), until: Number.POSITIVE_INFINITY };
  }
  // The patient counts as busy where a time came and went twice while it was asked for.
  expect(answer.status).toBe(409);
  expect(['slot_taken', 'patient_busy']).toContain(((await answer.json()) as { code: string }).code);
  return null;
}

/** The rows that have the time, whether they still count or not. */
const rowsOf = async (slot: string) =>
  (
    await poolOf(0).query<{ status: string; patient_id: number }>(
      `select status, patient_id from appointments where doctor_id = $1 and starts_at = $2
       and status in ('Held', 'Requested', 'Pending')`,
      [doctor.id, startOf(slot)],
    )
  ).rows;

test.each(slots.slice(0, 6))(
  'K-06 64 clients of two processes book and hold %s, and holds run out under them: one has it in the end, and nobody beside a hold',
  async (slot) => {
    const first = await hold(1, slot, 60);
    expect(first).not.toBeNull();
    const holds = first ? [first] : [];
    const bookings: Had[] = [];
    // Every second one holds, some for an instant only; every fourth comes again once it was refused.
    const race = async (index: number) => {
      for (let turn = 0; turn < (index % 4 === 0 ? 4 : 2) && bookings.length === 0; turn += 1) {
        if (index % 2 === 1) {
          const had = await hold(index, slot, (index * 7 + turn * 13) % 90);
          if (had) holds.push(had);
        } else {
          const had = await tryToBook(index, slot);
          if (had) bookings.push(had);
        }
        expect(await rowsOf(slot).then((rows) => rows.length)).toBeLessThanOrEqual(1);
      }
    };
    await Promise.all(patients.map((_, index) => race(index)));

    // Not lost: once the last hold has run out somebody can have it, without anybody who sweeps.
    await expect
      .poll(
        async () => {
          if (bookings.length === 0) {
            const had = await tryToBook(0, slot);
            if (had) bookings.push(had);
          }
          return bookings.length;
        },
        { timeout: 20_000, interval: 20 },
      )
      .toBe(1);
    expect(await rowsOf(slot)).toEqual([
      { status: 'Requested', patient_id: Number(patients[bookings[0]?.index ?? -1]?.id) },
    ]);

    // Nobody got the time from beginning to end within somebody else's hold.
    const all = [...holds, ...bookings];
    const beside = holds.flatMap((held) =>
      all.filter((other) => other !== held && other.asked > held.answered && other.answered < held.until),
    );
    expect(beside).toEqual([]);
  },
  60_000,
);
