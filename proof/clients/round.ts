import type pg from 'pg';
import type { SeededRandom } from '#db/demo/seeded-random.ts';
import { checkHistory } from '../history/check.ts';
import type { Operation } from '../history/operation.ts';
import type { Violation } from '../history/rules/violation.ts';
import { readStored, type StoredHistory } from '../history/stored.ts';
import { actUntil } from './client.ts';
import { openClinic } from './clinic.ts';
import type { ClientWorld } from './world.ts';

const clientCount = 16;

/** A running HAMS with its database. */
export interface TestSystem {
  /** Addresses for clients, each as good as the others. */
  readonly hosts: readonly string[];
  /** Another connection to the database each time, as the owner of its tables; the caller ends it. */
  connect(): Promise<pg.Client>;
  /** Resolves when all of it is ready, and the database works on nothing any more. Throws when that takes too long. */
  settle(): Promise<void>;
}

/** What one round came to. */
export interface RoundResult {
  readonly history: readonly Operation[];
  readonly stored: StoredHistory;
  readonly doctorIds: readonly number[];
  readonly violations: readonly Violation[];
}

/**
 * One round: new people at a new clinic do what they do while something happens, which sees the calls that have ended so far. When
 * it is over, all is well again and every call has ended, what they were told is held against what is stored.
 */
export async function playRound(
  place: TestSystem,
  random: SeededRandom,
  happening: (history: readonly Operation[]) => Promise<void>,
): Promise<RoundResult> {
  await place.settle();
  const { hosts } = place;
  const clinic = await openClinic(hosts[0] ?? '', random);
  const world: ClientWorld = { clinic, hosts, random, history: [], known: [] };
  const over = new AbortController();
  const clients = Array.from({ length: clientCount }, () => actUntil(over.signal, world));
  await Promise.all([happening(world.history).finally(() => over.abort()), ...clients]);
  await place.settle();

  const doctorIds = clinic.doctors.map(({ id }) => id);
  const client = await place.connect();
  try {
    const stored = await readStored(client, doctorIds);
    const { history } = world;
    return { history, stored, doctorIds, violations: checkHistory({ history, stored }) };
  } finally {
    await client.end();
  }
}
