import { setTimeout as wait } from 'node:timers/promises';
import { endProcess, type RunningHams, startHams } from '#harness/running-hams.ts';

const pause = 200;

/** A HAMS process that is restarted whenever it ends, as by a supervisor such as systemd. */
export interface SupervisedProcess {
  /** The port it listens on; null while it is down. */
  readonly port: number | null;
  signal(signal: NodeJS.Signals): void;
  /** The combined output of all starts. */
  readonly output: string;
  readonly starts: number;
  stop(): Promise<void>;
}

/** Starts HAMS with these settings and restarts it until stopped. Throws when the first start fails. */
export async function startSupervised(
  settings: Readonly<Record<string, string>>,
): Promise<SupervisedProcess> {
  let running: RunningHams | null = await startHams(settings);
  let stopping = false;
  let starts = 1;
  let output = '';

  const supervise = async () => {
    while (!stopping) {
      if (running) {
        const { process } = running;
        if (process.exitCode === null && process.signalCode === null) {
          await new Promise((resolve) => process.once('exit', resolve));
        }
        output += running.output();
        running = null;
      }
      if (stopping) return;
      await wait(pause);
      try {
        running = await startHams(settings);
        starts += 1;
      } catch (error) {
        output += error instanceof Error ? `${error.message}\n` : ''; // its database is away: it tries again
      }
    }
  };
  const kept = supervise();

  return {
    get port() {
      return running ? Number(new URL(running.url).port) : null;
    },
    get output() {
      return output + (running?.output() ?? '');
    },
    get starts() {
      return starts;
    },
    signal(signal) {
      running?.process.kill(signal);
    },
    async stop() {
      stopping = true;
      if (running) await endProcess(running.process, 'SIGTERM');
      await kept;
      if (running) await endProcess(running.process, 'SIGTERM'); // one that was just starting
    },
  };
}
