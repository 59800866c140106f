import { type CacheCounts, createCacheCounts } from '#server/platform/cache-counts.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Live } from '#server/platform/live/live.ts';
import type { RenderedPage } from './render-page.ts';

/** Upper limit even without changes: reviews and profiles cause no live notification, and time passes. */
const maxAgeMilliseconds = 1000;

/** Bounds the memory that requests for many addresses can fill: beyond either, the oldest page is dropped. */
const defaultBounds = { pages: 2000, bytes: 16 * 1024 * 1024 };

/** The doctors whose slots a page shows; null means all. */
type ShownDoctors = ReadonlySet<number | null>;

interface CachedPage {
  /** The start of rendering, so that the content is at least as recent; null while queued. */
  since: number | null;
  /** Grows during rendering. */
  slotsOf: ShownDoctors;
  made: RenderedPage | null;
  page: Promise<RenderedPage>;
  bytes: number;
}

/** Calls `begin` when rendering starts. */
type Render = (begin: (slotsOf: ShownDoctors) => void) => Promise<RenderedPage>;

export interface PageCache {
  /** The page, if it was rendered within the last second. */
  made(key: string): RenderedPage | null;
  /** True if the page is cached or being rendered, so that a request causes no further rendering. */
  has(key: string): boolean;
  page(key: string, render: Render): Promise<RenderedPage>;
  readonly counts: CacheCounts;
}

/** Caches pages for a second, or until a live notification about a doctor's slots that they show. */
export function createPageCache(
  { onSlots }: Pick<Live, 'onSlots'>,
  { now }: Pick<Clock, 'now'>,
  bounds = defaultBounds,
): PageCache {
  const pageCache = new Map<string, CachedPage>();
  const counts = createCacheCounts();
  let bytes = 0;

  const drop = (key: string, page: CachedPage) => {
    if (pageCache.get(key) !== page) return;
    pageCache.delete(key);
    bytes -= page.bytes;
    counts.dropped += 1;
  };
  // Entries from before the clock was set back are stale.
  const isFresh = ({ since }: CachedPage) =>
    since === null || (since <= now() && now() < since + maxAgeMilliseconds);
  onSlots((doctorId) => {
    for (const [key, page] of pageCache) {
      const concerned = doctorId === null || page.slotsOf.has(doctorId) || page.slotsOf.has(null);
      if (concerned || !isFresh(page)) drop(key, page);
    }
  });

  const storePage = (key: string, page: CachedPage, made: RenderedPage) => {
    if (made.etag === null) return drop(key, page);
    if (pageCache.get(key) !== page) return;
    page.made = made;
    page.bytes = key.length + (made.bytes?.byteLength ?? 0);
    bytes += page.bytes;
    for (const [oldest, other] of pageCache) {
      if (pageCache.size <= bounds.pages && bytes <= bounds.bytes) break;
      drop(oldest, other);
    }
  };
  const make = async (key: string, render: Render): Promise<RenderedPage> => {
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
    const page: CachedPage = { since: null, slotsOf: new Set(), made: null, page: promise, bytes: 0 };
    pageCache.set(key, page);
    try {
      const made = await render((slotsOf) => {
        page.since = now();
        page.slotsOf = slotsOf;
      });
      storePage(key, page, made);
      resolve(made);
    } catch (error) {
      drop(key, page);
      reject(error);
    }
    return promise;
  };

  return {
    counts,
    made(key) {
      const page = pageCache.get(key);
      if (!page?.made || !isFresh(page)) return null;
      counts.hits += 1;
      return page.made;
    },
    has(key) {
      const known = pageCache.get(key);
      return known !== undefined && isFresh(known);
    },
    async page(key, render) {
      const known = pageCache.get(key);
      if (known && isFresh(known)) {
        const made = await known.page;
        // Private pages are not shared, not even between concurrent requests.
        counts[made.isPrivate ? 'misses' : 'hits'] += 1;
        return made.isPrivate ? render(() => {}) : made;
      }
      if (known) drop(key, known);
      counts.misses += 1;
      return make(key, render);
    },
  };
}
