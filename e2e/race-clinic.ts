import { expect } from 'vitest';
import { addDays, toCalendarDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime, listGridStarts } from '#domain/scheduling/slot-grid.ts';
import { publishSlots, type SignedUp, signUpDoctor, signUpPatients } from '#harness/api-calls.ts';
import { connectToDatabase } from '#harness/database.ts';
import { endProcess, type RunningHams, startHams } from '#harness/running-hams.ts';
import { startSharedDatabase } from '#harness/shared-database.ts';

export const raceSlots = listGridStarts(15).map(formatSlotTime);
/** Two days ahead, so that a race cannot cross midnight. */
export const raceDay = addDays(toCalendarDay(Date.now(), 'Asia/Kolkata'), 2);
export const dayAfterRace = addDays(raceDay, 1);

export interface RaceClinic {
  readonly dataDirectory: string;
  processes: RunningHams[];
  readonly patients: readonly SignedUp[];
  start(): Promise<RunningHams>;
  /** Alternates between the addresses of the processes. */
  host(index: number): string;
  patient(index: number): SignedUp;
  newDoctor(...days: readonly string[]): Promise<SignedUp>;
  stop(): Promise<void>;
}

export async function startRaceClinic(
  patientsCount: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<RaceClinic> {
  const database = await startSharedDatabase();
  const start = () => startHams({ ...settings, ...database.settings });
  const processes = [await start(), await start()];
  const patients = await signUpPatients(processes[0]?.url ?? '', patientsCount, 6_200_000_000);
  let doctors = 0;
  const clinic: RaceClinic = {
    dataDirectory: database.dataDirectory,
    processes,
    patients,
    start,
    host(index) {
      return clinic.processes[index % clinic.processes.length]?.url ?? '';
    },
    patient(index) {
      const patient = patients[index];
      if (!patient) throw new Error(`There is no patient ${index}`);
      return patient;
    },
    async newDoctor(...days) {
      doctors += 1;
      const doctor = await signUpDoctor(clinic.host(0), String(6_100_000_000 + doctors));
      for (const each of days) await publishSlots(clinic.host(0), doctor, each, raceSlots);
      return doctor;
    },
    async stop() {
      for (const { process } of clinic.processes) await endProcess(process, 'SIGTERM');
      await database.close();
    },
  };
  return clinic;
}

const lockWaits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

/**
 * Locks rows by a statement while `begin` starts calls that need them and waits with `waiting`; then releases
 * the locks.
 */
export async function whileLocked<Answer>(
  { dataDirectory }: RaceClinic,
  [sql, ...values]: readonly [string, ...unknown[]],
  begin: (waiting: (min: number) => Promise<void>) => Promise<Answer>,
): Promise<Answer> {
  const holder = await connectToDatabase(dataDirectory);
  try {
    await holder.query('begin');
    expect((await holder.query(sql, values)).rowCount).toBe(1);
    const answer = await begin((min) =>
      expect
        .poll(async () => (await holder.query(lockWaits)).rowCount, { timeout: 60_000, interval: 10 })
        .toBeGreaterThanOrEqual(min),
    );
    await holder.query('commit');
    return answer;
  } finally {
    await holder.end();
  }
}
