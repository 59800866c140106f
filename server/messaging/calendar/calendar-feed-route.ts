import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { secretUrlHeaders } from '#server/platform/http/security-headers.ts';
import { writeCalendarFeed } from './write-calendar-feed.ts';

/** Whether a header names the tag (RFC 9110 §13.1.2: a weak one counts too). */
function matchesTag(tag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((one) => [tag, '*'].includes(one.trim().replace(/^W\//, '')));
}

/**
 * The private feeds, at the addresses that calendar programs keep (N-05): outside the API, as whoever
 * subscribes sees them.
 */
export function calendarFeedRoute(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { token: string } }>('/calendar/:token.ics', async (request, reply) => {
    // Kept by the program that asks, so that it need not be sent again.
    reply.headers({ ...secretUrlHeaders, 'cache-control': 'private, no-cache' });
    const calendar = await writeCalendarFeed(deps, request.params.token);
    if (calendar === null) throw new Refusal('not_found');
    const tag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
    reply.header('etag', tag);
    if (matchesTag(tag, request.headers['if-none-match'])) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(calendar);
  });
}
