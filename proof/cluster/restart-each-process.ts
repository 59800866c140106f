import { setTimeout } from 'node:timers/promises';
import type { RunningCluster } from './running-cluster.ts';

/** Restarts one process after the other by SIGTERM, `rounds` times, during calls. */
export async function restartEachProcess(cluster: RunningCluster, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const index of [0, 1] as const) {
      await cluster.restart(index);
      await setTimeout(500); // both are in use for a moment
    }
  }
}
