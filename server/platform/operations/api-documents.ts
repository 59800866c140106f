import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/platform/config/config.ts';
import { createOpenApiDocument } from './openapi-document.ts';

/** The contract as OpenAPI at /api/openapi.json and as a page at /api/docs/. */
export async function serveApiDocuments(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0' },
    // The document comes from the contract alone, when somebody first asks for it.
    hideUntagged: true,
    transformObject: () => createOpenApiDocument(config.publicUrl),
  });
  app.get('/api/openapi.json', async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'HAMS API' },
    // Without the bar whose logo brings a style sheet of its own, the page keeps to the site's policy.
    // With its sections open, it draws none of 130 calls but the first five.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none' },
  });
}
