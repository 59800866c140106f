import type pg from 'pg';
import type { SeededRandom } from '#db/demo/seeded-random.ts';
import { check } from '../history/check.ts';
import type { Operation } from '../history/operation.ts';
import type { Violation } from '../history/rules/violation.ts';
import { readStored, type Stored } from '../history/stored.ts';
import { actUntil } from './client.ts';
import { openClinic } from './clinic.ts';
import type { World } from './world.ts';

const clientCount = 16;

/** A running HAMS with its database. */
export interface Place {
  /** Addresses for clients, each as good as the others. */
  readonly hosts: readonly string[];
  /** Another connection to the database each time, as the owner of its tables; the caller ends it. */
  connect(): Promise<pg.Client>;
  /** Resolves when all of it is ready, and the database works on nothing any more. Throws when that takes too long. */
  settle(): Promise<void>;
}

/** What one round came to. */
export interface Round {
  readonly history: readonly Operation[];
  readonly stored: Stored;
  readonly doctorIds: readonly number[];
  readonly violations: readonly Violation[];
}

/**
 * One round: new people at a new clinic do what they do while something happens, which sees the calls that have ended so far. When
 * it is over, all is well again and every call has ended, what they were told is held against what is stored.
 */
export async function playRound(
  place: Place,
  random: SeededRandom,
  happening: (history: readonly Operation[]) => Promise<void>,
): Promise<Round> {
  await place.settle();
  const { hosts } = place;
  const clinic = await openClinic(hosts[0] ?? '', random);
  const world: World = { clinic, hosts, random, history: [], known: [] };
  const over = new AbortController();
  const clients = Array.from({ length: clientCount }, () => actUntil(over.signal, world));
  await Promise.all([happening(world.history).finally(() => over.abort()), ...clients]);
  await place.settle();

  const doctorIds = clinic.doctors.map(({ id }) => id);
  const client = await place.connect();
  try {
    const stored = await readStored(client, doctorIds);
    const { history } = world;
    return { history, stored, doctorIds, violations: check({ history, stored }) };
  } finally {
    await client.end();
  }
}
