import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Config } from '#server/platform/config.ts';

/** The contract as OpenAPI at /api/openapi.json and as a page at /api/docs/. */
export async function apiDocuments(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'HAMS',
        version: '1',
        description:
          'Find a doctor, see what is free, book. Errors are application/problem+json with a stable `code` and a `message` made to be shown.',
      },
      servers: [{ url: `${config.publicUrl}/api` }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: jsonSchemaTransform,
    stripBasePath: true,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, theme: { title: 'HAMS API' } });
}
