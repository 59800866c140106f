import { Counter, type Registry } from 'prom-client';
import type { CacheCounts } from '#server/platform/cache-counts.ts';

export function registerCacheMetrics(
  registry: Registry,
  caches: Readonly<Record<string, CacheCounts>>,
): void {
  const counter = (name: string, help: string, of: keyof CacheCounts) =>
    new Counter({
      name,
      help,
      labelNames: ['cache'],
      registers: [registry],
      collect() {
        this.reset();
        for (const [cache, counts] of Object.entries(caches)) this.inc({ cache }, counts[of]);
      },
    });
  counter('hams_cache_hits_total', 'Answers from memory, by cache', 'hits');
  counter('hams_cache_misses_total', 'Answers that were found or made anew, by cache', 'misses');
  counter('hams_cache_dropped_total', 'Kept answers that were put away, by cache', 'dropped');
}
