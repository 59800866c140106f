import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/platform/config/config.ts';
import { createOpenApiDocument } from './openapi-document.ts';

export async function serveApiDocuments(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0' },
    // The document is generated from the contract only, at the first request.
    hideUntagged: true,
    transformObject: () => createOpenApiDocument(config.publicUrl),
  });
  app.get('/api/openapi.json', async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'HAMS API' },
    // Without the top bar, whose logo brings its own style sheet, the page complies with the site's policy.
    // With open sections, it draws only the first five of 130 calls.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none' },
  });
}
