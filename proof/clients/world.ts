import type { SeededRandom } from '#db/demo/seeded-random.ts';
import type { Call, Operation } from '../history/operation.ts';
import { type ClientRequest, sendRequest } from './ask.ts';
import type { Clinic, Person } from './clinic.ts';

/** An appointment that the clients know of. */
export interface KnownAppointment {
  readonly id: number;
  readonly doctor: Person;
  readonly patient: Person;
}

/** What all clients of a round share. */
export interface ClientWorld {
  readonly clinic: Clinic;
  /** The addresses of the HAMS processes, by their places. */
  readonly hosts: readonly string[];
  readonly random: SeededRandom;
  /** Calls that have ended. */
  readonly history: Operation[];
  /** Several clients change one appointment at once. */
  readonly known: KnownAppointment[];
}

let calls = 0;

/** Asks one of the processes: what the history keeps of the call, and the body of an acknowledged one. */
export async function callAnyProcess(
  { hosts, random }: Pick<ClientWorld, 'hosts' | 'random'>,
  question: ClientRequest,
): Promise<{ call: Call; body: unknown }> {
  calls += 1;
  const number = calls;
  const asked = random.between(0, hosts.length - 1);
  const { body, ...answer } = await sendRequest(hosts[asked] ?? '', question);
  return { call: { number, asked, ...answer }, body };
}
