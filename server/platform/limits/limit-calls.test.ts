import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { newPatient } from '#server/testing/people.ts';
import { createTestSite } from '#server/testing/site/site.ts';
import { flushSize, perAddress, perSession } from './call-limits.ts';

let hams: TestApp;
let site: Awaited<ReturnType<typeof buildApp>>;
let directory: string;
let minute = 0;

beforeAll(async () => {
  hams = await testApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
  directory = await mkdtemp(join(tmpdir(), 'hams-limits-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'assets', 'one.js'), 'export {};');
  await writeFile(join(directory, 'robot.svg'), '<svg/>');
  site = await buildApp(hams.deps, await createTestSite(directory));
  await site.ready();
});
beforeEach(() => {
  // Every test in a minute of its own, with empty counts.
  minute += 1;
  hams.setNow(thursdayMorning + minute * 60_000);
});
afterAll(async () => {
  await site.close();
  await hams.close();
  await rm(directory, { recursive: true });
});

/** After so many calls a process has flushed its count and read those of others. */
const callsUntilFlush = 2 * flushSize(perAddress);

const from = (address: string) => ({ 'x-forwarded-for': address });

async function useUp(name: string, subject: string, calls: number) {
  const windowStart = new Date(hams.deps.clock.now());
  await hams.db.pool.query('insert into call_counts values ($1, $2, $3, $4)', [
    name,
    subject,
    windowStart,
    calls,
  ]);
}

/** Calls until the process has read the counts of others, at its first flush. */
async function callUntilFlush(options: InjectOptions, calls: number) {
  for (let call = 0; call < calls; call += 1) await site.inject(options);
  return site.inject(options);
}

describe('who is counted by what', () => {
  test('P-04 strangers by their address, with the time to wait', async () => {
    await useUp('address', '203.0.113.1', perAddress.max);
    const refused = await callUntilFlush(
      { url: '/api/pages', headers: from('203.0.113.1') },
      callsUntilFlush,
    );
    expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests', waitMinutes: 1 });
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect((await site.inject({ url: '/api/pages', headers: from('203.0.113.2') })).statusCode).toBe(404);
  });

  test('P-04 an IPv6 line by its /64', async () => {
    await useUp('address', '2001:db8:0:1::/64', perAddress.max);
    const own = (host: number) => from(`2001:db8:0:1::${host}`);
    for (let call = 0; call < callsUntilFlush; call += 1)
      await site.inject({ url: '/api/pages', headers: own(call) });
    expect((await site.inject({ url: '/api/pages', headers: own(9999) })).statusCode).toBe(429);
  });

  test('P-04 signed-in people by their session, whatever their address has used up', async () => {
    const [asha, ravi] = await Promise.all([newPatient(hams), newPatient(hams)]);
    const headers = (person: typeof asha) => ({ ...person.bearer, ...from('203.0.113.3') });
    await useUp('address', '203.0.113.3', perAddress.max);
    const { sid } = JSON.parse(Buffer.from(asha.token.split('.')[1] ?? '', 'base64url').toString());
    await useUp('session', sid, perSession.max);
    const bell = (person: typeof asha) => ({ url: '/api/bell', headers: headers(person) });
    expect((await callUntilFlush(bell(asha), callsUntilFlush)).statusCode).toBe(429);
    expect((await callUntilFlush(bell(ravi), callsUntilFlush)).statusCode).toBe(200);
  });

  test('P-04 whoever makes a token up by their address', async () => {
    await useUp('address', '203.0.113.4', perAddress.max);
    const made = (call: number) => ({ authorization: `Bearer a.b.${call}`, ...from('203.0.113.4') });
    for (let call = 0; call < callsUntilFlush; call += 1)
      await site.inject({ url: '/api/bell', headers: made(call) });
    expect((await site.inject({ url: '/api/bell', headers: made(9999) })).statusCode).toBe(429);
  });

  test('P-04 logins by their address, also with a token', async () => {
    const { bearer } = await newPatient(hams);
    await useUp('address /api/patients/login', '203.0.113.5', 300);
    const logIn = {
      method: 'POST',
      url: '/api/patients/login',
      headers: { ...bearer, ...from('203.0.113.5') },
      body: {},
    } as const;
    expect((await callUntilFlush(logIn, 40)).statusCode).toBe(429);
  });
});

describe('what no limit counts', () => {
  const free = ['/assets/one.js', '/robot.svg', '/api/healthz', '/api/readyz'];
  test.each(free)('P-04 %s', async (url) => {
    const address = `203.0.113.${10 + free.indexOf(url)}`;
    for (let call = 0; call < 20; call += 1) {
      expect((await site.inject({ url, headers: from(address) })).statusCode).not.toBe(429);
    }
    const { rows } = await hams.db.pool.query('select from call_counts where subject = $1', [address]);
    expect(rows).toEqual([]);
    await useUp('address', address, perAddress.max);
    expect((await callUntilFlush({ url, headers: from(address) }, callsUntilFlush)).statusCode).not.toBe(429);
  });

  test('P-04 photos', async () => {
    const url = `/api/photos/${'0'.repeat(32)}-small.webp`;
    await useUp('address', '203.0.113.20', perAddress.max);
    expect((await callUntilFlush({ url, headers: from('203.0.113.20') }, callsUntilFlush)).statusCode).toBe(
      404,
    );
  });
});

test('P-04 a page that is refused is a page, in the language of its reader', async () => {
  await useUp('address', '203.0.113.30', perAddress.max);
  const headers = { ...from('203.0.113.30'), 'accept-language': 'hi' };
  await callUntilFlush({ url: '/api/pages', headers }, callsUntilFlush);
  const refused = await site.inject({ url: '/about', headers });
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(refused.body).toContain('<html lang="hi"');
});

test('P-04 two processes share the limit of sign-ups', async () => {
  const other = await buildApp(hams.deps);
  await other.ready();
  let through = 0;
  for (let call = 0; call < 60; call += 1) {
    for (const app of [hams.app, other]) {
      const signUp = {
        method: 'POST',
        url: '/api/hospitals/signup',
        headers: from('203.0.113.40'),
        body: {},
      } as const;
      if ((await app.inject(signUp)).statusCode !== 429) through += 1;
    }
  }
  await other.close();
  expect(through).toBeGreaterThanOrEqual(60);
  expect(through).toBeLessThanOrEqual(60 + 2 * 2 * 3);
});
