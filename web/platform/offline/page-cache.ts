import { isAreaPath } from '#web/ui/paths.ts';
import type { Fetch } from './worker-scope.ts';

const cacheName = 'shell';
/** One page for every signed-in URL; the browser finds out who is logged in. */
const areaUrl = '/dashboard';
const offlineUrl = '/offline';

const maxPages = 20;
const pagesCache = 'pages';

/** Removes the scripts, which would look for the page's own URL, and what waits for them. */
async function removeScripts(page: Response): Promise<Response> {
  const html = (await page.text()).replace(
    /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>|<span [^>]*data-loading[^>]*>[^<]*<\/span>/g,
    '',
  );
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** Caches the files of the signed-in areas and visited public pages for offline use. */
export function createPageCache(caches: CacheStorage, keepsPages: () => Promise<boolean>) {
  /**
   * Fetches the files of the areas in the language of this page, and deletes other languages and versions.
   */
  const storeFilesFor = async (html: string, fetch: Fetch) => {
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

  const storePage = async (path: string, page: Response) => {
    if (!(await keepsPages())) return;
    const cache = await caches.open(pagesCache);
    // A cached page must not set the clock (ui/clock.ts).
    const headers = new Headers(page.headers);
    headers.delete('server-timing');
    await cache.put(path, new Response(page.body, { headers }));
    const [oldest] = await cache.keys();
    if (oldest && (await cache.keys()).length > maxPages) await cache.delete(oldest);
  };

  const storeVisitedPage = async ({ url }: Request, page: Response, fetch: Fetch) => {
    const { pathname, search } = new URL(url);
    // Pages that say so are never cached: their URL is a secret.
    const isPrivate = page.headers.get('cache-control')?.includes('no-store');
    if (!page.ok || page.redirected || isPrivate) return;
    if (!isAreaPath(pathname)) return storePage(pathname + search, page);
    const html = await page.text();
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    await (await caches.open(cacheName)).put(areaUrl, new Response(html, { headers }));
    await storeFilesFor(html, fetch);
  };

  return {
    /** Caches a page that was loaded before the worker existed. */
    keep: async (request: Request, fetch: Fetch) => storeVisitedPage(request, await fetch(request), fetch),

    async keepOfflinePage(fetch: Fetch) {
      const page = await fetch(offlineUrl);
      if (page.ok) await (await caches.open(cacheName)).put(offlineUrl, await removeScripts(page));
    },

    /** The page from the server, else from the cache: the area, the same public page, or the offline page. */
    async page(request: Request, fetch: Fetch, later: (work: Promise<unknown>) => void): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      try {
        const page = await fetch(request);
        later(storeVisitedPage(request, page.clone(), fetch));
        return page;
      } catch (error) {
        const last = isAreaPath(pathname)
          ? await (await caches.open(cacheName)).match(areaUrl)
          : await (await caches.open(pagesCache)).match(pathname + search);
        const page = last ?? (await (await caches.open(cacheName)).match(offlineUrl));
        if (!page) throw error;
        return page;
      }
    },

    /** Deletes visited public pages: some URLs name what was booked. */
    forgetPages: () => caches.delete(pagesCache),

    /** A built file. Its name changes with its content, so a cached copy is never outdated. */
    async file(request: Request, fetch: Fetch): Promise<Response> {
      const last = await (await caches.open(cacheName)).match(new URL(request.url).pathname);
      return last ?? fetch(request);
    },
  };
}
