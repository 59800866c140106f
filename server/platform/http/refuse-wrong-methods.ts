import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/platform/refusals.ts';
import { refuseUnknownUrl } from './problems.ts';

const apiWildcard = '/api/*';

/** The pattern of a route: `:name`, also with its own pattern, matches one segment; `*` matches the rest. */
function toPathPattern(url: string): RegExp {
  const parts = url.split(/(:\w+(?:\([^)]*\))?|\*)/);
  const patterns = parts.map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part === '*' ? '.*' : part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&');
  });
  // The pages match every address except those of the API.
  return new RegExp(`^${url === '/*' ? '/(?!api(?:/|$)).*' : patterns.join('')}$`);
}

/**
 * Handles requests that match no route: 405 with `Allow` if other methods exist (RFC 9110 §15.5.6), OPTIONS
 * with the list only, else 404. Call it before the routes are registered, because it collects them.
 */
export function refuseWrongMethods(app: FastifyInstance) {
  const routes = new Map<string, { readonly paths: RegExp; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url === apiWildcard) return;
    const route = routes.get(url) ?? { paths: toPathPattern(url), methods: new Set() };
    for (const one of [method].flat()) route.methods.add(one);
    routes.set(url, route);
  });

  return (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1);
    const allowed = new Set(
      [...routes.values()].flatMap(({ paths, methods }) => (paths.test(path) ? [...methods] : [])),
    );
    // An allowed method gets here if the router refuses the path, for example because it is too long.
    if (allowed.size === 0 || allowed.has(request.method)) return refuseUnknownUrl(request, reply);
    reply.header('allow', [...allowed, 'OPTIONS'].join(', '));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    throw new Refusal('method_not_allowed');
  };
}
