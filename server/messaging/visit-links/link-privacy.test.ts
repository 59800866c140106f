import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { type LinkedVisit, newLinkedVisit, thursdayAt } from '#server/testing/messaging/visit-links.ts';
import { newDoctor } from '#server/testing/people.ts';
import { collectLog } from '#server/testing/platform/collect-log.ts';
import { createTestSite } from '#server/testing/site/site.ts';

let hams: TestApp;
let site: FastifyInstance;
let directory: string;
let visit: LinkedVisit;
const logged: string[] = [];

beforeAll(async () => {
  hams = await testApp();
  visit = await newLinkedVisit(hams, await newDoctor(hams), '12:00');
  directory = await mkdtemp(join(tmpdir(), 'hams-links-'));
  await mkdir(join(directory, 'assets'));
  const config = { ...hams.deps.config, logLevel: 'debug' as const };
  site = await buildApp({ ...hams.deps, config }, await createTestSite(directory));
  collectLog(site, logged);
});
afterAll(async () => {
  await site.close();
  await hams.close();
  await rm(directory, { recursive: true });
});

const openPage = (path: string) => site.inject({ url: path, headers: { 'accept-language': 'en' } });
const secret = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

test('N-04 the page shows the visit, and its address reaches nobody', async () => {
  for (const path of [`/v/${visit.token}`, `/v/${visit.token}/unsubscribe`, `/V/${visit.token}`]) {
    const { statusCode, headers, body } = await openPage(path);
    expect(statusCode, path).toBe(200);
    expect(headers).toMatchObject(secret);
    expect(body).toContain('Asha Menon');
    expect(body).toContain('12:00');
    expect(body).toMatch(/<meta name="robots" content="noindex"/);
    expect(body).not.toMatch(/rel="canonical"|asha@example\.com/);
    expect(body).not.toContain(visit.patient.phone);
  }
});

test('N-04 the page of an unknown link is 404, that of a visit that is over 410, and both say what to do', async () => {
  const unknown = await openPage(`/v/${'A'.repeat(22)}`);
  expect(unknown.statusCode).toBe(404);
  expect(unknown.headers).toMatchObject(secret);
  expect(unknown.body).toContain('Open the latest message about your appointment');
  hams.setNow(thursdayAt('13:01'));
  const over = await openPage(`/v/${visit.token}`);
  hams.setNow(thursdayAt('08:00'));
  expect(over.statusCode).toBe(410);
  expect(over.headers).toMatchObject(secret);
  expect(over.body).toContain('This appointment has passed');
});

test('N-04 other pages may be kept and found as before', async () => {
  const { headers } = await openPage('/faqs');
  expect(headers['cache-control']).toBe('public, no-cache');
  expect(headers['x-robots-tag']).toBeUndefined();
});

test('N-04 no token is ever logged, not even when all goes wrong', async () => {
  const { token } = visit;
  await openPage(`/v/${token}`);
  await site.inject({ method: 'POST', url: `/api/visit-links/${token}/confirm` });
  await hams.db.pool.query('alter table visit_links rename to gone');
  const broken = await Promise.all([
    openPage(`/v/${token}`),
    openPage(`/api/visit-links/${token}`),
    site.inject({ method: 'POST', url: `/v/${token}/unsubscribe` }),
    site.inject({ method: 'POST', url: `/api/visit-links/${token}/cancel` }),
  ]);
  await hams.db.pool.query('alter table gone rename to visit_links');
  expect(broken.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500, 500]);
  const log = logged.join('');
  expect(log).toContain('request failed');
  expect(log).toContain('loading page data failed');
  expect(log).not.toContain(token);
});
