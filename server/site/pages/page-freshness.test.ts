import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { formatId } from '#domain/platform/readable-ids.ts';
import { buildApp } from '#server/app.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, publishDay, type TestPerson } from '#server/testing/people.ts';
import { quietLog } from '#server/testing/platform/collect-log.ts';
import { createTestSite } from '#server/testing/site/site.ts';

let hams: TestApp;
let directory: string;
let patient: TestPerson;
/** Receives live notifications, like every process. */
let listeningSite: FastifyInstance;
let isolatedSite: FastifyInstance;
beforeAll(async () => {
  hams = await testApp();
  directory = await mkdtemp(join(tmpdir(), 'hams-fresh-'));
  const pages = await createTestSite(directory);
  quietLog('warn');
  listeningSite = await buildApp(hams.deps, pages);
  const { database } = hams.deps;
  isolatedSite = await buildApp(
    { ...hams.deps, database: { ...database, address: { ...database.address, port: 1 } } },
    pages,
  );
  await Promise.all([listeningSite.ready(), isolatedSite.ready()]);
  patient = await newPatient(hams);
});
afterAll(async () => {
  await Promise.all([listeningSite.close(), isolatedSite.close()]);
  await hams.close();
  vi.restoreAllMocks();
  await rm(directory, { recursive: true });
});

async function doctorWithSlots() {
  const doctor = await newDoctor(hams);
  expect((await publishDay(hams, doctor, thursday, ['09:00', '09:15'], 15)).statusCode).toBe(200);
  return { doctor, path: `/doctor-description?doctor=${formatId('doctor', doctor.id)}` };
}
const openPage = (site: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  site.inject({ url, headers });
const showsTaken = async (site: FastifyInstance, path: string, slot: string) =>
  (await openPage(site, path)).body.includes(`"booked":["${slot}"]`);

test('E-08 a booking shows on the page of its doctor as soon as the live line tells it', async () => {
  const { doctor, path } = await doctorWithSlots();
  expect(await showsTaken(listeningSite, path, '09:00')).toBe(false);
  expect((await bookVisit(hams, patient, doctor, '09:00')).statusCode).toBe(201);
  await expect.poll(() => showsTaken(listeningSite, path, '09:00')).toBe(true);
});

test('P-02 a process that hears nothing shows a booking after a second at the latest', async () => {
  const { doctor, path } = await doctorWithSlots();
  const before = await openPage(isolatedSite, path);
  expect((await bookVisit(hams, patient, doctor, '09:15')).statusCode).toBe(201);
  hams.setNow(hams.deps.clock.now() + 999);
  expect((await openPage(isolatedSite, path)).headers.etag).toBe(before.headers.etag);
  hams.setNow(hams.deps.clock.now() + 1);
  expect(await showsTaken(isolatedSite, path, '09:15')).toBe(true);
});

test('P-02 who has the page gets no second copy of it, and who has another one does', async () => {
  const { headers, body } = await openPage(listeningSite, '/faqs');
  const etag = String(headers.etag);
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect(headers['cache-control']).toBe('public, no-cache');
  expect(headers.vary).toBe('cookie, accept-language, accept-encoding');
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await openPage(listeningSite, '/faqs', { 'if-none-match': known });
    expect([known, answer.statusCode, answer.body]).toEqual([known, 304, '']);
    expect(answer.headers).toMatchObject({
      etag,
      vary: headers.vary,
      'cache-control': 'public, no-cache',
    });
    expect(answer.headers).not.toHaveProperty('content-type');
  }
  for (const other of ['"other"', etag.slice(1), `${etag.slice(0, -1)}-br"`]) {
    const answer = await openPage(listeningSite, '/faqs', { 'if-none-match': other });
    expect([other, answer.statusCode, answer.body]).toEqual([other, 200, body]);
  }
});

const hyderabad = `place=${encodeURIComponent('17.385|78.4867|Hyderabad')}`;
test.each<[what: string, headers: Record<string, string>, differs: boolean]>([
  ['another language', { 'accept-language': 'hi' }, true],
  ['a chosen language', { cookie: 'PARAGLIDE_LOCALE=hi' }, true],
  ['a theme', { cookie: 'theme=dark' }, true],
  ['a place', { cookie: hyderabad }, true],
  ['brotli', { 'accept-encoding': 'gzip, br' }, true],
  ['brotli by its weight', { 'accept-encoding': 'gzip;q=0.5,br;q=0.01' }, true],
  ['no brotli', { 'accept-encoding': 'gzip, br;q=0, *' }, false],
  ['another cookie', { cookie: 'seen=yes' }, false],
  ['a theme that there is not', { cookie: 'theme=pink' }, false],
  ['a session', { authorization: 'Bearer x.y.z' }, false],
  ['another encoding', { 'accept-encoding': 'gzip' }, false],
])('P-02 the page for %s is a page of its own: %s', async (_, headers, differs) => {
  const plain = await openPage(listeningSite, '/doctors-available');
  const other = await openPage(listeningSite, '/doctors-available', headers);
  expect([plain.statusCode, other.statusCode]).toEqual([200, 200]);
  expect(other.headers.etag !== plain.headers.etag).toBe(differs);
});

test('P-02 compressed and plain are the same page', async () => {
  const { body } = await openPage(listeningSite, '/faqs');
  const { rawPayload, headers } = await openPage(listeningSite, '/faqs', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(headers.etag).toMatch(/-br"$/);
  expect(brotliDecompressSync(rawPayload).toString()).toBe(body);
});

test('P-02 an address that is nothing is kept, too, and is no page that somebody has', async () => {
  const { statusCode, headers } = await openPage(listeningSite, '/no/such/page');
  expect(statusCode).toBe(404);
  const again = await openPage(listeningSite, '/no/such/page', { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(404);
});

test('P-04 the page of the demo mailbox shows a code at this machine alone, whoever asked just before', async () => {
  const body = { role: 'patient', phone: patient.phone };
  await hams.app.inject({ method: 'POST', url: '/api/password/forgot', body });
  await hams.deps.outbox.deliver();
  const showsCode = async (headers: Record<string, string> = {}) =>
    (await openPage(listeningSite, '/demo/mailbox', headers)).body.includes('is your HAMS code');
  expect(await showsCode()).toBe(true);
  expect(await showsCode({ 'x-forwarded-for': '203.0.113.9' })).toBe(false);
  expect(await showsCode({ host: 'rebound.example' })).toBe(false);
  const together = [showsCode(), showsCode({ forwarded: 'for=203.0.113.9' }), showsCode()];
  expect(await Promise.all(together)).toEqual([true, false, true]);
});

test('N-04 a page that belongs to one person has no validator and is kept by nobody', async () => {
  const { headers } = await openPage(listeningSite, '/v/abc');
  expect(headers).not.toHaveProperty('etag');
  expect(headers['cache-control']).toBe('no-store');
});
