import type { ChildProcess } from 'node:child_process';
import type pg from 'pg';
import { connectToDatabase } from '#harness/database.ts';
import { endProcess, type RunningHams, startHams } from '#harness/running-hams.ts';
import { startSharedDatabase } from '#harness/shared-database.ts';
import { stopOnSignal } from '#harness/tool-cleanup.ts';
import type { ClinicSize } from './clinic-size.ts';
import { inventClinic } from './invent-clinic.ts';

/** Tokens are signed with it directly, so that measurements need no logins. */
const jwtSecret = 'only-for-measuring-0123456789-abcdef';

export interface Clinic {
  readonly size: ClinicSize;
  readonly hams: RunningHams;
  readonly client: pg.Client;
  readonly jwtSecret: string;
  /** Returns the first of `count` unused numbers for people who are added between measurements. */
  next(count: number): number;
  /** Starts one more process on the same database; it ends with the clinic. */
  startAnother(): Promise<RunningHams>;
  close(): Promise<void>;
}

/** Killed when this process exits for any reason. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill();
});
stopOnSignal();

interface Choices {
  /** The built checkout to run; defaults to this one. */
  readonly checkout?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

export async function openClinic(size: ClinicSize, { checkout, settings }: Choices = {}): Promise<Clinic> {
  const database = await startSharedDatabase();
  const all = { ...database.settings, JWT_SECRET: jwtSecret, LOG_LEVEL: 'error', ...settings };
  // Started twice, so that nothing is cached from the empty database.
  const empty = await startHams(all, checkout);
  running.add(empty.process);
  const filling = await connectToDatabase(database.dataDirectory);
  await inventClinic(filling, size);
  await filling.end();
  await endProcess(empty.process, 'SIGTERM');
  const hams = await startHams(all, checkout);
  running.add(hams.process);
  const client = await connectToDatabase(database.dataDirectory);
  const others: RunningHams[] = [];
  let used = 0;
  return {
    size,
    hams,
    client,
    jwtSecret,
    next(count) {
      used += count;
      return used - count;
    },
    async startAnother() {
      const other = await startHams(all, checkout);
      running.add(other.process);
      others.push(other);
      return other;
    },
    async close() {
      await client.end();
      for (const { process } of others) {
        await endProcess(process, 'SIGTERM');
        running.delete(process);
      }
      await endProcess(hams.process, 'SIGTERM');
      running.delete(hams.process);
      await database.close();
    },
  };
}
