import type { FastifyInstance } from 'fastify';
import { secretUrlHeaders } from '#server/platform/http/security-headers.ts';

/** Answers below this instance are kept by nobody, and do not pass on their address (N-04). */
export function addPrivateHeaders(links: FastifyInstance): void {
  links.addHook('onSend', async (_request, reply) => void reply.headers(secretUrlHeaders));
}
