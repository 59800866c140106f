import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { openCheckedPaperEndpoint, verifyCardEndpoint } from '#contract/clinical/prescription-checks.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findLocale } from '#server/platform/http/language.ts';
import { checkLimit } from './check-limit.ts';
import { revealPaperContent } from './reveal-paper-content.ts';
import { verdictSentences } from './verdict-sentences.ts';
import { verifyCard } from './verify-card.ts';

const params = z.object({ checkId: z.string() });

export function checkFormRoutes(links: FastifyInstance, deps: Deps): void {
  const config = { limit: checkLimit };

  links.post('/rx/verify', { config }, async (request, reply) => {
    const locale = findLocale(request.headers);
    const form = verifyCardEndpoint.body.safeParse(request.body);
    const { verdict } = form.success
      ? await verifyCard(deps, form.data.code)
      : { verdict: 'unreadable' as const };
    return reply.type('text/plain; charset=utf-8').send(`${verdictSentences[verdict]({}, { locale })}\n`);
  });

  links.post('/rx/:checkId', { config }, async (request, reply) => {
    const { checkId } = params.parse(request.params);
    const form = openCheckedPaperEndpoint.body.safeParse(request.body);
    const page = `/rx/${encodeURIComponent(checkId)}`;
    const back = (query: Record<string, string>) =>
      reply.redirect(`${page}?${new URLSearchParams(query)}`, 303);
    if (!form.success) return back({ no: 'invalid_request' });
    try {
      const { shown } = await revealPaperContent(deps, checkId, form.data.birthYear, request.ip);
      return back({ shown });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return back({ no: error.code });
    }
  });
}
