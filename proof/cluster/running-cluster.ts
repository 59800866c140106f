import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createTemporaryData,
  endProcess,
  findFreePort,
  type RunningHams,
  startHams,
} from '#harness/running-hams.ts';
import { cleanUpOnSignal } from '#harness/tool-cleanup.ts';
import { highVisitLimits } from '#server/testing/visit-limit-settings.ts';
import type { DatabaseCluster, EntryPoint } from './database-cluster.ts';
import { findDebianPrograms } from './patroni/debian-programs.ts';
import { startPatroniCluster } from './patroni/patroni-cluster.ts';
import { startStreamingCluster } from './streaming/streaming-cluster.ts';

export interface RunningCluster {
  readonly database: DatabaseCluster;
  readonly front: EntryPoint;
  /** Restarts one of the two by SIGTERM and waits until it receives requests. */
  restart(index: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Uses the embedded binaries even if Debian's Patroni is installed. */
  readonly embedded: boolean;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts everything in a temporary folder, which `stop` removes. */
export async function startCluster({ embedded, settings = {} }: ClusterOptions): Promise<RunningCluster> {
  const folder = await createTemporaryData();
  const ports = [await findFreePort(), await findFreePort()] as const;
  const ends: (() => Promise<unknown>)[] = [folder.remove];
  const stop = async () => {
    for (const one of ends.splice(0).reverse()) await one();
  };
  cleanUpOnSignal(stop);
  try {
    const { cluster, front } = await startServers(embedded, folder.path, ports);
    ends.push(cluster.stop);
    const all = {
      DATABASE_URL: cluster.appUrl,
      DATABASE_OWNER_URL: cluster.ownerUrl,
      TRUST_PROXY: 'on',
      DRAIN_SECONDS: '2', // as in compose.yaml
      MESSAGES: 'off',
      ...highVisitLimits,
      ...settings,
    };
    const start = (port: number) => startHams({ ...all, PORT: String(port) });
    const processes: RunningHams[] = [];
    ends.push(() => Promise.all(processes.map((one) => endProcess(one.process, 'SIGTERM'))));
    for (const port of ports) processes.push(await start(port));
    await Promise.all(ports.map(front.untilServing));
    return {
      database: cluster,
      front,
      async restart(index) {
        const running = processes[index];
        if (running) await endProcess(running.process, 'SIGTERM');
        processes[index] = await start(ports[index]);
        await front.untilServing(ports[index]);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startServers(embedded: boolean, folder: string, ports: readonly [number, number]) {
  const programs = embedded ? null : findDebianPrograms();
  if (programs !== null) return startPatroniCluster(programs, folder, ports);
  const own = join(folder, 'database');
  await mkdir(own, { mode: 0o700 });
  const cluster = await startStreamingCluster(own);
  const front: EntryPoint = {
    urls: ports.map((port) => `http://localhost:${port}`),
    untilServing: async () => {}, // clients go to a process directly, and startHams waits until it is ready
  };
  return { cluster, front };
}
