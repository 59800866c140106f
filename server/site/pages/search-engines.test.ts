import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { buildApp } from '#server/app.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { doctorForm, freshPhone, hospitalForm, newDoctor } from '#server/testing/people.ts';
import { createTestSite } from '#server/testing/site/site.ts';

const origin = 'https://clinic.example';
const hostile = `</script><script>alert("1")</script> & 'Dr.' <b>"Ü" ]]>`;

let hams: TestApp;
let site: FastifyInstance;
let directory: string;
let asha: string;
let mallory: string;
beforeAll(async () => {
  hams = await testApp({ PUBLIC_URL: `${origin}/`, CHANGE_NOTICE_MINUTES: '180' });
  directory = await mkdtemp(join(tmpdir(), 'hams-found-'));
  site = await buildApp(hams.deps, await createTestSite(directory));
  asha = formatId('doctor', (await newDoctor(hams)).id);
  mallory = await signUpDoctor({ name: hostile, Hospital: hostile });
});
afterAll(async () => {
  await site.close();
  await hams.close();
  await rm(directory, { recursive: true });
});

async function signUpDoctor(changes: object): Promise<string> {
  const body = { ...doctorForm(freshPhone()), ...changes };
  const answer = await hams.app.inject({ method: 'POST', url: '/api/doctors/signup', body });
  expect(answer.statusCode, answer.body).toBe(201);
  const [, payload = ''] = answer.json<{ token: string }>().token.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { doctorId: string }).doctorId;
}

interface Found {
  readonly status: number;
  readonly html: string;
  readonly head: string;
}
async function openPage(url: string, headers: Record<string, string> = {}): Promise<Found> {
  const answer = await site.inject({ url, headers });
  return { status: answer.statusCode, html: answer.body, head: answer.body.split('</head>')[0] ?? '' };
}

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const plain = (text = '') =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity as keyof typeof entities]);
const readMeta = (head: string, key: string) =>
  [...head.matchAll(new RegExp(`<meta (?:property|name)="${key}" content="([^"]*)"`, 'g'))].map(([, value]) =>
    plain(value),
  );
const canonicals = (head: string) =>
  [...head.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => plain(href));
/** The parsed contents of structured data; a browser ends each element at its first end tag. */
const parseStructuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/gi)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
const noindex = '<meta name="robots" content="noindex"';
const hyderabad = { cookie: `place=${encodeURIComponent('9.9312|76.2673|Kochi')}` };

const pages = ['/', '/doctors-available', '/services', '/aboutUs', '/faqs', '/heart'];

test.each(pages)('B-12 %s can be found: title, description, one address, preview', async (path) => {
  const { status, head } = await openPage(`${path}?utm_source=elsewhere`);
  expect(status).toBe(200);
  expect(head.match(/<title>/g)).toHaveLength(1);
  const title = plain(/<title>([^<]*)<\/title>/.exec(head)?.[1]);
  const [description = ''] = readMeta(head, 'description');
  expect(title.length).toBeGreaterThan(10);
  expect(description.length).toBeGreaterThan(50);
  expect(canonicals(head)).toEqual([origin + path]);
  expect(readMeta(head, 'og:title')).toEqual([title]);
  expect(readMeta(head, 'og:description')).toEqual([description]);
  expect(readMeta(head, 'og:url')).toEqual([origin + path]);
  expect(readMeta(head, 'og:type')).toEqual(['website']);
  expect(readMeta(head, 'og:locale')).toEqual(['en_IN']);
  expect(readMeta(head, 'og:image')).toEqual([`${origin}/link-preview.png`]);
  expect(readMeta(head, 'twitter:card')).toEqual(['summary_large_image']);
  expect(head).not.toContain(noindex);
});

test('B-12 every page has a title and a description of its own, in either language', async () => {
  for (const language of ['en', 'hi']) {
    const heads = await Promise.all(pages.map((path) => openPage(path, { 'accept-language': language })));
    const titles = heads.map(({ head }) => /<title>([^<]*)/.exec(head)?.[1]);
    const descriptions = heads.flatMap(({ head }) => readMeta(head, 'description'));
    expect(new Set(titles).size).toBe(pages.length);
    expect(new Set(descriptions).size).toBe(pages.length);
    for (const { head } of heads) expect(readMeta(head, 'og:locale')).toEqual([`${language}_IN`]);
  }
});

test.each([
  '/login',
  '/confirmation',
  '/confirmation?date=2026-11-26&slot=09:00',
  '/unauthorize',
  '/no/such/page',
  '/doctor-description?doctor=DOC-999999',
  '/dashboard',
  '/dashboard/patient',
  '/dashboard/home',
  '/appList',
])('B-12 %s is nothing for search engines', async (path) => {
  const { head } = await openPage(path);
  expect(head).toContain(noindex);
  expect(canonicals(head)).toEqual([]);
  expect(head).not.toContain('og:');
});

test('D-04 a doctor has one address, whatever search led there, and a Physician behind it', async () => {
  const url = `${origin}/doctor-description?doctor=${asha}`;
  for (const path of [
    `/doctor-description?doctor=${asha}&reason=Chest+Pain`,
    `/Care/doctors-available/DoctorDescription?doctor=${asha}&hname=Care+Hospital&slot=09:00`,
  ]) {
    const { status, head, html } = await openPage(path);
    expect(status).toBe(200);
    expect(canonicals(head)).toEqual([url]);
    expect(readMeta(head, 'og:url')).toEqual([url]);
    expect(readMeta(head, 'og:type')).toEqual(['profile']);
    expect(parseStructuredData(html)).toMatchObject([
      { '@context': 'https://schema.org', '@type': 'Physician', url, name: 'Dr. Kabir Sethi' },
    ]);
  }
});

test('D-04 no name breaks out of a page or of its data', async () => {
  const { status, html, head } = await openPage(`/doctor-description?doctor=${mallory}`);
  expect(status).toBe(200);
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<b>"Ü"');
  const [physician] = parseStructuredData(html);
  expect(physician).toMatchObject({ '@type': 'Physician', name: hostile.trim() });
  expect(readMeta(head, 'og:title')[0]).toContain(hostile.trim());
  expect(head.match(/<meta property="og:title"/g)).toHaveLength(1);
});

test('D-01 the list of a hospital says which hospital, by its stored name', async () => {
  const { head, html } = await openPage(
    '/care/doctors-available?hname=care+hospital&reason=Fever',
    hyderabad,
  );
  expect(canonicals(head)).toEqual([`${origin}/care/doctors-available?hname=care+hospital`]);
  expect(parseStructuredData(html)).toMatchObject([
    {
      '@type': 'Hospital',
      name: 'Care Hospital',
      url: `${origin}/Care/doctors-available?hname=Care+Hospital`,
      member: [{ '@type': 'Physician', url: `${origin}/doctor-description?doctor=${asha}` }],
    },
  ]);
});

test('D-01 a hospital that is only in the address is none, and a hostile one is data', async () => {
  const made = encodeURIComponent('</script><script>alert(1)</script>');
  const { html } = await openPage(`/x/doctors-available?hname=${made}`, hyderabad);
  expect(parseStructuredData(html)).toEqual([]);
  expect(html).not.toContain('<script>alert');

  const { html: listed } = await openPage(
    `/x/doctors-available?hname=${encodeURIComponent(hostile)}`,
    hyderabad,
  );
  expect(parseStructuredData(listed)).toMatchObject([{ '@type': 'Hospital', name: hostile.trim() }]);
  expect(listed).not.toContain('<script>alert');
});

test('B-12 the questions are data too, all of them, with the notice that the server enforces', async () => {
  const { html } = await openPage('/faqs?q=nothing+like+this');
  const [page] = parseStructuredData(html) as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  }[];
  const answers = Object.fromEntries(
    (page?.mainEntity ?? []).map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
  );
  expect(answers['Can I reschedule or cancel an appointment?']).toContain(
    'You can reschedule or cancel at least 3 hours before the appointment starts.',
  );
  expect(Object.keys(answers).length).toBeGreaterThan(10);
  const { html: hindi } = await openPage('/faqs', { 'accept-language': 'hi' });
  expect(hindi).toContain('कम से कम 3 घंटे पहले');
});

test('B-12 home is the web site itself', async () => {
  const { html } = await openPage('/');
  expect(parseStructuredData(html)).toContainEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'HAMS',
    url: `${origin}/`,
  });
});

test('B-12 data in a page is allowed by the policy without a word about scripts', async () => {
  const { headers } = await site.inject('/faqs');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
});

test('D-04 K-02 of two practices a doctor’s page and its data say both; only what agreed is called a hospital', async () => {
  const { id, bearer } = await newDoctor(hams);
  const hospital = await hams.app.inject({
    method: 'POST',
    url: '/api/hospitals/signup',
    body: { ...hospitalForm(freshPhone()), hospitalName: 'Lakeside Hospital' },
  });
  const location = { type: 'Point', coordinates: [76.35, 10.1] };
  const fees = { clinic: 200 };
  for (const place of [
    { hospitalId: hospital.json<{ hospitalId: string }>().hospitalId },
    { name: 'Periyar Clinic', practiceAddress: '4 Temple Street, Aluva' },
  ]) {
    const body = { location, fees, ...place };
    const added = await hams.app.inject({ method: 'POST', url: '/api/practices', headers: bearer, body });
    expect(added.statusCode, added.body).toBe(201);
  }
  await query(
    hams.db.pool,
    'update practices set hospital_agreed_at = now() where doctor_id = :id and hospital_id is not null',
    { id },
  );
  const { html } = await openPage(`/doctor-description?doctor=${formatId('doctor', id)}`);
  const geo = { '@type': 'GeoCoordinates', latitude: 9.9312, longitude: 76.2673 };
  const [physician] = parseStructuredData(html);
  expect(physician).toMatchObject({ '@type': 'Physician', geo, priceRange: '₹650.5' });
  expect(physician?.location).toEqual([
    { '@type': 'Place', name: 'Care Hospital', geo },
    {
      '@type': 'Hospital',
      name: 'Lakeside Hospital',
      address: '1 Marine Drive, Kochi, Kerala 682001',
      geo,
      priceRange: '₹200',
    },
    {
      '@type': 'Place',
      name: 'Periyar Clinic',
      address: '4 Temple Street, Aluva',
      geo: { '@type': 'GeoCoordinates', latitude: 10.1, longitude: 76.35 },
    },
  ]);
  const shown = html.replace(/<script[\s\S]*?<\/script>/g, '');
  for (const name of ['Care Hospital', 'Lakeside Hospital', 'Periyar Clinic']) expect(shown).toContain(name);
  const { html: listed } = await openPage('/x/doctors-available?hname=Lakeside+Hospital', hyderabad);
  expect(parseStructuredData(listed)).toMatchObject([
    { '@type': 'Hospital', name: 'Lakeside Hospital', member: [{ url: physician?.url }] },
  ]);
  const { html: one } = await openPage(`/doctor-description?doctor=${asha}`);
  expect(parseStructuredData(one)[0]).not.toHaveProperty('location');
});
