// @vitest-environment node
import { expect, test } from 'vitest';
import { createMemoryCaches, origin } from '#web/testing/platform/memory-caches.ts';
import { createPageCache } from './page-cache.ts';

const html = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
const pageIn = (folder: string) =>
  `<!doctype html><script type="module" src="/assets/${folder}/entry.js"></script><span data-loading="true">Loading...</span><p>shell in ${folder}</p>`;
const noNetwork = async () => {
  throw new TypeError('Failed to fetch');
};

function server(folder: string) {
  const asked: string[] = [];
  return {
    asked,
    async fetch(request: Request | string) {
      const path = new URL(request instanceof Request ? request.url : request, origin).pathname;
      asked.push(path);
      if (path.endsWith('files.json')) return Response.json(['entry.js', 'area.css']);
      return path.startsWith('/assets/') ? new Response(path) : html(pageIn(folder));
    },
  };
}

function setUp(folder = 'en-11111111') {
  const caches = createMemoryCaches();
  const clinic = server(folder);
  // The worker's cache fetches files itself; here it gets those of the fake server.
  const filling = async (name: string) => {
    const cache = await caches.open(name);
    return Object.assign(cache, {
      add: async (path: string) => cache.put(path, await clinic.fetch(path)),
    });
  };
  const wanted = { pages: true };
  const pages = createPageCache({ ...caches, open: filling } as CacheStorage, async () => wanted.pages);
  const work: Promise<unknown>[] = [];
  const visit = async (path: string, fetch: (request: Request | string) => Promise<Response>) => {
    const page = await pages.page(new Request(origin + path), fetch, (later) => work.push(later));
    await Promise.all(work.splice(0));
    return page.text();
  };
  return { pages, clinic, visit, wanted };
}

test('B-13 an area opens without a network under every address of it', async () => {
  const { pages, clinic, visit } = setUp();
  await visit('/dashboard/patient', clinic.fetch);
  expect(await visit('/dashboard/patient/appointments', noNetwork)).toContain('shell in en-11111111');
  const file = await pages.file(new Request(`${origin}/assets/en-11111111/area.css`), noNetwork);
  expect(await file.text()).toBe('/assets/en-11111111/area.css');
});

test('B-13 another language or version replaces the kept files', async () => {
  const { pages, clinic, visit } = setUp();
  await visit('/appList', clinic.fetch);
  const hindi = server('hi-22222222');
  await visit('/appList', hindi.fetch);
  const old = pages.file(new Request(`${origin}/assets/en-11111111/area.css`), noNetwork);
  await expect(old).rejects.toThrow();
  const fresh = await pages.file(new Request(`${origin}/assets/hi-22222222/area.css`), noNetwork);
  expect(await fresh.text()).toBe('/assets/hi-22222222/area.css');
});

test('B-13 kept files are not fetched again', async () => {
  const { clinic, visit } = setUp();
  await visit('/dashboard/home', clinic.fetch);
  await visit('/dashboard/home', clinic.fetch);
  expect(clinic.asked.filter((path) => path.endsWith('area.css'))).toHaveLength(1);
});

test('B-13 a public page that was read stays readable; another says that there is no network', async () => {
  const { pages, clinic, visit } = setUp();
  await pages.keepOfflinePage(clinic.fetch);
  await visit('/faqs?a=1', clinic.fetch);
  expect(await visit('/faqs?a=1', noNetwork)).toContain('<script type="module"');
  const offline = await visit('/services', noNetwork);
  expect(offline).toContain('shell in');
  expect(offline).not.toMatch(/<script|Loading/);
});

test('B-13 of public pages only the latest twenty are kept', async () => {
  const { clinic, visit } = setUp();
  for (let page = 0; page <= 20; page += 1) await visit(`/doctors-available?page=${page}`, clinic.fetch);
  await expect(visit('/doctors-available?page=0', noNetwork)).rejects.toThrow();
  expect(await visit('/doctors-available?page=20', noNetwork)).toContain('shell');
});

test('N-04 the page of a link in a message is not kept, nor is its address', async () => {
  const { clinic, visit } = setUp();
  const secret = async () => {
    const page = html('the visit');
    page.headers.set('cache-control', 'no-store');
    return page;
  };
  await visit('/services', clinic.fetch);
  expect(await visit('/v/AAAAAAAAAAAAAAAAAAAAAA', secret)).toBe('the visit');
  await expect(visit('/v/AAAAAAAAAAAAAAAAAAAAAA', noNetwork)).rejects.toThrow();
  expect(await visit('/services', noNetwork)).toContain('shell');
});

test('A-12 which public pages were read is forgotten with the session', async () => {
  const { pages, clinic, visit } = setUp();
  await visit('/confirmation?date=2026-11-26&slot=16:30', clinic.fetch);
  await pages.forgetPages();
  await expect(visit('/confirmation?date=2026-11-26&slot=16:30', noNetwork)).rejects.toThrow();
});

test('B-13 of somebody who wants nothing kept, no public page is; the files of the area have nothing personal', async () => {
  const { clinic, visit, wanted } = setUp();
  wanted.pages = false;
  await visit('/confirmation?date=2026-11-26&slot=16:30', clinic.fetch);
  await visit('/dashboard/patient', clinic.fetch);
  await expect(visit('/confirmation?date=2026-11-26&slot=16:30', noNetwork)).rejects.toThrow();
  expect(await visit('/dashboard/patient/appointments', noNetwork)).toContain('shell');
});

test('B-13 a page that was read before the worker was there is kept when it is named', async () => {
  const { pages, clinic, visit } = setUp();
  await pages.keep(new Request('https://clinic.example/faqs?a=1'), clinic.fetch);
  await pages.keep(new Request('https://clinic.example/dashboard/patient'), clinic.fetch);
  expect(await visit('/faqs?a=1', noNetwork)).toContain('shell');
  expect(await visit('/dashboard/patient/appointments', noNetwork)).toContain('shell');
});
