import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { secretUrlHeaders } from '#server/platform/http/security-headers.ts';
import { writeCalendarFeed } from './write-calendar-feed.ts';

/** Matches a tag of the header (RFC 9110 §13.1.2: a weak one counts too). */
function matchesTag(tag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((one) => [tag, '*'].includes(one.trim().replace(/^W\//, '')));
}

/** Private feeds at the addresses stored by calendar programs, outside the API, as seen by the subscriber. */
export function calendarFeedRoute(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { token: string } }>('/calendar/:token.ics', async (request, reply) => {
    // Lets the calendar program cache the feed, so that it need not be sent again.
    reply.headers({ ...secretUrlHeaders, 'cache-control': 'private, no-cache' });
    const calendar = await writeCalendarFeed(deps, request.params.token);
    if (calendar === null) throw new Refusal('not_found');
    const tag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
    reply.header('etag', tag);
    if (matchesTag(tag, request.headers['if-none-match'])) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(calendar);
  });
}
