import type { ChildProcess } from 'node:child_process';
import type pg from 'pg';
import { stopOnSignal } from '#harness/as-tool.ts';
import { connectToDatabase } from '#harness/database.ts';
import { createTemporaryData, endProcess, type RunningHams, startHams } from '#harness/running-hams.ts';
import type { ClinicSize } from './clinic-size.ts';
import { inventClinic } from './invent-clinic.ts';

/** Signs the tokens of everybody, so that nobody need log in. */
const jwtSecret = 'only-for-measuring-0123456789-abcdef';

/** A running product with an invented clinic in a directory of its own. */
export interface Clinic {
  readonly size: ClinicSize;
  readonly hams: RunningHams;
  /** To its database, as a superuser. */
  readonly client: pg.Client;
  readonly jwtSecret: string;
  /** Numbers for those who are invented as the measures go on. */
  next(count: number): number;
  /** Starts one more process over the same database; it ends with the clinic. */
  startAnother(): Promise<RunningHams>;
  close(): Promise<void>;
}

/** Ends with this process, whatever ends that. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill();
});
stopOnSignal();

interface Choices {
  /** The built checkout that runs; this one unless said otherwise. */
  readonly checkout?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the product on an invented clinic. */
export async function openClinic(size: ClinicSize, { checkout, settings }: Choices = {}): Promise<Clinic> {
  const data = await createTemporaryData();
  const all = { DATA_DIR: data.path, JWT_SECRET: jwtSecret, LOG_LEVEL: 'error', ...settings };
  // Started twice: nothing that it remembers of the empty database is left.
  const empty = await startHams(all, checkout);
  running.add(empty.process);
  const filling = await connectToDatabase(data.path);
  await inventClinic(filling, size);
  await filling.end();
  await endProcess(empty.process, 'SIGTERM');
  const hams = await startHams(all, checkout);
  running.add(hams.process);
  const client = await connectToDatabase(data.path);
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
      await data.remove();
    },
  };
}
