import type { FastifyInstance, FastifyReply } from 'fastify';
import { listPublicKeys } from '#server/clinical/health-cards/public-keys.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refuseUnknownUrl } from '#server/platform/http/problems.ts';
import { createTimedCache } from '#server/platform/http/timed-cache.ts';
import { listRevokedCards } from './paper-queries.ts';

/** A new key must be found before the first paper that it signs reaches a pharmacy. */
const cacheMilliseconds = 60_000;
const cacheControl = `public, max-age=${cacheMilliseconds / 1000}`;

/**
 * Card readers fetch from other origins (SMART Health Cards, "Determining keys associated with an issuer").
 */
function sendJson(reply: FastifyReply, body: object) {
  return reply
    .type('application/json; charset=utf-8')
    .headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': cacheControl,
    })
    .send(JSON.stringify(body));
}

export function wellKnownRoutes(app: FastifyInstance, { database, clock }: Deps): void {
  const limits = { milliseconds: cacheMilliseconds, max: 1, now: clock.now };
  const published = createTimedCache(limits, async (_: 'all') => {
    const [keys, [revoked]] = await Promise.all([
      listPublicKeys(database.pool),
      listRevokedCards(database.pool),
    ]);
    const { changes = 0, card_ids: cardIds = [] } = revoked ?? {};
    return { keys, version: changes + 1, cardIds };
  });

  app.get('/.well-known/jwks.json', async (_request, reply) => {
    const { keys, version } = await published('all');
    const named = keys.map((key) => ({ ...key, crlVersion: version }));
    return sendJson(reply, { keys: named });
  });

  // The signing key of a card is not stored, so each key's list names all.
  app.get<{ Params: { kid: string } }>('/.well-known/crl/:kid.json', async (request, reply) => {
    const { kid } = request.params;
    const { keys, version, cardIds } = await published('all');
    if (!keys.some((key) => key.kid === kid)) return refuseUnknownUrl(request, reply);
    return sendJson(reply, { kid, method: 'rid', ctr: version, rids: cardIds });
  });
}
