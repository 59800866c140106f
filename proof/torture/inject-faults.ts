import { setTimeout as wait } from 'node:timers/promises';
import type { SeededRandom } from '#db/demo/seeded-random.ts';
import { listPossibleFaults } from './faults.ts';
import type { Installation } from './installation.ts';

/** Injects faults one after the other in random order, all equally often. Returns their names. */
export async function injectFaults(
  milliseconds: number,
  installation: Installation,
  random: SeededRandom,
): Promise<string[]> {
  const until = performance.now() + milliseconds;
  const faults = listPossibleFaults(installation);
  const struck: string[] = [];
  let next = random.sample(faults, faults.length);
  for (;;) {
    await wait(random.between(1000, 4000));
    if (performance.now() > until) return struck;
    if (next.length === 0) next = random.sample(faults, faults.length);
    const fault = next.pop();
    if (!fault) throw new Error('There is no fault');
    await fault.strike(installation, random);
    struck.push(fault.name);
  }
}
