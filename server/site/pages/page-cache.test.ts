import { expect, test, vi } from 'vitest';
import { Refusal } from '#contract/platform/refusals.ts';
import { createPageCache } from './page-cache.ts';
import type { RenderedPage } from './render-page.ts';

type Begin = (slotsOf: ReadonlySet<number | null>) => void;

function createPage(text: string, changes: Partial<RenderedPage> = {}): RenderedPage {
  const bytes = Buffer.from(text);
  return { status: 200, headers: {}, bytes, isPrivate: false, etag: `"${text}"`, failures: [], ...changes };
}
const readText = ({ bytes }: RenderedPage) => Buffer.from(bytes ?? []).toString();

function createTestCache(bounds?: { pages: number; bytes: number }) {
  const clock = { time: 0 };
  let notifySlots: (doctorId: number | null) => void = () => {};
  const onSlots = (listener: typeof notifySlots) => {
    notifySlots = listener;
  };
  const pageCache = createPageCache({ onSlots }, { now: () => clock.time }, bounds);
  const render = vi.fn(async (begin: Begin, slotsOf: readonly (number | null)[]) => {
    begin(new Set(slotsOf));
    return createPage(`made at ${clock.time}`);
  });
  const ask = (key: string, ...slotsOf: (number | null)[]) =>
    pageCache.page(key, (begin) => render(begin, slotsOf)).then(readText);
  return { clock, pageCache, render, ask, tell: (doctorId: number | null) => notifySlots(doctorId) };
}

test('P-02 a hundred who ask at once for the same page have it rendered once', async () => {
  const { ask, render } = createTestCache();
  const pages = await Promise.all(Array.from({ length: 100 }, () => ask('/')));
  expect(new Set(pages)).toEqual(new Set(['made at 0']));
  expect(render).toHaveBeenCalledTimes(1);
});

test('P-07 what was shown from memory, made and dropped is counted', async () => {
  const { ask, pageCache, tell } = createTestCache();
  await Promise.all([ask('/', 7), ask('/', 7), ask('/faqs')]);
  expect(pageCache.counts).toEqual({ hits: 1, misses: 2, dropped: 0 });
  pageCache.made('/');
  tell(7);
  pageCache.made('/');
  expect(pageCache.counts).toEqual({ hits: 2, misses: 2, dropped: 1 });
});

test('P-02 a page is kept for a second from the beginning of its rendering, and no longer', async () => {
  const { clock, pageCache, ask } = createTestCache();
  expect(pageCache.made('/')).toBeNull();
  await ask('/');
  clock.time = 999;
  expect(readText(pageCache.made('/') ?? createPage(''))).toBe('made at 0');
  expect(await ask('/')).toBe('made at 0');
  clock.time = 1000;
  expect(pageCache.made('/')).toBeNull();
  expect(await ask('/')).toBe('made at 1000');
});

test('P-02 a page that waited for its turn is as old as its rendering, not as its waiting', async () => {
  const { clock, pageCache } = createTestCache();
  const turn = Promise.withResolvers<void>();
  const waiting = pageCache.page('/', async (begin) => {
    await turn.promise;
    begin(new Set());
    return createPage('late');
  });
  clock.time = 5000;
  const joined = pageCache.page('/', () => Promise.reject(new Error('rendered twice')));
  turn.resolve();
  expect((await Promise.all([waiting, joined])).map(readText)).toEqual(['late', 'late']);
  clock.time = 5999;
  expect(pageCache.made('/')).not.toBeNull();
});

test('P-02 a clock that is set back keeps no page for longer', async () => {
  const { clock, pageCache, ask } = createTestCache();
  clock.time = 10_000;
  await ask('/');
  clock.time = 9000;
  expect(pageCache.made('/')).toBeNull();
});

test.each([
  ['of a doctor on the page', 7, false],
  ['of another doctor', 8, true],
  ['of any doctor', null, false],
])('E-08 news %s: the page is kept: %s', async (_, doctorId, isKept) => {
  const { pageCache, ask, tell } = createTestCache();
  await ask('/', 7, 9);
  tell(doctorId);
  expect(pageCache.made('/') !== null).toBe(isKept);
});

test('E-08 a list that depends on the slots of all doctors is dropped by news of any', async () => {
  const { pageCache, ask, tell } = createTestCache();
  await ask('/', null);
  tell(8);
  expect(pageCache.made('/')).toBeNull();
});

test('E-08 a page that news overtook while it was rendered is not kept, and does not drop its successor', async () => {
  const { pageCache, tell } = createTestCache();
  const old = Promise.withResolvers<RenderedPage>();
  const first = pageCache.page('/', (begin) => {
    begin(new Set([7]));
    return old.promise;
  });
  tell(7);
  const make = (text: string) => async (begin: Begin) => {
    begin(new Set([7]));
    return createPage(text);
  };
  await pageCache.page('/', make('new'));
  old.resolve(createPage('old'));
  expect(readText(await first)).toBe('old');
  expect(readText(await pageCache.page('/', make('newer')))).toBe('new');
});

test('P-02 what failed, and what nobody keeps, is rendered anew', async () => {
  const { pageCache, ask } = createTestCache();
  await expect(pageCache.page('/', () => Promise.reject(new Refusal('busy')))).rejects.toMatchObject({
    code: 'busy',
  });
  const broken = () => {
    throw new Error('at once');
  };
  await expect(pageCache.page('/', broken)).rejects.toThrow('at once');
  await pageCache.page('/', async (begin) => {
    begin(new Set());
    return createPage('broken', { status: 500, etag: null });
  });
  expect(pageCache.made('/')).toBeNull();
  expect(await ask('/')).toBe('made at 0');
});

test('N-04 what belongs to one person is not shared, not even among those who ask at once', async () => {
  const { pageCache } = createTestCache();
  let made = 0;
  const ask = () =>
    pageCache.page('/v/secret', async (begin) => {
      begin(new Set());
      made += 1;
      return createPage(`page ${made}`, { isPrivate: true, etag: null });
    });
  expect((await Promise.all([ask(), ask()])).map(readText)).toEqual(['page 1', 'page 2']);
  expect(pageCache.made('/v/secret')).toBeNull();
});

test('P-02 whoever asks for many addresses fills no memory: the oldest go, by number and by bytes', async () => {
  const few = createTestCache({ pages: 2, bytes: 1000 });
  for (const key of ['/1', '/2', '/3']) await few.ask(key);
  expect(['/1', '/2', '/3'].filter((key) => few.pageCache.made(key))).toEqual(['/2', '/3']);

  const small = createTestCache({ pages: 100, bytes: 25 });
  for (const key of ['/1', '/2', '/3']) await small.ask(key); // 11 bytes each
  expect(['/1', '/2', '/3'].filter((key) => small.pageCache.made(key))).toEqual(['/2', '/3']);
});
