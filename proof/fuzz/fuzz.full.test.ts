// Random valid and invalid calls to every endpoint by every kind of caller. `npm run hams -- fuzz --calls 1000000
// --seed 7` runs longer.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointByOperation } from '#contract/endpoints-by-operation.ts';
import type { Role } from '#contract/platform/endpoint.ts';
import { createSeededRandom } from '#db/demo/seeded-random.ts';
import { staffRoles } from '#domain/accounts/hospital-roles.ts';
import { createTwoHospitals } from '#server/testing/accounts/two-hospitals.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { checkResponse, findEndpoint, type ReceivedResponse } from './check-response.ts';
import { type FuzzCaller, forgeTokens, logInAgain, toFuzzCaller } from './fuzz-callers.ts';
import { KnownValues } from './known-values.ts';
import { type Call, makeCall } from './make-call.ts';
import { seedValues } from './seed-values.ts';
import { shrink, toCurl } from './shrink.ts';
import { createValueGenerator } from './valid-value.ts';

const calls = Number(process.env.FUZZ_CALLS ?? 5000);
const seed = process.env.FUZZ_SEED ?? 'the tests';
const isAskedFor = process.env.FUZZ_CALLS !== undefined;
const withSlowTexts = process.env.FUZZ_SLOW_TEXTS === 'yes';
/** More CPU time than this, over all threads, is a defect; wall time depends on the machine. */
const maxProcessorSeconds = 2;
/** Long runs report their progress after this many calls. */
const progressInterval = 10_000;
/** Enough to diagnose a problem. */
const maxShownFailures = 20;

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

interface Timed {
  readonly received: ReceivedResponse;
  readonly seconds: number;
  readonly processorSeconds: number;
}

async function timed(call: Call): Promise<Timed> {
  const [began, used] = [performance.now(), process.cpuUsage()];
  const received = await send(call);
  const { user, system } = process.cpuUsage(used);
  return { received, seconds: (performance.now() - began) / 1000, processorSeconds: (user + system) / 1e6 };
}

async function send({ method, url, headers, payload }: Call): Promise<ReceivedResponse> {
  try {
    const answer = await hams.app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(payload !== null && { payload }),
    });
    const type = String(answer.headers['content-type'] ?? '');
    return { status: answer.statusCode, type, body: answer.body };
  } catch (error) {
    // The test app rejects with the cause of a 500.
    return { status: 500, type: '', body: error instanceof Error ? error.message : String(error) };
  }
}

const wrongIn = (call: Call, { received, processorSeconds }: Timed) =>
  processorSeconds > maxProcessorSeconds
    ? `it takes ${processorSeconds.toFixed(1)} s of the processor`
    : checkResponse(findEndpoint(call.method, call.url), received);

test(
  `P-03 ${calls} random calls: no 5xx, every answer is one that the contract allows`,
  async () => {
    const random = createSeededRandom(seed);
    const all = await createTwoHospitals(hams);
    const callers = new Map<Role, FuzzCaller>([
      ['patient', toFuzzCaller('patient', all.patient)],
      ['doctor', toFuzzCaller('doctor', all.doctor)],
      ...staffRoles.map((role): [Role, FuzzCaller] => [role, toFuzzCaller(role, all.staff[role])]),
    ]);
    const roles = [...callers.keys()];
    // All callers know their own answers and some of the existing ids.
    const ids = Object.fromEntries(Object.entries(all.ids).map(([field, id]) => [field, [id]]));
    const knownTo = new Map(
      [null, ...roles].map((role) => [
        role,
        new KnownValues(random, { ...seedValues, ...ids, id: Object.values(all.ids) }),
      ]),
    );
    const endpoints = Object.entries(endpointByOperation);
    const answered = new Map<string, number>();
    const wrong: string[] = [];
    let slowest = { operation: '', seconds: 0 };

    for (let number = 1; number <= calls && wrong.length < maxShownFailures; number += 1) {
      if (isAskedFor && number % progressInterval === 0)
        console.log(`${number} calls, ${answered.size} operations, ${wrong.length} wrong`);
      const [operation, endpoint] = random.pick(endpoints);
      const { who } = endpoint;
      const may = typeof who === 'string' ? roles : who;
      const role = random.chance(0.95) ? random.pick(may) : random.pick(roles);
      const caller = random.chance(typeof who === 'string' ? 0.5 : 0.97) ? callers.get(role) : undefined;
      const isForged = random.chance(0.03);
      const token = caller && isForged ? random.pick(forgeTokens(caller.token)) : caller?.token;
      const known = knownTo.get(caller ? role : null) ?? new KnownValues(random, {});
      const fitting = createValueGenerator(random, known, withSlowTexts);
      const call = makeCall(operation, endpoint, token ?? null, { random, fitting });
      const answer = await timed(call);
      const { received } = answer;
      if (answer.seconds > slowest.seconds) slowest = { operation, seconds: answer.seconds };
      if (received.status === 401 && caller && !isForged) callers.set(role, await logInAgain(hams, caller));
      if (received.status < 300) {
        answered.set(operation, (answered.get(operation) ?? 0) + 1);
        if (received.type.startsWith('application/json') && received.body !== '') {
          known.learn(JSON.parse(received.body));
        }
      }
      const what = wrongIn(call, answer);
      if (what === null) continue;
      const smallest = await shrink(call, async (less) => wrongIn(less, await timed(less)) !== null);
      wrong.push(`call ${number} of seed ${seed}, ${operation}: ${what}\n  ${toCurl(smallest)}`);
      if (isAskedFor) console.log(wrong.at(-1)); // a long run prints failures immediately
    }
    expect(wrong).toEqual([]);
    // Otherwise hardly anything but refusals was tested.
    if (calls >= 5000) expect(answered.size).toBeGreaterThan(endpoints.length / 2);
    const never = endpoints.filter(([operation]) => !answered.has(operation)).map(([operation]) => operation);
    if (isAskedFor) {
      const done = [...answered.values()].reduce((sum, times) => sum + times, 0);
      console.log(`${calls} calls, ${done} done, of ${answered.size} of ${endpoints.length} operations`);
      console.log(`the slowest took ${slowest.seconds.toFixed(2)} s: ${slowest.operation}`);
      if (never.length > 0) console.log(`never done: ${never.join(', ')}`);
    }
  },
  60_000 + calls * 50,
);
