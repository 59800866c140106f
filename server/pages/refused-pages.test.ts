import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { buildApp } from '#server/app.ts';
import { type TestApp, testApp } from '#server/platform/test-app.ts';
import { testSite } from './test-site.ts';

let hams: TestApp;
let site: FastifyInstance;
let directory: string;
/** What rendering throws next, or null to render the real pages. */
let failure: Error | null = null;
beforeAll(async () => {
  hams = await testApp();
  directory = await mkdtemp(join(tmpdir(), 'hams-refused-'));
  const pages = await testSite(directory);
  site = await buildApp(hams.deps, {
    ...pages,
    render: (...given) => (failure ? Promise.reject(failure) : pages.render(...given)),
  });
});
afterAll(async () => {
  await site.close();
  await hams.close();
  await rm(directory, { recursive: true });
});

async function open(url: string, headers: Record<string, string> = {}) {
  const answer = await site.inject({ url, headers: { accept: 'text/html', ...headers } });
  return { status: answer.statusCode, headers: answer.headers, html: answer.body };
}

test('B-13 a page that cannot be rendered says so in HTML, in the language of its reader', async () => {
  failure = new Error('a screen that throws');
  const { status, headers, html } = await open('/faqs', { 'accept-language': 'hi' });
  failure = null;
  expect(status).toBe(500);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(html).toContain('<html lang="hi"');
  expect(html).toContain('कुछ गड़बड़ हुई');
  expect(html).not.toContain('a screen that throws');
});

test('B-13 a page for which there is no time now says when to come again, and comes again by itself', async () => {
  failure = new Refusal('busy', {}, 2);
  const { status, headers, html } = await open('/faqs');
  failure = null;
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('2');
  expect(html).toContain('<meta http-equiv="refresh" content="2">');
  expect(html).toContain('HAMS is busy right now');
});
