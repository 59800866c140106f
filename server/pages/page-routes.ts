import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import type { Config } from '#server/platform/config.ts';
import { localeOf } from '#server/platform/language.ts';
import { refusalOf, refuseUnknown } from '#server/platform/problems.ts';
import { privateHeaders } from '#server/platform/security-headers.ts';
import type { BuiltSite } from './built-site.ts';
import { documentOf } from './document.ts';
import { themeOf } from './page-cookies.ts';
import { refusePage } from './refusal-page.ts';

const compress = promisify(brotliCompress);
// Level 5 shrinks 60 KB to about 13 KB in one or two milliseconds; higher levels gain little.
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface Site {
  readonly site: BuiltSite;
  readonly config: Config;
}

/** Calls the API of this process for a page's loaders, without a socket. */
function transportOf(app: FastifyInstance, request: FastifyRequest) {
  return async (url: string, init: RequestInit): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const language = request.headers['accept-language'];
    const answer = await app.inject({
      method: (init.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url,
      headers: {
        ...headers,
        cookie: request.headers.cookie ?? '',
        ...(language && { 'accept-language': language }),
      },
      remoteAddress: request.ip,
    });
    return new Response(answer.payload, {
      status: answer.statusCode,
      headers: { 'content-type': answer.headers['content-type']?.toString() ?? '' },
    });
  };
}

async function sendPage(
  app: FastifyInstance,
  { site, config: { publicUrl, timeZone, noticeMinutes, video } }: Site,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  // The request line may name another host or be `*`; pages use the public address.
  const path = request.url.replace(/^https?:\/\/[^/?]*/i, '');
  if (!path.startsWith('/')) return refuseUnknown(request, reply);
  const url = new URL(`${publicUrl}${path}`);
  const locale = localeOf(request.headers);
  const pageRequest = new Request(url, { headers: { cookie: request.headers.cookie ?? '' } });
  const facts = { origin: publicUrl, noticeMinutes };
  const page = await site.render(pageRequest, locale, transportOf(app, request), facts);
  if (page instanceof Response) {
    return reply
      .code(page.status)
      .header('location', page.headers.get('location') ?? '/')
      .send();
  }
  if (page.status >= 500) {
    for (const failure of page.failures)
      request.log.error({ err: failure }, 'a page could not load its data');
  }
  const html = documentOf({
    ...page,
    site,
    locale,
    timeZone,
    meetingHost: video.jitsiHost,
    facts,
    theme: themeOf(request.headers.cookie),
  });
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .headers({ 'content-language': locale, vary: 'cookie, accept-language, accept-encoding' })
    // Anonymous, but it shows free slots: a shared cache may store it and must revalidate.
    .headers(page.isPrivate ? privateHeaders : { 'cache-control': 'public, no-cache' });
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
  return reply.header('content-encoding', 'br').send(await compress(html, compression));
}

/** Serves the web site: built files, and every other address as a rendered page. */
export async function pageRoutes(app: FastifyInstance, installation: Site): Promise<void> {
  const common = { index: false, preCompressed: true, cacheControl: false } as const;
  const keep = (control: string) => (reply: FastifyReply) => {
    reply.header('cache-control', control);
  };
  const { directory } = installation.site;
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error, reply);
    if (refusal.status >= 500 && error !== refusal) request.log.error({ err: error }, 'a page failed');
    return refusePage(request, reply, refusal);
  });
  // Thousands of files whose names change with their content: looked up on request instead of a route for
  // each.
  await app.register(fastifyStatic, {
    ...common,
    root: join(directory, 'assets'),
    prefix: '/assets/',
    setHeaders: keep('public, max-age=31536000, immutable'),
  });
  await app.register(fastifyStatic, {
    ...common,
    root: directory,
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
    setHeaders: keep('public, max-age=3600'),
  });
  app.get('/*', (request, reply) => sendPage(app, installation, request, reply));
}
