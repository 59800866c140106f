import type { Fetch } from './worker-scope.ts';

const cacheName = 'shell';
/** The page under which every signed-in address starts; who is logged in, it finds out in the browser. */
const areaUrl = '/dashboard';
/** What says that there is no network. */
const offlineUrl = '/offline';

const isArea = (path: string) => /^\/(dashboard|appList)(\/|$)/.test(path);

/** Public pages that stay readable without a network, the newest of them. */
const pagesAtMost = 20;
const pagesCache = 'pages';

/** A page that shows itself without scripts: they would look for the page's own address. */
async function withoutScripts(page: Response): Promise<Response> {
  const html = (await page.text()).replace(
    /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g,
    '',
  );
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** What the signed-in areas are made of, and the pages that were read, so that they open without a network. */
export function shell(caches: CacheStorage) {
  /** Fetches what the areas are made of in the language of this page, and forgets other languages and versions. */
  const keepFilesOf = async (html: string, fetch: Fetch) => {
    const folder = /\/assets\/[a-z]+-[0-9a-f]+\//.exec(html)?.[0];
    if (!folder) return;
    const cache = await caches.open(cacheName);
    const list = await fetch(`${folder}files.json`);
    if (!list.ok) return;
    const files = ((await list.json()) as string[]).map((name) => folder + name);
    const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    for (const file of files) if (!present.has(file)) await cache.add(file);
    const wanted = new Set([...files, areaUrl, offlineUrl]);
    const old = [...present].filter((path) => !wanted.has(path));
    await Promise.all(old.map((path) => cache.delete(path)));
  };

  const keepPage = async (path: string, page: Response) => {
    const cache = await caches.open(pagesCache);
    await cache.put(path, page);
    const [oldest] = await cache.keys();
    if (oldest && (await cache.keys()).length > pagesAtMost) await cache.delete(oldest);
  };

  return {
    /** Keeps the page that says that there is no network. */
    async keepOfflinePage(fetch: Fetch) {
      const page = await fetch(offlineUrl);
      if (page.ok) await (await caches.open(cacheName)).put(offlineUrl, await withoutScripts(page));
    },

    /** A page from the server, else the kept one: an area, the same public page as it was, or the word that there is none. */
    async page(request: Request, fetch: Fetch, later: (work: Promise<unknown>) => void): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      try {
        const page = await fetch(request);
        if (page.ok && !page.redirected) {
          const copy = page.clone();
          later(
            isArea(pathname)
              ? copy.text().then(async (html) => {
                  const headers = { 'content-type': 'text/html; charset=utf-8' };
                  await (await caches.open(cacheName)).put(areaUrl, new Response(html, { headers }));
                  await keepFilesOf(html, fetch);
                })
              : keepPage(pathname + search, copy),
          );
        }
        return page;
      } catch (error) {
        const last = isArea(pathname)
          ? await (await caches.open(cacheName)).match(areaUrl)
          : await (await caches.open(pagesCache)).match(pathname + search);
        const page = last ?? (await (await caches.open(cacheName)).match(offlineUrl));
        if (!page) throw error;
        return page;
      }
    },

    /** Forgets which public pages were read: some of them name what was booked. */
    forgetPages: () => caches.delete(pagesCache),

    /** A built file: its name changes with its content, so a kept one is as good as a new one. */
    async file(request: Request, fetch: Fetch): Promise<Response> {
      const last = await (await caches.open(cacheName)).match(new URL(request.url).pathname);
      return last ?? fetch(request);
    },
  };
}
