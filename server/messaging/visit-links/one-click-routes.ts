import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '#contract/platform/refusals.ts';
import { isUnsubscribable, type Topic, topics } from '#domain/messaging/announcements.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import { readForm } from '#server/platform/files/read-form.ts';
import { findLocale } from '#server/platform/http/language.ts';
import { actByLink, type LinkAction } from './act-by-link.ts';
import type { FindLinkedVisit } from './find-linked-visit.ts';
import { createAcceptAction, createConfirmAction } from './link-actions.ts';
import { changeSubscription } from './unsubscribe.ts';

const params = z.object({ token: z.string() });
const topicQuery = z.object({
  topic: z
    .enum(topics)
    .refine(isUnsubscribable)
    .catch('reminders' satisfies Topic),
});
const shownQuery = z.object({ shown: z.string().optional() });
const oneClick = z.object({ 'List-Unsubscribe': z.literal('One-Click') });

/**
 * Requests of mail programs and browsers without scripts to a link's own page: one-click unsubscribe (RFC
 * 8058), and the button of the page. A GET shows the page and changes nothing.
 */
export function oneClickRoutes(links: FastifyInstance, deps: Deps, find: FindLinkedVisit): void {
  links.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const finding =
    ({ params: given, ip }: FastifyRequest) =>
    () =>
      find(params.parse(given).token, ip);

  links.post('/v/:token/unsubscribe', { preHandler: readForm }, async (request, reply) => {
    const { topic } = topicQuery.parse(request.query);
    const visit = await finding(request)();
    const locale = findLocale(request.headers);
    const source = oneClick.safeParse(request.body).success ? 'one-click' : 'link';
    await changeSubscription(deps, visit, { topic, channels: ['email'], wanted: false, source }, locale);
    return reply.type('text/plain; charset=utf-8').send(`${m.links_unsubscribed({}, { locale })}\n`);
  });

  /** A form sent without scripts; the page then shows the result. */
  const byForm = (name: string, action: LinkAction) =>
    links.post(`/v/:token/${name}`, async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        const { shown } = shownQuery.parse(request.query);
        await actByLink(deps, finding(request), action, shown);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
      return reply.redirect(`/v/${encodeURIComponent(params.parse(request.params).token)}`, 303);
    });
  byForm('confirm', createConfirmAction(deps));
  byForm('accept', createAcceptAction(deps, 'link'));
}
