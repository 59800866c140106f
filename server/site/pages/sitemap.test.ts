import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '#contract/platform/refusals.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { buildApp } from '#server/app.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { newDoctor, newPatient } from '#server/testing/people.ts';
import { createTestSite } from '#server/testing/site/site.ts';
import { createSitemapFile } from './sitemap.ts';

const origin = 'https://clinic.example';
let hams: TestApp;
let site: FastifyInstance;
let directory: string;
const doctors: number[] = [];
beforeAll(async () => {
  hams = await testApp({ PUBLIC_URL: origin });
  directory = await mkdtemp(join(tmpdir(), 'hams-sitemap-'));
  site = await buildApp(hams.deps, await createTestSite(directory));
  for (let count = 0; count < 5; count += 1) doctors.push((await newDoctor(hams)).id);
});
afterAll(async () => {
  await site.close();
  await hams.close();
  await rm(directory, { recursive: true });
});

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
const getPageAddress = (id: number) => `${origin}/doctor-description?doctor=${formatId('doctor', id)}`;
const pages = [
  '/',
  '/doctors-available',
  '/services',
  '/heart',
  '/aboutUs',
  '/faqs',
  '/contact',
  '/privacy',
  '/terms',
].map((path) => origin + path);
const addresses = {
  pages: ['/', '/a&b'],
  doctor: (doctorId: string) => `/doctor?doctor=${doctorId}&x=<y>`,
  hospital: (hospitalId: string) => `/hospital/${hospitalId}`,
};
const readFile = (number: number, perFile: number) =>
  createSitemapFile(hams.deps.database.pool, origin, addresses, number, perFile);

test('B-12 robots.txt leads to the sitemap and keeps crawlers off the API, photos excepted', async () => {
  const answer = await site.inject('/robots.txt');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body.split('\n')).toEqual([
    'User-agent: *',
    'Allow: /api/photos/',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]);
});

test('B-12 the sitemap names every public page and every doctor, and each of them is there', async () => {
  const answer = await site.inject('/sitemap.xml');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('application/xml');
  expect(answer.headers['cache-control']).toContain('public');
  const listed = locations(answer.body);
  expect(listed.toSorted()).toEqual([...pages, ...doctors.map(getPageAddress)].toSorted());
  for (const address of listed) {
    const page = await site.inject(address.slice(origin.length));
    expect(page.statusCode, address).toBe(200);
    expect(page.body).toContain(`<link rel="canonical" href="${address}"`);
    expect(page.body).not.toContain('content="noindex"');
  }
});

/**
 * Set here because the database records registrations by its own clock, while the tests' clock is stopped.
 */
async function setRegisteredYesterday(id: number) {
  const yesterday = new Date(hams.deps.clock.now() - 86_400_000);
  for (const [table, column] of [
    ['doctors', 'id'],
    ['practices', 'doctor_id'],
  ]) {
    await hams.db.pool.query(`update ${table} set created_at = $1 where ${column} = $2`, [yesterday, id]);
  }
}

test('B-12 a doctor changed when they registered or were last reviewed', async () => {
  const [doctor = 0] = doctors;
  const patient = await newPatient(hams);
  await setRegisteredYesterday(doctor);
  const before = await readFile(0, 100);
  await hams.app.inject({
    method: 'POST',
    url: '/api/reviews',
    headers: patient.bearer,
    body: { doctorId: formatId('doctor', doctor), rating: 5, comment: 'Listens.' },
  });
  const { rows } = await hams.db.database.pool.query<{ at: Date }>(
    'select greatest(d.created_at, r.updated_at) as at from doctors d join reviews r on r.doctor_id = d.id where d.id = $1',
    [doctor],
  );
  const changed = `<lastmod>${rows[0]?.at.toISOString()}</lastmod>`;
  expect(before).not.toContain(changed);
  expect(await readFile(0, 100)).toContain(changed);
});

test('B-12 K-02 a doctor with two practices stands once, and changed when the second came and when it went', async () => {
  const doctor = await newDoctor(hams);
  await setRegisteredYesterday(doctor.id);
  const practices = (method: 'POST' | 'PUT', path: string, body?: object) =>
    hams.app.inject({ method, url: `/api/practices${path}`, headers: doctor.bearer, ...(body && { body }) });
  const changedAt = async () => {
    const xml = await readFile(0, 100);
    const entries = xml.match(new RegExp(`${formatId('doctor', doctor.id)}&[^\\n]*`, 'g')) ?? [];
    expect(entries).toHaveLength(1);
    return /<lastmod>(.*)<\/lastmod>/.exec(entries[0] ?? '')?.[1];
  };
  const today = hams.deps.clock.now();
  const came = today + 86_400_000;
  hams.setNow(came);
  const location = { type: 'Point', coordinates: [76.35, 10.1] };
  const added = await practices('POST', '', { name: 'Periyar Clinic', location, fees: { clinic: 200 } });
  expect(await changedAt()).toBe(new Date(came).toISOString());
  hams.setNow(came + 3_600_000);
  const { practiceId } = added.json<{ practice: { practiceId: string } }>().practice;
  await practices('PUT', `/${practiceId}/end`);
  expect(await changedAt()).toBe(new Date(came + 3_600_000).toISOString());
  hams.setNow(today);
});

test('B-12 more doctors than a file may hold are spread over files, by their ids', async () => {
  const first = Math.min(...doctors);
  const last = Math.max(...doctors);
  const files = Math.ceil(last / 2);
  const index = await readFile(0, 2);
  expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(locations(index)).toEqual(
    Array.from({ length: files }, (_, number) => `${origin}/sitemaps/${number + 1}.xml`),
  );
  const all = await Promise.all(Array.from({ length: files }, (_, number) => readFile(number + 1, 2)));
  const listed = all.flatMap(locations);
  expect(new Set(listed).size).toBe(listed.length);
  for (const id of doctors) expect(listed.join()).toContain(formatId('doctor', id));
  expect(first).toBeGreaterThan(0);
  expect(all.filter((xml) => xml.includes(`${origin}/a&amp;b`))).toHaveLength(1);
});

test('B-12 addresses stand in the sitemap as XML demands', async () => {
  const xml = await readFile(0, 100);
  expect(xml).toContain(`<loc>${origin}/a&amp;b</loc>`);
  expect(xml).toContain('&amp;x=&lt;y&gt;</loc>');
});

test.each([7, 999_999])('B-12 there is no file %i', async (number) => {
  await expect(readFile(number, 2)).rejects.toEqual(new Refusal('not_found'));
  expect((await site.inject(`/sitemaps/${number}.xml`)).statusCode).toBe(404);
});

test.each(['0', '-1', '01', '1.5', 'x', '1000000', '1;drop'])(
  'B-12 %s is no number of a file',
  async (text) => {
    expect((await site.inject(`/sitemaps/${text}.xml`)).statusCode).toBe(404);
  },
);

test('B-12 the sitemap is made once in ten minutes, and anew after them', async () => {
  const before = (await site.inject('/sitemap.xml')).body;
  const { id } = await newDoctor(hams);
  expect((await site.inject('/sitemap.xml')).body).toBe(before);
  hams.setNow(hams.deps.clock.now() + 600_000);
  expect(locations((await site.inject('/sitemap.xml')).body)).toContain(getPageAddress(id));
});
