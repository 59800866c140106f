import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/platform/deps.ts';
import { smsReportRoute } from './sms/sms-report-route.ts';
import { whatsappWebhook } from './whatsapp/whatsapp-webhook.ts';

/**
 * Webhooks of channel providers. They are not in the contract, since each provider defines its own. Bodies
 * stay raw, because they are signed.
 */
export function webhookRoutes(hooks: FastifyInstance, deps: Deps): void {
  hooks.removeAllContentTypeParsers();
  hooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  smsReportRoute(hooks, deps);
  whatsappWebhook(hooks, deps);
}
