import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointByOperation } from '#contract/endpoints-by-operation.ts';
import { problem } from '#contract/platform/refusals.ts';
import { buildApp } from '#server/app.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { newPatient } from '#server/testing/people.ts';
import { openDatabase } from './database/database.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

describe('every error is problem+json with a code and a human message', () => {
  test.each([
    ['an unknown path', { url: '/api/nothing/here' }, 404, 'not_found'],
    ['a path that leaves the house', { url: '/api/../../etc/passwd' }, 404, 'not_found'],
    ['an address that cannot be read', { url: '/api/%zz' }, 400, 'invalid_request'],
    [
      'JSON that is none',
      {
        method: 'POST',
        url: '/api/patients/login',
        headers: { 'content-type': 'application/json' },
        payload: '{"phone":',
      },
      400,
      'invalid_request',
    ],
    [
      'a list instead of an object',
      { method: 'POST', url: '/api/patients/login', payload: [] },
      400,
      'invalid_request',
    ],
    ['no body', { method: 'POST', url: '/api/patients/login' }, 400, 'invalid_request'],
    [
      'a body in XML',
      {
        method: 'POST',
        url: '/api/patients/login',
        headers: { 'content-type': 'text/xml' },
        payload: '<a/>',
      },
      415,
      'unsupported_media_type',
    ],
    [
      'a form where none is taken',
      {
        method: 'POST',
        url: '/api/patients/login',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload: '--x--',
      },
      415,
      'unsupported_media_type',
    ],
    [
      'a body that is too large',
      { method: 'POST', url: '/api/patients/login', payload: { phone: 'x'.repeat(300_000) } },
      413,
      'too_large',
    ],
    [
      'a body that would change prototypes',
      {
        method: 'POST',
        url: '/api/patients/login',
        headers: { 'content-type': 'application/json' },
        payload: '{"phone":"9000000001","password":"x","__proto__":{"role":"doctor"}}',
      },
      400,
      'invalid_request',
    ],
    [
      'a NUL in a text',
      { method: 'POST', url: '/api/hospitals/signup', payload: { hospitalName: 'a\u0000b' } },
      400,
      'invalid_request',
    ],
    ['a NUL in the address', { method: 'GET', url: '/api/demo/mailbox?to=a%00b' }, 400, 'invalid_request'],
  ] as const)('H-02 %s', async (_, request, status, code) => {
    const answer = await hams.app.inject(request as InjectOptions);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(problem.parse(answer.json())).toMatchObject({ status, code });
    expect(answer.json().message.length).toBeGreaterThan(10);
  });

  test('P-04 an address that cannot be read is answered with the headers of every other answer', async () => {
    const [unreadable, unknown] = await Promise.all([
      hams.app.inject('/api/%zz'),
      hams.app.inject('/api/zz'),
    ]);
    for (const name of ['content-security-policy', 'referrer-policy', 'x-content-type-options']) {
      expect(unknown.headers[name]).toBeDefined();
      expect(unreadable.headers[name]).toBe(unknown.headers[name]);
    }
  });

  test.each([
    ['what is not HTTP', 'nonsense\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('H-02 %s', async (_, sent, status) => {
    const app = await buildApp(hams.deps);
    const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(address.port), address.hostname).end(sent);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('content-type: application/problem+json');
    expect(problem.parse(JSON.parse(body))).toMatchObject({ status, code: 'invalid_request' });
    await app.close();
  });

  test('A-11 the database away: 503 with Retry-After, and nothing about the inside', async () => {
    const { bearer } = await newPatient(hams);
    const nowhere = openDatabase({ connectionString: 'postgres://hams@127.0.0.1:1/hams' });
    const away = await buildApp({ ...hams.deps, database: nowhere });
    away.startedUp();
    const answers = await Promise.all([
      away.inject('/api/readyz'),
      away.inject({ url: '/api/patients/appointments', headers: bearer }),
    ]);
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ code: 'unavailable', status: 503 });
      expect(answer.headers['retry-after']).toBeDefined();
      expect(answer.body).not.toMatch(/pool|pg_|postgres/i);
    }
    expect((await away.inject('/api/healthz')).json()).toEqual({ status: 'ok' });
    await away.close();
    await nowhere.close();
  });
});

test('A-11 nothing in an answer of the API may run, and nobody may show it as a page', async () => {
  for (const url of ['/api/healthz', '/api/nothing', '/api/patients/appointments']) {
    const { headers } = await hams.app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers).not.toHaveProperty('permissions-policy');
  }
});

test('A-11 no cache keeps an answer of the API, private or refused', async () => {
  const { bearer: headers } = await newPatient(hams);
  for (const url of ['/api/patients/appointments', '/api/cities?namePrefix=ko', '/api/nothing']) {
    expect((await hams.app.inject({ url, headers })).headers['cache-control']).toBe('no-store');
  }
});

test('H-01 the OpenAPI document describes every endpoint of the contract, and the page shows it', async () => {
  const document = (await hams.app.inject('/api/openapi.json')).json();
  const described = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  // OpenAPI lists each path once, so its parameter has one name for GET, PUT and DELETE: `id`.
  const declared = Object.values(endpointByOperation).map(({ method, path }) =>
    `${method} ${path}`.replace('GET /reviews/:doctorId', 'GET /reviews/:id'),
  );
  expect(described.sort()).toEqual(declared.sort());
  for (const { method, path } of Object.values(endpointByOperation)) {
    expect(hams.app.hasRoute({ method, url: `/api${path}` }), `${method} ${path}`).toBe(true);
  }
  const { requestBody, responses } = document.paths['/patients/signup'].post;
  expect(Object.keys(requestBody.content)).toEqual(['multipart/form-data', 'application/json']);
  expect(responses[409].description).toContain('patient_exists');
  const page = await hams.app.inject('/api/docs/');
  expect(page.headers['content-type']).toContain('text/html');
});

test('P-04 the page of the API may do what other pages may, and nothing inline', async () => {
  const getContentSecurityPolicy = async (url: string) =>
    (await hams.app.inject(url)).headers['content-security-policy'];
  for (const url of ['/api/docs/', '/api/docs', '/api/docs/?deep']) {
    expect(await getContentSecurityPolicy(url)).toBe(await getContentSecurityPolicy('/'));
  }
  expect(await getContentSecurityPolicy('/api/docs/')).toContain("style-src 'self';");
  expect(await getContentSecurityPolicy('/api/docs/json')).toContain("default-src 'none'");
});

test('H-01 metrics are there for Prometheus, by route pattern', async () => {
  await hams.app.inject('/api/doctors/1/profile');
  const { body } = await hams.app.inject('/api/metrics');
  expect(body).toContain('route="/api/doctors/:id/profile",status="404"');
  expect(body).toContain('hams_database_connections{state="idle"}');
});

test('C-06 sign-ups are limited per address, generously; RATE_LIMIT=off switches it off', async () => {
  const limited = await testApp({ RATE_LIMIT: 'on' });
  const statuses: number[] = [];
  for (let call = 0; call < 61; call += 1) {
    const answer = await limited.app.inject({ method: 'POST', url: '/api/hospitals/signup', body: {} });
    statuses.push(answer.statusCode);
  }
  await limited.close();
  expect(statuses).toEqual([...Array(60).fill(400), 429]);
});

test('C-06 behind a proxy the limit counts the address that the proxy saw, not one that a visitor wrote', async () => {
  const limited = await testApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
  const signUpFrom = (forwarded: string) =>
    limited.app.inject({
      method: 'POST',
      url: '/api/hospitals/signup',
      headers: { 'x-forwarded-for': forwarded },
      body: {},
    });
  for (let call = 0; call < 60; call += 1) await signUpFrom(`198.51.100.${call}, 203.0.113.9`);
  expect((await signUpFrom('198.51.100.99, 203.0.113.9')).statusCode).toBe(429);
  expect((await signUpFrom('203.0.113.10')).statusCode).toBe(400);
  await limited.close();
});
