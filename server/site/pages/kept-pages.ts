import { type CacheCounts, createCacheCounts } from '#server/platform/cache-counts.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Live } from '#server/platform/live/live.ts';
import type { RenderedPage } from './render-page.ts';

/** However little changes: reviews and profiles are not told by the live line, and times pass. */
const maxAgeMilliseconds = 1000;

/** Nobody can fill the memory with addresses: beyond either, the oldest page goes. */
const defaultBounds = { pages: 2000, bytes: 16 * 1024 * 1024 };

/** The doctors whose slots a page shows; null among them stands for all. */
type ShownDoctors = ReadonlySet<number | null>;

interface CachedPage {
  /** When its rendering began, so that nothing in it is older; null while it waits for its turn. */
  since: number | null;
  /** Grows while it is rendered. */
  slotsOf: ShownDoctors;
  /** Null until it is made. */
  made: RenderedPage | null;
  page: Promise<RenderedPage>;
  bytes: number;
}

/** Renders a page; calls `begin` when it is its turn. */
type Render = (begin: (slotsOf: ShownDoctors) => void) => Promise<RenderedPage>;

export interface PageCache {
  /** The page as it was made within the last second, if it was. */
  made(key: string): RenderedPage | null;
  /** Whether the page is kept or being made, so that nothing is rendered for who asks for it now. */
  has(key: string): boolean;
  /** The page; rendered once for all who ask for it at the same time. */
  page(key: string, render: Render): Promise<RenderedPage>;
  readonly counts: CacheCounts;
}

/**
 * Keeps pages for a second, and no longer than until the live line tells that a doctor's slots changed that
 * they show (docs/decisions/029).
 */
export function createPageCache(
  { onSlots }: Pick<Live, 'onSlots'>,
  { now }: Pick<Clock, 'now'>,
  bounds = defaultBounds,
): PageCache {
  const kept = new Map<string, CachedPage>();
  const counts = createCacheCounts();
  let bytes = 0;

  const drop = (key: string, page: CachedPage) => {
    if (kept.get(key) !== page) return;
    kept.delete(key);
    bytes -= page.bytes;
    counts.dropped += 1;
  };
  // A clock that was set back makes no page older.
  const isFresh = ({ since }: CachedPage) =>
    since === null || (since <= now() && now() < since + maxAgeMilliseconds);
  onSlots((doctorId) => {
    for (const [key, page] of kept) {
      const concerned = doctorId === null || page.slotsOf.has(doctorId) || page.slotsOf.has(null);
      if (concerned || !isFresh(page)) drop(key, page);
    }
  });

  /** Keeps what was made, unless it was dropped meanwhile. */
  const storePage = (key: string, page: CachedPage, made: RenderedPage) => {
    if (made.etag === null) return drop(key, page);
    if (kept.get(key) !== page) return;
    page.made = made;
    page.bytes = key.length + (made.bytes?.byteLength ?? 0);
    bytes += page.bytes;
    for (const [oldest, other] of kept) {
      if (kept.size <= bounds.pages && bytes <= bounds.bytes) break;
      drop(oldest, other);
    }
  };
  const make = async (key: string, render: Render): Promise<RenderedPage> => {
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
    const page: CachedPage = { since: null, slotsOf: new Set(), made: null, page: promise, bytes: 0 };
    kept.set(key, page);
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
      const page = kept.get(key);
      if (!page?.made || !isFresh(page)) return null;
      counts.hits += 1;
      return page.made;
    },
    has(key) {
      const known = kept.get(key);
      return known !== undefined && isFresh(known);
    },
    async page(key, render) {
      const known = kept.get(key);
      if (known && isFresh(known)) {
        const made = await known.page;
        // What belongs to one person is not shared, not even among those who ask at the same time.
        counts[made.isPrivate ? 'misses' : 'hits'] += 1;
        return made.isPrivate ? render(() => {}) : made;
      }
      if (known) drop(key, known);
      counts.misses += 1;
      return make(key, render);
    },
  };
}
