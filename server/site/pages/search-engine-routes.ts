import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '#server/platform/deps.ts';
import { createTimedCache } from '#server/platform/http/timed-cache.ts';
import type { BuiltSite } from './built-site.ts';
import { createSitemapFile } from './sitemap.ts';

const tenMinutes = 600_000;
/** Number of cached sitemap files, about 1 MB each. */
const maxCachedFiles = 4;

export function searchEngineRoutes(app: FastifyInstance, deps: Deps, site: BuiltSite): void {
  const { config, clock, reads } = deps;
  const file = createTimedCache(
    { milliseconds: tenMinutes, max: maxCachedFiles, now: clock.now },
    async (number: number) => {
      const { addresses } = await site.renderer();
      return createSitemapFile(reads, config.publicUrl, addresses, number);
    },
  );
  const sendFile = async (number: number, reply: FastifyReply) =>
    sendCacheable(reply, 'application/xml; charset=utf-8').send(await file(number));
  const sendCacheable = (reply: FastifyReply, type: string) =>
    reply.type(type).header('cache-control', 'public, max-age=3600');
  // Hidden pages say `noindex`; a crawler must be allowed to read that.
  const rules = [
    'User-agent: *',
    'Allow: /api/photos/',
    'Disallow: /api/',
    '',
    `Sitemap: ${config.publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

  app.get('/robots.txt', (_request, reply) => sendCacheable(reply, 'text/plain; charset=utf-8').send(rules));
  app.get('/sitemap.xml', (_request, reply) => sendFile(0, reply));
  app.get<{ Params: { number: string } }>('/sitemaps/:number(^[1-9]\\d{0,5}).xml', (request, reply) =>
    sendFile(Number(request.params.number), reply),
  );
}
