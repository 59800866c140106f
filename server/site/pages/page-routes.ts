import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { removeUnreadQuery } from '#contract/platform/page-rendering.ts';
import type { Deps } from '#server/platform/deps.ts';
import { toAddressBlock } from '#server/platform/http/address-block.ts';
import { refuseUnknownUrl, toRefusal } from '#server/platform/http/problems.ts';
import { pagesPerAddress } from '#server/platform/limits/call-limits.ts';
import { createCallCounter } from '#server/platform/limits/count-calls.ts';
import { tooManyRequests, withoutLimits } from '#server/platform/limits/limit-calls.ts';
import type { BuiltSite } from './built-site.ts';
import { createApiReader } from './page-api-reader.ts';
import type { PageCache } from './page-cache.ts';
import { createVisitorReader, type Visitor } from './page-visitor.ts';
import { sendRefusalPage } from './refusal-page.ts';
import { createWorkerRenderer } from './render-in-worker.ts';
import { createPageRenderer, type RenderedPage } from './render-page.ts';

interface Site extends Pick<Deps, 'config' | 'workers' | 'database' | 'clock'> {
  readonly site: BuiltSite;
  readonly pageCache: PageCache;
}

/** RFC 9110, 13.1.2. A proxy that compresses again makes a validator weak. */
function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((each) => [etag, `W/${etag}`, '*'].includes(each.trim()));
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, bytes, etag }: RenderedPage,
) {
  const known = request.headers['if-none-match'];
  if (known !== undefined && etag !== null && status === 200 && matchesEtag(known, etag)) {
    const { 'content-type': _type, 'content-encoding': _encoding, ...others } = headers;
    return reply.code(304).headers(others).send();
  }
  return reply.code(status).headers(headers).send(bytes);
}

function createPageHandler(app: FastifyInstance, installation: Site) {
  const { site, config, workers, pageCache } = installation;
  const { dist } = site;
  const render =
    dist === null ? createPageRenderer(site, config) : createWorkerRenderer(workers, dist, config);
  const readVisitor = createVisitorReader();
  const renderings = config.rateLimit ? createCallCounter(installation, 'pages', pagesPerAddress) : null;

  const make = async (
    request: FastifyRequest,
    path: string,
    visitor: Visitor,
    begin: (slotsOf: ReadonlySet<number | null>) => void,
  ) => {
    const reading = createApiReader(app, request);
    const page = await workers.turns.pages(() => {
      begin(reading.slotsOf);
      return render({ path, ...visitor }, reading.ask);
    });
    const refusal = reading.refusal();
    // An incomplete page is shown but not cached.
    if (page.status < 500) return refusal ? { ...page, etag: null } : page;
    if (refusal) throw refusal;
    for (const failure of page.failures) request.log.error({ err: failure }, 'loading page data failed');
    return page;
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    // The current time for the page's scripts: a header, because the page itself is cached (web/ui/browser/clock.ts).
    reply.header('server-timing', `clock;desc="${installation.clock.now()}"`);
    const visitor = readVisitor(request.headers);
    // The request line may name another host or be `*`; pages use the public address.
    const path = removeUnreadQuery(request.url.replace(/^https?:\/\/[^/?]*/i, ''));
    const key = path + visitor.key;
    const ready = pageCache.made(key);
    if (ready) return sendPage(request, reply, ready);
    if (!path.startsWith('/')) return refuseUnknownUrl(request, reply);
    if (!pageCache.has(key)) {
      const seconds = await renderings?.take(toAddressBlock(request.ip));
      if (seconds) throw tooManyRequests(seconds);
    }
    const page = await pageCache.page(key, (begin) => make(request, path, visitor, begin));
    return sendPage(request, reply, page);
  };
}

/** Serves the web site: built files, and every other address as a rendered page. */
export async function pageRoutes(app: FastifyInstance, installation: Site): Promise<void> {
  const common = { index: false, preCompressed: true, cacheControl: false } as const;
  const setCacheControl = (control: string) => (reply: FastifyReply) => {
    reply.header('cache-control', control);
  };
  const { directory } = installation.site;
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toRefusal(error);
    request.refused = refusal.code;
    if (refusal.status >= 500 && error !== refusal)
      request.log.error({ err: error }, 'rendering a page failed');
    return sendRefusalPage(request, reply, refusal);
  });
  // Thousands of files whose names change with their content: looked up on request instead of a route for
  // each.
  await withoutLimits(app, async (files) => {
    await files.register(fastifyStatic, {
      ...common,
      root: join(directory, 'assets'),
      prefix: '/assets/',
      setHeaders: setCacheControl('public, max-age=31536000, immutable'),
    });
    await files.register(fastifyStatic, {
      ...common,
      root: directory,
      wildcard: false,
      globIgnore: ['assets/**'],
      decorateReply: false,
      setHeaders: setCacheControl('public, max-age=3600'),
    });
    // Every piece of web/ui, for those who build the screens.
    const gallery = join(directory, '../gallery');
    if (installation.config.demo && existsSync(gallery)) {
      await files.register(fastifyStatic, {
        root: gallery,
        prefix: '/ui/',
        decorateReply: false,
        setHeaders: setCacheControl('no-cache'),
        cacheControl: false,
      });
    }
  });
  app.get('/*', createPageHandler(app, installation));
}
