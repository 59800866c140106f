import { execFile } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookedAppointment } from '#contract/appointments/appointments.ts';
import { addDays, toCalendarDay } from '#domain/platform/calendar-days.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { formatSlotTime, listGridStarts } from '#domain/scheduling/slot-grid.ts';
import { bookSlot, publishSlots, type SignedUp, signUpDoctor, signUpPatients } from '#harness/api-calls.ts';
import { connectToDatabase } from '#harness/database.ts';
import { createTemporaryData, endProcess, type RunningHams, startHams } from '#harness/running-hams.ts';
import { highVisitLimits } from '#server/testing/visit-limit-settings.ts';

const root = join(import.meta.dirname, '../..');
const slots = listGridStarts(15).map(formatSlotTime);
const today = toCalendarDay(Date.now(), 'Asia/Kolkata');
const patientsCount = 8;
const daysPerPatient = 20;

let data: Awaited<ReturnType<typeof createTemporaryData>>;
let elsewhere: Awaited<ReturnType<typeof createTemporaryData>>;
let hams: RunningHams;
let restored: RunningHams | null = null;
let doctors: SignedUp[];
let patients: SignedUp[];

beforeAll(async () => {
  [data, elsewhere] = await Promise.all([createTemporaryData(), createTemporaryData()]);
  await rm(elsewhere.path, { recursive: true });
  hams = await startHams({ DATA_DIR: data.path, ...highVisitLimits });
  // One doctor per patient, so that each patient has a separate grid.
  const phones = Array.from({ length: patientsCount }, (_, index) => String(6_140_000_001 + index));
  doctors = await Promise.all(phones.map((phone) => signUpDoctor(hams.url, phone)));
  patients = await signUpPatients(hams.url, patientsCount, 6_240_000_001);
  for (const doctor of doctors) {
    for (let ahead = 1; ahead <= daysPerPatient; ahead += 1) {
      await publishSlots(hams.url, doctor, addDays(today, ahead), slots);
    }
  }
});

afterAll(async () => {
  await Promise.all([hams, restored].map((running) => running && endProcess(running.process, 'SIGTERM')));
  await Promise.all([data.remove(), elsewhere.remove()]);
});

async function command(name: 'backup' | 'restore', file: string, dataDirectory: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDirectory };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['run/hams.mjs', name, file], {
    cwd: root,
    env,
  });
  return (stdout + stderr).trim();
}

interface Bookings {
  /** Acknowledged bookings by appointment id, in order of acknowledgement. */
  readonly acknowledged: Map<number, string>;
  /** Resolves after this many acknowledgements. Throws the first error that a patient met. */
  reached(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** In the format of `readAppointments`. */
const describeBooking = (patient: string, doctor: string, date: string, slot: string) =>
  `patient ${parseId('patient', patient)} with doctor ${parseId('doctor', doctor)} on ${date} at ${slot}`;

/** Every patient books slot after slot until stopped. */
function bookContinuously(): Bookings {
  const acknowledged = new Map<number, string>();
  let going = true;
  let onBooked = () => {};
  const books = async (patient: SignedUp, index: number) => {
    const doctor = String(doctors[index]?.id);
    for (let ahead = 1; ahead <= daysPerPatient; ahead += 1) {
      for (const slot of slots) {
        if (!going) return;
        const date = addDays(today, ahead);
        const answer = await bookSlot(hams.url, patient, doctor, date, slot);
        if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
        const { appointmentId } = bookedAppointment.parse(await answer.json());
        acknowledged.set(
          Number(parseId('appointment', appointmentId)),
          describeBooking(patient.id, doctor, date, slot),
        );
        onBooked();
      }
    }
    throw new Error('The slots were used up before the backup was complete.');
  };
  const all = Promise.all(patients.map(books));
  all.catch(() => {}); // reported by the caller that waits
  return {
    acknowledged,
    async reached(count) {
      const enough = new Promise<void>((resolve) => {
        onBooked = () => acknowledged.size >= count && resolve();
      });
      await Promise.race([enough, all]);
    },
    async stop() {
      going = false;
      await all;
    },
  };
}

interface Stored {
  readonly description: string;
  /** The appointment and its events, with every column. */
  readonly rows: string;
}

async function readAppointments(database: pg.Client): Promise<Map<number, Stored>> {
  const { rows } = await database.query<Stored & { id: string }>(
    `select a.id, row_to_json(a)::text || (select json_agg(e order by e.id)::text from appointment_events as e
         where e.appointment_id = a.id) as rows,
       format('patient %s with doctor %s on %s', patient_id, doctor_id,
         to_char(starts_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD "at" HH24:MI')) as description
     from appointments as a`,
  );
  return new Map(rows.map((row) => [Number(row.id), row]));
}

test('P-06 a backup taken while patients book, restored elsewhere, has every appointment acknowledged before it, row by row', async () => {
  const bookings = bookContinuously();
  await bookings.reached(200);
  const before = new Map(bookings.acknowledged);
  const file = join(data.path, 'hams.backup');
  const began = performance.now();
  const said = await command('backup', file, data.path);
  const seconds = (performance.now() - began) / 1000;
  const meanwhile = [...bookings.acknowledged.keys()].slice(before.size);
  // The backup ran under load: patients kept booking and got answers.
  expect(meanwhile.length).toBeGreaterThan(20);
  await bookings.stop();

  const original = await connectToDatabase(data.path);
  const was = await readAppointments(original).finally(() => original.end());
  await endProcess(hams.process, 'SIGKILL'); // everything that the restored one has comes from the file
  const restoring = await command('restore', file, elsewhere.path);
  restored = await startHams({ DATA_DIR: elsewhere.path, ...highVisitLimits });
  const copy = await connectToDatabase(elsewhere.path);
  const is = await readAppointments(copy).finally(() => copy.end());

  const missing = [...before].filter(([id, words]) => is.get(id)?.description !== words);
  const different = [...is].filter(([id, { rows }]) => was.get(id)?.rows !== rows);
  const { size } = await stat(file);
  console.log(
    `P-06 acknowledged before the backup: ${before.size}, missing in the restored database: ${missing.length}; ` +
      `rows compared with the original: ${is.size}, different: ${different.length}; acknowledged during the backup ` +
      `(${seconds.toFixed(1)} s, ${(size / 1e6).toFixed(1)} MB): ${meanwhile.length}, of which it has ${is.size - before.size}`,
  );
  expect(missing).toEqual([]);
  expect(different).toEqual([]);
  expect(is.size).toBeGreaterThanOrEqual(before.size);
  expect(said).toContain(`The backup is complete in ${file}`);
  expect(restoring).toContain(`is restored into ${elsewhere.path}`);
});

test('P-06 the restored HAMS knows its patients and goes on booking', async () => {
  const url = String(restored?.url);
  const [patient, doctor] = [patients[0], doctors[0]];
  if (patient === undefined || doctor === undefined) throw new Error('nobody signed up');
  // The earlier session is still valid: its signing secret is in the backup.
  const mine = await fetch(`${url}/api/patients/appointments`, {
    headers: { authorization: `Bearer ${patient.token}` },
  });
  expect(mine.status).toBe(200);
  const taken = await bookSlot(url, patient, doctor.id, addDays(today, 1), String(slots[0]));
  expect(taken.status).toBe(409);
  const free = await bookSlot(url, patient, doctor.id, addDays(today, daysPerPatient), String(slots.at(-1)));
  expect(free.status).toBe(201);
});
