import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointByOperation } from '#contract/endpoints-by-operation.ts';
import { buildApp } from '#server/app.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { createTestSite } from '#server/testing/site/site.ts';

type Method = NonNullable<InjectOptions['method']>;
const methods: readonly Method[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

const declared = new Map<string, Set<Method>>();
for (const { path } of Object.values(endpointByOperation)) {
  const sample = path.replace(/:\w+/g, '1');
  const leads = Object.values(endpointByOperation).filter((other) =>
    new RegExp(`^${other.path.replace(/:\w+/g, '[^/]+')}$`).test(sample),
  );
  const named = leads.flatMap<Method>(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  declared.set(`/api${sample}`, new Set(named));
}

const parseAllow = (header: unknown) => String(header).split(', ').sort();

test.each([...declared])(
  'H-02 %s takes its methods; any other is answered with 405 and their names',
  async (url, named) => {
    for (const method of methods.filter((one) => !named.has(one))) {
      const answer = await hams.app.inject({ method, url: `${url}?any=1` });
      expect([method, answer.statusCode]).toEqual([method, 405]);
      expect(parseAllow(answer.headers.allow)).toEqual([...named, 'OPTIONS'].sort());
      if (method === 'HEAD') continue;
      expect(answer.json()).toMatchObject({
        status: 405,
        code: 'method_not_allowed',
        message: 'This action isn’t available here.',
      });
    }
    const options = await hams.app.inject({ method: 'OPTIONS', url });
    expect([options.statusCode, options.body]).toEqual([204, '']);
    expect(parseAllow(options.headers.allow)).toEqual([...named, 'OPTIONS'].sort());
  },
);

test.each([
  ['/api/metrics', 'POST', 'GET, HEAD, OPTIONS'],
  ['/api/openapi.json', 'DELETE', 'GET, HEAD, OPTIONS'],
  ['/api/photos/0-small.webp', 'PUT', 'GET, HEAD, OPTIONS'],
  ['/api/webhooks/sms', 'GET', 'OPTIONS, POST'],
  ['/calendar/abc.ics', 'POST', 'GET, HEAD, OPTIONS'],
  ['/v/abc/confirm', 'DELETE', 'OPTIONS, POST'],
  ['/api/healthz', 'PROPFIND', 'GET, HEAD, OPTIONS'],
] as const)('H-02 %s, which no contract has, refuses %s too', async (url, method, allow) => {
  const answer = await hams.app.inject({ method: method as Method, url });
  expect([answer.statusCode, parseAllow(answer.headers.allow).join(', ')]).toEqual([405, allow]);
});

test.each(['/api', '/api/', '/api/nothing/here', '/api/healthz/', '/api/healthz/more', '/api/doctors', '/v'])(
  'H-02 %s is nowhere, by whatever method',
  async (url) => {
    for (const method of [...methods, 'OPTIONS' as const]) {
      const answer = await hams.app.inject({ method, url });
      expect([method, answer.statusCode, answer.headers.allow]).toEqual([method, 404, undefined]);
    }
  },
);

test('H-02 a name that is too long is nowhere, not a wrong method', async () => {
  const { statusCode } = await hams.app.inject(`/api/doctors/${'9'.repeat(300)}/profile`);
  expect(statusCode).toBe(404);
});

test('H-02 HEAD is GET without its body', async () => {
  const get = await hams.app.inject('/api/cities?namePrefix=ko');
  const head = await hams.app.inject({ method: 'HEAD', url: '/api/cities?namePrefix=ko' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers['content-type']).toBe(get.headers['content-type']);
});

describe('pages', () => {
  let directory: string;
  let site: FastifyInstance;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'hams-methods-'));
    site = await buildApp(hams.deps, await createTestSite(directory));
  });
  afterAll(async () => {
    await site.close();
    await rm(directory, { recursive: true });
  });

  test.each(['/', '/faqs', '/login', '/dashboard/patient'])(
    'B-13 %s is read, never posted to',
    async (url) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        const answer = await site.inject({ method, url });
        expect([answer.statusCode, parseAllow(answer.headers.allow)]).toEqual([
          405,
          ['GET', 'HEAD', 'OPTIONS'],
        ]);
      }
      expect((await site.inject({ method: 'POST', url: '/api/nothing' })).statusCode).toBe(404);
    },
  );
});
