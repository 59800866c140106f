import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refusal } from '#contract/platform/refusals.ts';
import { parseSignedBody, toBuffer } from '#server/platform/delivery-reports/parse-signed-body.ts';
import { recordReport } from '#server/platform/delivery-reports/record-delivery-report.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isValidSignature } from './hams-signature.ts';

const smsReport = z.object({
  id: z.uuid(),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  detail: z.string().nullish(),
});

/**
 * `POST /webhooks/sms`: delivery reports of the clinic's SMS gateway. 404 without a gateway, 401 without its
 * signature.
 */
export function smsReportRoute(hooks: FastifyInstance, { config, database, clock }: Deps): void {
  hooks.post('/webhooks/sms', async ({ body, headers }, reply) => {
    const { sms } = config.messages;
    if (!sms) throw new Refusal('not_found');
    const bytes = toBuffer(body);
    if (!isValidSignature(sms.secret, headers['hams-signature'], bytes, clock.now())) {
      throw new Refusal('unauthenticated');
    }
    const { id, status, detail } = parseSignedBody(smsReport, bytes);
    const at = new Date(clock.now());
    await recordReport(database.pool, 'sms', id, { status, at, detail: detail ?? null });
    return reply.code(204).send();
  });
}
