import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import type { BuiltSite } from './built-site.ts';

let hams: TestApp;
let site: FastifyInstance;
let built: BuiltSite;
let directory: string;
let address: URL;
beforeAll(async () => {
  hams = await testApp();
  directory = await mkdtemp(join(tmpdir(), 'hams-site-'));
  built = {
    directory: join(directory, 'web'),
    dist: null,
    styleHashes: ["'sha256-0'"],
    assetsIn: () => ({ styles: [], sheets: [], script: '/main.js', preloads: [] }),
    renderer: async () => ({
      addresses: {
        pages: ['/'],
        doctor: (doctorId) => `/doctor?doctor=${doctorId}`,
        hospital: (hospitalId) => `/hospital/${hospitalId}`,
      },
      render: async ({ url }) => ({
        status: 200,
        head: { listed: false, title: null },
        body: `<p>${url}</p>`,
        file: null,
        isPrivate: false,
        pageData: {},
        failures: [],
      }),
    }),
  };
  await mkdir(built.directory);
  site = await buildApp(hams.deps, built);
  address = new URL(await site.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await site.close();
  await hams.close();
  await rm(directory, { recursive: true });
});

/** Sends a raw request line, which no ordinary client would. */
async function ask(target: string): Promise<string> {
  const socket = connect(Number(address.port), address.hostname);
  socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  return text(socket);
}

test.each(
  ['', 'http://elsewhere.example', 'HTTP://elsewhere.example:1'].map(
    (host) => `${host}/doctors-available?q=b&a=c`,
  ),
)('B-13 %s is a page of this site', async (target) => {
  const answer = await ask(target);
  expect(answer).toContain('HTTP/1.1 200 ');
  expect(answer).toContain(`<p>${hams.deps.config.publicUrl}/doctors-available?q=b</p>`);
});

test('B-13 a page keeps to this site, however its path begins', async () => {
  expect(await ask('//elsewhere.example/faqs')).toContain(
    `<p>${hams.deps.config.publicUrl}//elsewhere.example/faqs</p>`,
  );
});

test('A-10 an address without a path is not found', async () => {
  expect(await ask('*')).toContain('HTTP/1.1 404 ');
});

test.each([true, false])('the pieces of web/ui are shown if there is a demo: %s', async (demo) => {
  await mkdir(join(directory, 'gallery'), { recursive: true });
  await writeFile(join(directory, 'gallery/index.html'), 'all pieces');
  const app = await buildApp({ ...hams.deps, config: { ...hams.deps.config, demo } }, built);
  expect((await app.inject('/ui/')).body.includes('all pieces')).toBe(demo);
  await app.close();
});
