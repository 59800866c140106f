import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { quietLog } from '#server/testing/platform/collect-log.ts';

const METRICS_TOKEN = 'sixteen letters!';
let openApp: TestApp;
let behindProxy: TestApp;
let withToken: TestApp;
beforeAll(async () => {
  [openApp, behindProxy, withToken] = await Promise.all([
    testApp(),
    testApp({ TRUST_PROXY: 'on' }),
    testApp({ METRICS_TOKEN }),
  ]);
});
afterAll(async () => {
  await Promise.all([openApp, behindProxy, withToken].map((hams) => hams.close()));
});

const ask = async ({ app }: TestApp, more: InjectOptions = {}) =>
  (await app.inject({ url: '/api/metrics', ...more })).statusCode;

describe('P-07 without a token, programs on this machine read the figures', () => {
  test.each<[string, InjectOptions]>([
    ['IPv4', { remoteAddress: '127.0.0.1' }],
    ['IPv6', { remoteAddress: '::1', headers: { host: '[::1]:3000' } }],
    ['IPv4 in IPv6', { remoteAddress: '::ffff:127.0.0.1', headers: { host: '127.0.0.1:3000' } }],
  ])('P-07 by %s', async (_, request) => {
    expect(await ask(openApp, request)).toBe(200);
    expect(await ask(behindProxy, request)).toBe(200);
  });

  test.each<[string, InjectOptions]>([
    ['another machine', { remoteAddress: '203.0.113.9' }],
    [
      'another machine that calls itself this one',
      { remoteAddress: '203.0.113.9', headers: { 'x-forwarded-for': '127.0.0.1' } },
    ],
    ['a visitor through a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['a visitor who sends the header too', { headers: { 'x-forwarded-for': '203.0.113.9, 127.0.0.1' } }],
    ['a proxy that says so in the new way', { headers: { forwarded: 'for=203.0.113.9' } }],
    ['a proxy that names the visitor otherwise', { headers: { 'x-real-ip': '203.0.113.9' } }],
    ['a proxy that names only itself', { headers: { via: '1.1 proxy' } }],
    ['a proxy that names nobody', { headers: { host: 'hams.example' } }],
    ['a page of another site by a name that leads here', { headers: { host: 'rebound.example:3000' } }],
    ['nonsense for a host', { headers: { host: '::::' } }],
    ['a token that nobody set', { remoteAddress: '203.0.113.9', headers: { authorization: 'Bearer ' } }],
  ])('P-04 not %s', async (_, request) => {
    expect(await ask(openApp, request)).toBe(403);
    expect(await ask(behindProxy, request)).toBe(403);
  });
});

test.each<[string, number]>([
  [`Bearer ${METRICS_TOKEN}`, 200],
  [`bearer ${METRICS_TOKEN}`, 200],
  [`Bearer ${METRICS_TOKEN}x`, 401],
  ['Bearer sixteen letters?', 401],
  ['Bearer ', 401],
  [METRICS_TOKEN, 401],
  [`Basic ${METRICS_TOKEN}`, 401],
])('P-04 with a token set, %j is answered with %i, wherever it comes from', async (authorization, status) => {
  const headers = { authorization, 'x-forwarded-for': '203.0.113.9' };
  expect(await ask(withToken, { remoteAddress: '203.0.113.9', headers })).toBe(status);
  expect(await ask(withToken, { headers: { authorization } })).toBe(status);
});

test('P-04 with a token set, this machine needs it too: a proxy here may hide who asks', async () => {
  expect(await ask(withToken)).toBe(401);
});

test('P-07 whatever is asked for, the figures have few names', async () => {
  for (const method of ['PROPFIND', 'MKCOL', 'PURGE', 'TRACE', 'GET'] as const) {
    for (const url of ['/api/healthz', '/nowhere', `/api/${crypto.randomUUID()}`, '/%zz']) {
      await openApp.app.inject({ method: method as 'GET', url });
    }
  }
  const { body } = await openApp.app.inject('/api/metrics');
  const named = (label: string) =>
    new Set(
      [...body.matchAll(new RegExp(`^hams_http_.*_count\\{.*${label}="([^"]*)"`, 'gm'))].map(
        ([, name]) => name,
      ),
    );
  expect([...named('method')].sort()).toEqual(['GET', 'other']);
  expect([...named('route')].sort()).toEqual(['/api/healthz', '/api/metrics', 'unknown']);
});

test('P-07 without the database the other figures are told, and none of before', async () => {
  const said = quietLog('warn');
  const nowhere = openDatabase({ connectionString: 'postgres://hams@127.0.0.1:1/hams' });
  const app = await buildApp({ ...openApp.deps, database: nowhere });
  app.startedUp();
  try {
    const { statusCode, body } = await app.inject('/api/metrics');
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^hams_ready 0$/m);
    expect(body).toMatch(/^hams_live_listening 0$/m);
    expect(body).not.toMatch(/^hams_queue_/m);
  } finally {
    await app.close();
    await nowhere.close();
    said.mockRestore();
  }
});

test('P-07 how long the oldest message has been due is counted from when it was due first', async () => {
  const { pool } = openApp.db;
  const insert = (due: string, attempts: number) =>
    pool.query(
      `insert into outbox (way, recipient, kind, locale, subject, body, due_at, useful_until, attempts)
       values ('sms', '9000000001', 'test', 'en', '', '', $1, 'infinity', $2)`,
      [due, attempts],
    );
  const now = openApp.deps.clock.now();
  const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();
  await insert(at(300), 0);
  await insert(at(-10), 0);
  await insert(at(100), 3); // due 110 s ago: tried immediately, after 30 s and after 60 s more, then in 120 s
  const figures = async () => {
    const { body } = await openApp.app.inject('/api/metrics');
    const found = [...body.matchAll(/^hams_queue_\w+\{queue="messages"\} (\S+)$/gm)];
    return found.length > 0 && found.map(([, figure]) => Number(figure));
  };
  // The metrics are left out, never wrong, while the machine is too slow to count them.
  const shown = () => vi.waitUntil(figures, { timeout: 60_000 });
  expect(await shown()).toEqual([2, 110]);
  await pool.query('delete from outbox');
  expect(await shown()).toEqual([0, 0]);
});
