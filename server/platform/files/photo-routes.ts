import type { FastifyInstance } from 'fastify';
import { of, statement } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refuseUnknownUrl } from '#server/platform/http/problems.ts';

const photoBytes = statement('photo_bytes', {
  values: { hash: of<string>, size: of<string> },
  row: of<{ bytes: Buffer }>,
  sql: `select case :size when 'small' then small else large end as bytes from photos where hash = :hash`,
});

/**
 * Serves stored photos. They are binary and not in the contract; callers get their address in `photo.url`.
 */
export function photoRoutes(app: FastifyInstance, { database }: Deps): void {
  app.get<{ Params: { file: string } }>(
    '/photos/:file',
    { config: { limit: false } },
    async (request, reply) => {
      const match = /^([0-9a-f]{32})-(small|large)\.webp$/.exec(request.params.file);
      if (!match) return refuseUnknownUrl(request, reply);
      const [, hash = '', size = ''] = match;
      const etag = `"${hash}-${size}"`;
      const forever = { etag, 'cache-control': 'public, max-age=31536000, immutable' };
      // The name is a hash of the content, so a cached copy is always right.
      if (request.headers['if-none-match'] === etag) return reply.headers(forever).code(304).send();
      const [photo] = await photoBytes(database.pool, { hash, size });
      if (!photo) return refuseUnknownUrl(request, reply);
      return reply.headers(forever).type('image/webp').send(photo.bytes);
    },
  );
}
