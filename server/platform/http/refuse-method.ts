import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/platform/refusals.ts';
import { refuseUnknownUrl } from './problems.ts';

/** What is left of the API's addresses; it is no address of its own. */
const apiWildcard = '/api/*';

/** The paths of a route: `:name`, also with its own pattern, is one part; `*` is any rest. */
function toPathPattern(url: string): RegExp {
  const parts = url.split(/(:\w+(?:\([^)]*\))?|\*)/);
  const patterns = parts.map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part === '*' ? '.*' : part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&');
  });
  // The pages take every address but those of the API.
  return new RegExp(`^${url === '/*' ? '/(?!api(?:/|$)).*' : patterns.join('')}$`);
}

/**
 * Answers what no route takes: 405 with `Allow` where other methods are taken (RFC 9110 §15.5.6), OPTIONS with
 * the list alone, else 404. Call it before the routes, from which it takes the table.
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
    // A method that is taken came here because the router refuses the path, as one that is too long.
    if (allowed.size === 0 || allowed.has(request.method)) return refuseUnknownUrl(request, reply);
    reply.header('allow', [...allowed, 'OPTIONS'].join(', '));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    throw new Refusal('method_not_allowed');
  };
}
