import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';

let hams: TestApp;
let app: FastifyInstance;
let address: URL;
const answered: { url: string; status: number }[] = [];
beforeAll(async () => {
  hams = await testApp();
  app = await buildApp(hams.deps);
  app.addHook('onSend', async ({ url }, { statusCode }) => void answered.push({ url, status: statusCode }));
  address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await app.close();
  await hams.close();
});

const form = '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\nhalf a picture';

test.each([
  ['JSON', '/api/patients/login', 'application/json', '{"phone":'],
  ['a form with a photo', '/api/patients/signup', 'multipart/form-data; boundary=x', form],
])('P-07 who hangs up while sending %s is no failure of the database', async (_, path, type, sent) => {
  const socket = connect(Number(address.port), address.hostname);
  await once(socket, 'connect');
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 9999\r\n\r\n`;
  await new Promise((resolve) => socket.write(head + sent, resolve));
  await new Promise(setImmediate);
  socket.resetAndDestroy();
  await expect.poll(() => answered.find(({ url }) => url === path)?.status).toBe(400);
});
