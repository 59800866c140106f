import { setTimeout as wait } from 'node:timers/promises';
import type { SeededRandom } from '#db/demo/seeded-random.ts';
import { actUntil } from '../clients/client.ts';
import { openClinic } from '../clients/clinic.ts';
import type { World } from '../clients/world.ts';
import { check } from '../history/check.ts';
import type { Operation } from '../history/operation.ts';
import type { Violation } from '../history/rules/violation.ts';
import { readStored, type Stored } from '../history/stored.ts';
import type { Fault } from './faults.ts';
import type { Installation } from './installation.ts';

const clientCount = 16;

/** What one round came to. */
export interface Round {
  readonly history: readonly Operation[];
  readonly stored: Stored;
  readonly doctorIds: readonly number[];
  /** The names of the faults that struck, in their order. */
  readonly struck: readonly string[];
  readonly violations: readonly Violation[];
}

interface Plan {
  readonly random: SeededRandom;
  /** How long clients act, in milliseconds. */
  readonly lasts: number;
  /** Strike one after the other, in any order, each as often as the others. */
  readonly faults: readonly Fault[];
}

/**
 * One round: new people at a new clinic do what they do while faults strike; when all is well again and every
 * call has ended, what they were told is held against what is stored.
 */
export async function playRound(installation: Installation, { random, lasts, faults }: Plan): Promise<Round> {
  await installation.settle();
  const { hosts } = installation;
  const clinic = await openClinic(hosts[0] ?? '', random);
  const world: World = { clinic, hosts, random, history: [], known: [] };
  const over = AbortSignal.timeout(lasts);
  const clients = Array.from({ length: clientCount }, () => actUntil(over, world));

  const struck: string[] = [];
  const strikeUntilOver = async () => {
    let next: Fault[] = [];
    while (!over.aborted && faults.length > 0) {
      await wait(random.between(1000, 4000));
      if (next.length === 0) next = random.sample(faults, faults.length);
      const fault = next.pop();
      if (!fault) continue;
      await fault.strike(installation, random);
      struck.push(fault.name);
    }
  };
  await Promise.all([strikeUntilOver(), ...clients]);
  await installation.settle();

  const doctorIds = clinic.doctors.map(({ id }) => id);
  const client = await installation.connect();
  try {
    const stored = await readStored(client, doctorIds);
    const { history } = world;
    return { history, stored, doctorIds, struck, violations: check({ history, stored }) };
  } finally {
    await client.end();
  }
}
