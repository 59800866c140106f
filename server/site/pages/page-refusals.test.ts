import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { removeUnreadQuery } from '#contract/platform/page-rendering.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { buildApp } from '#server/app.ts';
import { flushSize, pagesPerAddress, perAddress } from '#server/platform/limits/call-limits.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { newDoctor } from '#server/testing/people.ts';
import { createTestSite } from '#server/testing/site/site.ts';

let hams: TestApp;
let site: FastifyInstance;
let directory: string;
/** The error that rendering throws next, or null to render the real pages. */
let failure: Error | null = null;
let renderCount = 0;
let renderGate = Promise.resolve();
let createTestApp: () => Promise<FastifyInstance>;
beforeAll(async () => {
  hams = await testApp();
  directory = await mkdtemp(join(tmpdir(), 'hams-refused-'));
  const pages = await createTestSite(directory);
  const renderer = await pages.renderer();
  createTestApp = () =>
    buildApp(hams.deps, {
      ...pages,
      renderer: async () => ({
        ...renderer,
        async render(...given) {
          await renderGate;
          renderCount += 1;
          if (failure) throw failure;
          return renderer.render(...given);
        },
      }),
    });
  site = await createTestApp();
});
afterAll(async () => {
  await site.close();
  await hams.close();
  await rm(directory, { recursive: true });
});

/** After this many pages a process has shared its counts and received those of others. */
const pagesUntilShared = 2 * flushSize(pagesPerAddress);

async function openPage(url: string, headers: Record<string, string> = {}) {
  const answer = await site.inject({ url, headers: { accept: 'text/html', ...headers } });
  return { status: answer.statusCode, headers: answer.headers, html: answer.body };
}

test('B-13 a page that cannot be rendered says so in HTML, in the language of its reader', async () => {
  failure = new Error('a screen that throws');
  const { status, headers, html } = await openPage('/faqs', { 'accept-language': 'hi' });
  failure = null;
  expect(status).toBe(500);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(html).toContain('<html lang="hi"');
  expect(html).toContain('कुछ गड़बड़ हुई');
  expect(html).not.toContain('a screen that throws');
  expect(html).toContain(String(headers['x-request-id']));
});

test('B-13 a page for which there is no time now says when to come again, and comes again by itself', async () => {
  failure = new Refusal('busy', {}, 2);
  const { status, headers, html } = await openPage('/faqs');
  failure = null;
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('2');
  expect(html).toContain('<meta http-equiv="refresh" content="2">');
  expect(html).toContain('HAMS is busy right now');
});

test.each([
  ['unavailable', new Refusal('unavailable', {}, 3), 503, 'HAMS isn’t available right now'],
  [
    'asked too often',
    new Refusal('too_many_requests', { waitMinutes: 1 }, 60),
    429,
    'Try again in 1 minute.',
  ],
])(
  'P-07 a page whose data is %s has the status of its data, and is rendered as soon as that is there',
  async (...row) => {
    const [, refusal, expected, text] = row;
    const path = `/doctor-description?doctor=${formatId('doctor', (await newDoctor(hams)).id)}`;
    const query = vi.spyOn(hams.deps.database.pool, 'query').mockImplementation(() => {
      throw refusal;
    });
    const { status, headers, html } = await openPage(path);
    query.mockRestore();
    expect(status).toBe(expected);
    expect(headers['retry-after']).toBe(String(refusal.retryAfterSeconds));
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(html).toContain(text);
    expect((await openPage(path)).status).toBe(200);
  },
);

test('P-07 a page that was asked for before a stop and reads its data after says when to come again', async () => {
  const release = Promise.withResolvers<void>();
  renderGate = release.promise;
  const stopping = await createTestApp();
  stopping.addHook('preClose', async () => release.resolve());
  const path = `/doctor-description?doctor=${formatId('doctor', (await newDoctor(hams)).id)}`;
  const asked = stopping.inject(path);
  await expect.poll(() => hams.deps.workers.turns.pages.counts.running).toBe(1);
  const stopped = stopping.close();
  const { statusCode, headers, body } = await asked;
  await stopped;
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('2');
  expect(body).toContain('HAMS isn’t available right now');
});

test('P-02 more pages than can be rendered soon are refused at once, and the others are rendered', async () => {
  const release = Promise.withResolvers<void>();
  renderGate = release.promise;
  let answered = 0;
  const asked = Array.from({ length: 80 }, async (_, each) => {
    const answer = await openPage(`/nowhere-${each}`);
    answered += 1;
    return answer;
  });
  await expect.poll(() => answered).toBe(16);
  release.resolve();
  const answers = await Promise.all(asked);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(64);
  const refused = answers.find(({ status }) => status === 503);
  expect(refused?.headers['retry-after']).toBe('2');
  expect(refused?.html).toContain('HAMS is busy right now');
});

test('P-02 what a page does not read of its address makes no page of its own', async () => {
  const before = renderCount;
  const pages = [
    '/faqs',
    '/faqs?a=1',
    '/faqs?doctor=7',
    '/doctors-available?q=skin',
    '/doctors-available?b=2&q=skin',
  ];
  const answers = await Promise.all(pages.map((page) => openPage(page)));
  expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200));
  expect(renderCount - before).toBe(2);
  await openPage('/doctors-available?q=heart');
  expect(renderCount - before).toBe(3);
});

test('P-02 of its address a page reads nothing but what is in the key by which it is kept', async () => {
  const doctor = formatId('doctor', (await newDoctor(hams)).id);
  const pages = [
    '/',
    '/doctors-available',
    '/Care/doctors-available',
    `/doctor-description`,
    '/hospital/HOS-000001',
  ];
  const others = [
    '/login',
    '/register',
    '/forgot-password',
    '/demo/mailbox',
    '/rx',
    '/rx/AB',
    '/confirmation',
    '/offline',
  ];
  const areas = [
    '/dashboard',
    '/dashboard/hospital/patients',
    '/dashboard/patient/settings',
    '/appList',
    '/unauthorize',
  ];
  const reading = ['/services', '/heart', '/aboutUs', '/faqs', '/contact', '/privacy', '/terms', '/nowhere'];
  const read = new Set<string>();
  const { get, getAll, has } = URLSearchParams.prototype;
  const hear = <Answer>(own: (name: string) => Answer) =>
    function (this: URLSearchParams, name: string): Answer {
      // The caller is the frame below this function.
      if (new Error().stack?.split('\n')[2]?.includes('/web/')) read.add(name);
      return own.call(this, name);
    };
  Object.assign(URLSearchParams.prototype, { get: hear(get), getAll: hear(getAll), has: hear(has) });
  const unknown: string[] = [];
  for (const page of [...pages, ...others, ...areas, ...reading]) {
    read.clear();
    await openPage(page === '/doctor-description' ? `${page}?doctor=${doctor}` : page, {
      cookie: 'theme=light',
    });
    for (const name of read)
      if (!removeUnreadQuery(`${page}?${name}=1`).endsWith(`?${name}=1`)) unknown.push(`${page} ${name}`);
  }
  Object.assign(URLSearchParams.prototype, { get, getAll, has });
  expect(unknown).toEqual([]);
  // Read only if the document is known, by visitors without scripts.
  expect(removeUnreadQuery('/rx/AB?no=1&other=2')).toBe('/rx/AB?no=1');
});

test('P-07 home without its doctors is shown, and not to the next who asks', async () => {
  const failing = vi.spyOn(hams.deps.reads, 'query').mockImplementation(() => {
    throw new Refusal('unavailable', {}, 3);
  });
  const atNight = { cookie: 'theme=dark' };
  const without = await openPage('/', atNight);
  failing.mockRestore();
  expect(without.status).toBe(200);
  expect(without.html).toContain('"doctors":null');
  expect((await openPage('/', atNight)).html).not.toContain('"doctors":null');
});

test('P-04 whoever asks for a page is counted once, not for what the page reads', async () => {
  const limited = await testApp({ RATE_LIMIT: 'on' });
  const pages = await buildApp(limited.deps, await createTestSite(directory));
  const doctor = await newDoctor(limited);
  const path = `/doctor-description?doctor=${formatId('doctor', doctor.id)}`;
  const remoteAddress = '203.0.113.7';
  for (let call = 1; call < perAddress.max; call += 1)
    await pages.inject({ url: '/api/none', remoteAddress });
  expect((await pages.inject({ url: path, remoteAddress })).statusCode).toBe(200);
  const refused = await pages.inject({ url: path, remoteAddress });
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);

  // Rendering has its own limit; cached pages do not count.
  const [now, crawler] = [limited.deps.clock.now(), '203.0.113.8'];
  await limited.db.pool.query("insert into call_counts values ('pages', $1, $2, $3)", [
    crawler,
    new Date(Math.floor(now / 60_000) * 60_000),
    pagesPerAddress.max - pagesUntilShared,
  ]);
  const opened = (url: string) => pages.inject({ url, remoteAddress: crawler });
  for (let page = 0; page < pagesUntilShared; page += 1) await opened(`/none-${page}`);
  const beyond = await opened('/none');
  expect([beyond.statusCode, beyond.headers['retry-after']]).toEqual([429, '60']);
  expect((await opened('/none-0')).statusCode).toBe(404);
  await pages.close();
  await limited.close();
});
