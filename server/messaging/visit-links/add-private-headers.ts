import type { FastifyInstance } from 'fastify';
import { secretUrlHeaders } from '#server/platform/http/security-headers.ts';

/** Prevents caching and referrers for responses below this instance. */
export function addPrivateHeaders(links: FastifyInstance): void {
  links.addHook('onSend', async (_request, reply) => void reply.headers(secretUrlHeaders));
}
