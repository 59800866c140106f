// @vitest-environment node
import { expect, test } from 'vitest';
import { createMemoryCaches, origin } from '#web/testing/platform/memory-caches.ts';
import { cachedAtHeader, createResponseCache, isCacheable } from './response-cache.ts';

const openAppointmentsUrl = '/api/patients/appointments/open';
const history = '/api/patients/appointments/history';

const createToken = (sid: string) => `head.${btoa(JSON.stringify({ sid }))}.signature`;
const asking = (path: string, session = 'asha') =>
  new Request(origin + path, { headers: { authorization: `Bearer ${createToken(session)}` } });
const noNetwork = async () => {
  throw new TypeError('Failed to fetch');
};

function setUp() {
  const caches = createMemoryCaches();
  const answers = createResponseCache(caches, () => Date.parse('2026-11-26T05:00:00Z'));
  const work: Promise<unknown>[] = [];
  const ask = async (request: Request, fetch: (request: Request | string) => Promise<Response>) => {
    const answer = await answers.answer(request, fetch, (later) => work.push(later));
    await Promise.all(work.splice(0));
    return answer;
  };
  return { answers, ask, work };
}

const respondWith = (text: string) => async () => Response.json({ appointments: [], text });

test('B-13 without a network the last known answer comes back, with the time at which it was true', async () => {
  const { answers, ask } = setUp();
  await answers.become('asha');
  await ask(asking(openAppointmentsUrl), respondWith('first'));
  const fresh = await ask(asking(openAppointmentsUrl), respondWith('second'));
  expect(fresh.headers.has(cachedAtHeader)).toBe(false);

  const last = await ask(asking(openAppointmentsUrl), noNetwork);
  expect(await last.json()).toMatchObject({ text: 'second' });
  expect(last.headers.get(cachedAtHeader)).toBe('2026-11-26T05:00:00.000Z');
});

test('B-13 what was never asked for fails as without a worker', async () => {
  const { answers, ask } = setUp();
  await answers.become('asha');
  await expect(ask(asking(openAppointmentsUrl), noNetwork)).rejects.toThrow('Failed to fetch');
});

test('B-13 a refusal is not kept, and replaces nothing', async () => {
  const { answers, ask } = setUp();
  await answers.become('asha');
  await ask(asking(openAppointmentsUrl), respondWith('good'));
  await ask(asking(openAppointmentsUrl), async () => new Response('{}', { status: 503 }));
  expect(await (await ask(asking(openAppointmentsUrl), noNetwork)).json()).toMatchObject({ text: 'good' });
});

test('B-13 of somebody who has not said yes nothing is kept, and nothing fetched for it', async () => {
  const { answers, ask } = setUp();
  await answers.become(null, false);
  const fetched: string[] = [];
  const server = async (request: Request | string) => {
    fetched.push(typeof request === 'string' ? request : request.url);
    return Response.json({ appointments: [{ appointmentId: 'APT-000001', hasPrescription: true }] });
  };
  await ask(asking(history), server);
  expect(fetched).toEqual([origin + history]);
  await expect(ask(asking(history), noNetwork)).rejects.toThrow();
  await answers.become('asha');
  await expect(ask(asking(history), noNetwork)).rejects.toThrow();
});

test('B-13 who says no after a yes has nothing left', async () => {
  const { answers, ask } = setUp();
  await answers.become('asha');
  await ask(asking(openAppointmentsUrl), respondWith('hers'));
  await answers.become(null, false);
  await answers.become('asha');
  await expect(ask(asking(openAppointmentsUrl), noNetwork)).rejects.toThrow();
});

test('B-13 pages that are read are kept of a visitor and of who said yes, not of who did not', async () => {
  const { answers } = setUp();
  expect(await answers.keepsPages()).toBe(true);
  await answers.become(null, false);
  expect(await answers.keepsPages()).toBe(false);
  await answers.become('asha');
  expect(await answers.keepsPages()).toBe(true);
  await answers.become(null);
  expect(await answers.keepsPages()).toBe(true);
});

test('A-12 after logging out nothing of it is left', async () => {
  const { answers, ask } = setUp();
  await answers.become('asha');
  await ask(asking(openAppointmentsUrl), respondWith('hers'));
  await answers.become(null);
  await expect(ask(asking(openAppointmentsUrl), noNetwork)).rejects.toThrow();
  await answers.become('asha');
  await expect(ask(asking(openAppointmentsUrl), noNetwork)).rejects.toThrow();
});

test('A-12 the next person sees nothing of the one before, even with the old token', async () => {
  const { answers, ask } = setUp();
  await answers.become('asha');
  await ask(asking(openAppointmentsUrl), respondWith('hers'));
  await answers.become('vikram');
  await expect(ask(asking(openAppointmentsUrl, 'vikram'), noNetwork)).rejects.toThrow();
  await expect(ask(asking(openAppointmentsUrl, 'asha'), noNetwork)).rejects.toThrow();
});

test('A-12 an answer that arrives after logging out is not kept', async () => {
  const { answers, ask } = setUp();
  await answers.become('asha');
  await ask(asking(openAppointmentsUrl), async () => {
    await answers.become(null);
    return Response.json({ text: 'too late' });
  });
  await answers.become('asha');
  await expect(ask(asking(openAppointmentsUrl), noNetwork)).rejects.toThrow();
});

test('F-07 prescriptions of past visits are kept with their list, each once', async () => {
  const { answers, ask } = setUp();
  await answers.become('asha');
  const fetched: string[] = [];
  const server = async (request: Request | string) => {
    const url = typeof request === 'string' ? request : request.url;
    fetched.push(new URL(url).pathname);
    if (!url.endsWith(history)) return Response.json({ prescription: 'rest' });
    return Response.json({
      appointments: [
        { appointmentId: 'APT-000001', hasPrescription: true },
        { appointmentId: 'APT-000002', hasPrescription: false },
      ],
    });
  };
  await ask(asking(history), server);
  await ask(asking(history), server);
  const prescription = '/api/appointments/APT-000001/prescription';
  expect(fetched.sort()).toEqual([prescription, history, history].sort());
  expect(await (await ask(asking(prescription), noNetwork)).json()).toEqual({ prescription: 'rest' });
});

test.each([
  ['GET', openAppointmentsUrl, true],
  ['GET', `${history}?page=2`, true],
  ['GET', '/api/appointments/pending/2026-11-26', true],
  ['GET', '/api/appointments/APT-000001/prescription', true],
  ['POST', openAppointmentsUrl, false],
  ['GET', '/api/appointments/APT-000001/prescription.pdf', false],
  ['GET', '/api/doctors/DOC-000201/availability', false],
  ['GET', '/api/consultations/APT-000001', false],
  ['GET', '/api/demo/mailbox', false],
  ['GET', '/api/visit-links/AAAAAAAAAAAAAAAAAAAAAA', false],
])('B-13 %s %s is kept: %s', (method, path, expected) => {
  expect(isCacheable(new Request(origin + path, { method }))).toBe(expected);
});

test('B-13 an answer that comes while the yes is still being written is kept', async () => {
  const memory = createMemoryCaches();
  const written = Promise.withResolvers<void>();
  const caches = {
    ...memory,
    async open(name: string) {
      const cache = await memory.open(name);
      if (name !== 'owner') return cache;
      const put: Cache['put'] = async (...entry) => {
        await written.promise;
        await cache.put(...entry);
      };
      return { ...cache, put };
    },
  };
  const answers = createResponseCache(caches, () => 0);
  const work: Promise<unknown>[] = [];
  const yes = answers.become('asha');
  await answers.answer(asking(openAppointmentsUrl), respondWith('right after the yes'), (later) =>
    work.push(later),
  );
  written.resolve();
  await Promise.all([yes, ...work]);
  const last = await answers.answer(asking(openAppointmentsUrl), noNetwork, () => {});
  expect(await last.json()).toMatchObject({ text: 'right after the yes' });
});

test('J-05 of somebody whom the patient does not look after any more nothing is kept after the next contact', async () => {
  const { answers, ask } = setUp();
  await answers.become('asha');
  const people = (...ids: string[]) => ids.map((patientId) => ({ patientId }));
  const listed = (...ids: string[]) => Response.json({ appointments: [], people: people(...ids) });
  await ask(asking(openAppointmentsUrl), async () => listed('PAT-000001', 'PAT-000002'));
  const card = (visit: string) => `/api/patients/appointments/${visit}`;
  for (const [visit, patientId] of [
    ['APT-000001', 'PAT-000001'],
    ['APT-000002', 'PAT-000002'],
  ] as const) {
    await ask(asking(card(visit)), async () => Response.json({ appointmentId: visit, patientId }));
    await ask(asking(`/api/appointments/${visit}/prescription`), async () =>
      Response.json({ advice: 'Rest' }),
    );
  }
  await ask(asking(openAppointmentsUrl), async () => listed('PAT-000001'));
  expect((await ask(asking(card('APT-000001')), noNetwork)).ok).toBe(true);
  expect((await ask(asking('/api/appointments/APT-000001/prescription'), noNetwork)).ok).toBe(true);
  await expect(ask(asking(card('APT-000002')), noNetwork)).rejects.toThrow('Failed to fetch');
  await expect(ask(asking('/api/appointments/APT-000002/prescription'), noNetwork)).rejects.toThrow();
});

test('J-05 what the server says is not there is not shown from memory either; what fails for a moment is', async () => {
  const { answers, ask } = setUp();
  await answers.become('asha');
  const card = '/api/patients/appointments/APT-000002';
  const refuses = (status: number) => async () => Response.json({}, { status });
  await ask(asking(card), respondWith('of the father'));
  await ask(asking(card), refuses(503));
  expect((await ask(asking(card), noNetwork)).ok).toBe(true);
  expect((await ask(asking(card), refuses(404))).status).toBe(404);
  await expect(ask(asking(card), noNetwork)).rejects.toThrow('Failed to fetch');
});
