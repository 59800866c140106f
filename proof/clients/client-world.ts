import type { SeededRandom } from '#db/demo/seeded-random.ts';
import type { Call, Operation } from '../history/operation.ts';
import type { Clinic, Person } from './clinic.ts';
import { type ClientRequest, sendRequest } from './send-request.ts';

export interface KnownAppointment {
  readonly id: number;
  readonly doctor: Person;
  readonly patient: Person;
}

export interface ClientWorld {
  readonly clinic: Clinic;
  /** The addresses of the HAMS processes, by index. */
  readonly hosts: readonly string[];
  readonly random: SeededRandom;
  readonly history: Operation[];
  /** Several clients may change one appointment concurrently. */
  readonly known: KnownAppointment[];
}

let calls = 0;

/** Calls a random process; returns the call for the history, and the body if acknowledged. */
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
