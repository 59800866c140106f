import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { registerErrorHandler } from '#server/platform/http/problems.ts';
import { reportFailures } from './report-failures.ts';

let app: FastifyInstance;
let throwFailure: () => void;
beforeEach(async () => {
  app = fastify();
  registerErrorHandler(app);
  app.setSerializerCompiler(serializerCompiler);
  const doctor = z.object({ name: z.string(), fees: z.object({ basic: z.number() }) });
  await app.register(async (api) => {
    api.get('/doctor', { schema: { response: { 200: doctor } } }, async () => ({ name: 'x', fees: {} }));
    api.get('/broken', async () => {
      throw new Error('no such column');
    });
    api.get('/fine', async () => 'fine');
  });
  throwFailure = reportFailures(app);
});
afterEach(() => app.close());

test('a test that meets a 500 says which endpoint, and which field does not fit the contract', async () => {
  await expect(app.inject('/doctor')).rejects.toThrow(
    "GET /doctor failed: Response doesn't match the schema; fees.basic: Invalid input: expected number",
  );
});

test('and names any other reason, with the error itself as its cause', async () => {
  const failure: unknown = await app.inject('/broken').catch((error: unknown) => error);
  expect(failure).toMatchObject({
    message: 'GET /broken failed: no such column',
    cause: new Error('no such column'),
  });
  expect(() => throwFailure()).not.toThrow();
});

test('also of a request that came over a socket', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  expect((await fetch(`${address}/fine`)).status).toBe(200);
  expect(() => throwFailure()).not.toThrow();
  expect((await fetch(`${address}/broken`)).status).toBe(500);
  expect(() => throwFailure()).toThrow('GET /broken failed: no such column');
});
