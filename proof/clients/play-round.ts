import type pg from 'pg';
import type { SeededRandom } from '#db/demo/seeded-random.ts';
import { checkHistory } from '../history/check-history.ts';
import type { Operation } from '../history/operation.ts';
import { readStored, type StoredHistory } from '../history/read-stored.ts';
import type { Violation } from '../history/rules/violation.ts';
import type { ClientWorld } from './client-world.ts';
import { openClinic } from './clinic.ts';
import { actUntil } from './random-client.ts';

const clientCount = 16;

export interface TestSystem {
  /** Addresses for clients, all equivalent. */
  readonly hosts: readonly string[];
  /** Opens a new connection as the owner of the tables; the caller ends it. */
  connect(): Promise<pg.Client>;
  /** Resolves when everything is ready and the database is idle. Throws when that takes too long. */
  settle(): Promise<void>;
}

export interface RoundResult {
  readonly history: readonly Operation[];
  readonly stored: StoredHistory;
  readonly doctorIds: readonly number[];
  readonly violations: readonly Violation[];
}

/**
 * One round: new people use a new clinic while `happening` runs, which sees the calls that have ended so far.
 * Afterwards, when all is healthy and every call has ended, their answers are checked against the stored
 * data.
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
