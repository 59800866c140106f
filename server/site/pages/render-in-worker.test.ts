import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '#messages/runtime.js';
import { parseConfig } from '#server/platform/config/config.ts';
import { openWorkers, type Workers } from '#server/platform/workers/open-workers.ts';
import { landingFiles } from './built-site.ts';
import { createWorkerRenderer } from './render-in-worker.ts';
import type { Ask, RenderPage } from './render-page.ts';

const renderer = `
import { threadId } from 'node:worker_threads';
export const addresses = { pages: [], doctor: (id) => id };
export async function render(request, locale, transport, site) {
  const { pathname } = new URL(request.url);
  if (pathname === '/throws') throw Object.assign(new Error('The screen broke'), { uncopyable() {} });
  if (pathname === '/moved') return new Response(null, { status: 302, headers: { location: '/there' } });
  const answers = await Promise.allSettled(['/api/one', '/api/two'].map(async (url) => {
    const answer = await transport(url, { method: 'GET', headers: { 'x-page': pathname } });
    return { status: answer.status, ...(await answer.json()) };
  }));
  const pageData = { threadId, answers: answers.map(({ value, reason }) => value ?? String(reason)), locale, site };
  const failures = pathname === '/fails' ? [Object.assign(new Error('No data'), { uncopyable() {} })] : [];
  return {
    status: failures.length > 0 ? 500 : 200, head: { listed: false, title: null }, body: '<p>ശരി</p>',
    file: null, isPrivate: false, pageData, failures,
  };
}`;

let dist: string;
let workers: Workers;
let render: RenderPage;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'hams-dist-'));
  await Promise.all(['web/.vite', 'pages'].map((folder) => mkdir(join(dist, folder), { recursive: true })));
  await writeFile(join(dist, 'pages/package.json'), '{"type":"module"}');
  await writeFile(join(dist, 'pages/entry-server.js'), renderer);
  const landing = landingFiles.map((name) => [name, { file: `${name}.js`, name }]);
  const manifest = JSON.stringify({
    entry: { file: 'main.js', isEntry: true },
    ...Object.fromEntries(landing),
  });
  await Promise.all(locales.map((locale) => writeFile(join(dist, `web/.vite/${locale}.json`), manifest)));
  const config = parseConfig({ PUBLIC_URL: 'https://clinic.example', WORKER_THREADS: '1' });
  workers = openWorkers(config);
  render = createWorkerRenderer(workers, dist, config);
});
afterAll(async () => {
  await workers.close();
  await rm(dist, { recursive: true });
});

const facts = { locale: 'ml', theme: null, place: '', brotli: false } as const;
const answerAll: Ask = async (url, { headers }) => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify({ url, page: headers['x-page'] }),
});
const readData = (bytes: Uint8Array | null) =>
  JSON.parse(/id="page-data">(.*?)<\/script>/.exec(Buffer.from(bytes ?? []).toString())?.[1] ?? 'null');

test('P-02 a page is rendered in a worker thread; what it asks of the API is asked in this one', async () => {
  const page = await render({ ...facts, path: '/some?a=b' }, answerAll);
  expect(page).toMatchObject({ status: 200, isPrivate: false, failures: [] });
  expect(page.headers['content-language']).toBe('ml');
  expect(Buffer.from(page.bytes ?? []).toString()).toContain('<p>ശരി</p>');
  const { threadId: renderedIn, answers, locale, site } = readData(page.bytes);
  expect(renderedIn).not.toBe(threadId);
  expect({ answers, locale, site }).toEqual({
    answers: ['/api/one', '/api/two'].map((url) => ({ status: 200, url, page: '/some' })),
    locale: 'ml',
    site: { origin: 'https://clinic.example', noticeMinutes: 120, timeZone: 'Asia/Kolkata' },
  });
});

test('P-02 a page that is kept holds the memory of its own bytes and no more', async () => {
  const page = await render({ ...facts, brotli: true, path: '/some' }, answerAll);
  expect(page.headers['content-encoding']).toBe('br');
  expect(page.bytes?.buffer.byteLength).toBe(page.bytes?.byteLength);
});

test('P-02 pages at one time get the answers to their own questions', async () => {
  const paths = Array.from({ length: 8 }, (_, index) => `/page-${index}`);
  const pages = await Promise.all(paths.map((path) => render({ ...facts, path }, answerAll)));
  expect(pages.map(({ bytes }) => readData(bytes).answers[1].page)).toEqual(paths);
});

test('P-02 a call of the API that fails is a failure of the loader, not of the thread', async () => {
  const page = await render({ ...facts, path: '/some' }, async (url, call) => {
    if (url === '/api/two') throw new Error('The API is gone');
    return answerAll(url, call);
  });
  expect(readData(page.bytes).answers[1]).toContain('The API is gone');
});

test('P-02 redirects, failures and errors come through, whatever they hold', async () => {
  const moved = await render({ ...facts, path: '/moved' }, answerAll);
  expect(moved).toMatchObject({ status: 302, headers: { location: '/there' }, bytes: null });
  const failed = await render({ ...facts, path: '/fails' }, answerAll);
  expect(failed.status).toBe(500);
  expect(failed.failures).toEqual([expect.objectContaining({ message: 'No data' })]);
  await expect(render({ ...facts, path: '/throws' }, answerAll)).rejects.toThrow('The screen broke');
  expect(workers.counts).toEqual({ threads: 1, failed: 0 });
});

test('P-07 a build that could not be read once, as with too many open files, is read again for the next page', async () => {
  const config = parseConfig({ WORKER_THREADS: '1' });
  const others = openWorkers(config);
  const later = `${dist}-later`;
  const renderLater = createWorkerRenderer(others, later, config);
  await expect(renderLater({ ...facts, path: '/some' }, answerAll)).rejects.toThrow('no built site');
  await rename(dist, later);
  expect((await renderLater({ ...facts, path: '/some' }, answerAll)).status).toBe(200);
  await rename(later, dist);
  await others.close();
});
