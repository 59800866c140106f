import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { formatId, parseId } from '#domain/platform/readable-ids.ts';
import { buildApp } from '#server/app.ts';
import { recordAgreement } from '#server/doctors/registration-checks/check-registration.ts';
import { commandLineActor } from '#server/doctors/registration-checks/registration-decision.ts';
import { mergeHospitals } from '#server/hospital/registration/merge-hospitals.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { insertHoliday } from '#server/testing/insert-test-rows.ts';
import {
  bookVisit,
  freshPhone,
  hospitalForm,
  newDoctor,
  newPatient,
  publishDay,
  type TestPerson,
} from '#server/testing/people.ts';
import { createTestSite } from '#server/testing/site/site.ts';

const origin = 'https://clinic.example';
let hams: TestApp;
let site: FastifyInstance;
let directory: string;
/** Has an agreed doctor; the other hospital has none. */
let care: { id: number; hospitalId: string; doctor: TestPerson };
let lonely: { id: number; hospitalId: string };
beforeAll(async () => {
  hams = await testApp({ PUBLIC_URL: origin });
  directory = await mkdtemp(join(tmpdir(), 'hams-hospital-'));
  site = await buildApp(hams.deps, await createTestSite(directory));
  await site.ready();
  const registered = await register('Care Hospital', {});
  const doctor = await newDoctor(hams);
  await recordAgreement(commandLineActor, hams.deps, doctor.id, true);
  care = { ...registered, doctor };
  lonely = await register('Hospital of the Lake', {
    pincode: '600001',
    location: { coordinates: [13, 80] },
  });
  await query(
    hams.db.pool,
    `insert into hospital_hours (hospital_id, weekday, opens, closes) values (:id, 1, 0, 1440), (:id, 7, 540, 780)`,
    { id: care.id },
  );
  await insertHoliday(hams, care.id, '2026-12-25', 'Christmas');
  await query(hams.db.pool, "update hospitals set desk_phone = '0484 234 5678' where id = :id", {
    id: care.id,
  });
});
afterAll(async () => {
  await site.close();
  await hams.close();
  await rm(directory, { recursive: true });
});

async function register(hospitalName: string, more: object) {
  const body = { ...hospitalForm(freshPhone()), hospitalName, ...more };
  const answer = await hams.app.inject({ method: 'POST', url: '/api/hospitals/signup', body });
  const { hospitalId } = answer.json<{ hospitalId: string }>();
  return { hospitalId, id: parseId('hospital', hospitalId) ?? 0 };
}
const openPage = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });
const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
const getPath = ({ hospitalId }: { hospitalId: string }) => `/hospital/${hospitalId}`;

test('M-12 the page of a hospital can be found, by people and by search engines', async () => {
  const { statusCode, body } = await openPage(
    `${getPath(care)}?specialization=Cardiology&utm_source=elsewhere`,
  );
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Care Hospital, Kochi: doctors and opening hours | HAMS</title>');
  expect(body).toContain(`<link rel="canonical" href="${origin}${getPath(care)}">`);
  expect(body).toContain(`<meta property="og:url" content="${origin}${getPath(care)}">`);
  expect(body).toContain('<meta name="description" content="Doctors at Care Hospital in Kochi');
  expect(body).not.toContain('noindex');
  expect(body).toContain('href="tel:+914842345678"');
  expect(structured(body)).toMatchObject([
    {
      '@context': 'https://schema.org',
      '@type': 'Hospital',
      '@id': origin + getPath(care),
      name: 'Care Hospital',
      telephone: '+914842345678',
      address: { streetAddress: '1 Marine Drive', addressLocality: 'Kochi', addressCountry: 'IN' },
      geo: { latitude: 9.9312, longitude: 76.2673 },
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Monday', opens: '00:00', closes: '23:59' },
        { dayOfWeek: 'https://schema.org/Sunday', opens: '09:00', closes: '13:00' },
      ],
      specialOpeningHoursSpecification: [{ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }],
      medicalSpecialty: ['Cardiology'],
      department: [{ '@type': 'MedicalClinic', medicalSpecialty: 'Cardiology' }],
      member: [
        {
          '@type': 'Physician',
          name: 'Dr. Kabir Sethi',
          url: `${origin}/doctor-description?doctor=${formatId('doctor', care.doctor.id)}`,
        },
      ],
    },
  ]);
});

test('M-12 it is in the sitemap; one that agreed to nobody is neither there nor found by a search', async () => {
  const { body } = await openPage('/sitemap.xml');
  expect(body).toContain(`<loc>${origin}${getPath(care)}</loc>`);
  expect(body).not.toContain(lonely.hospitalId);
  const page = await openPage(getPath(lonely));
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<meta name="robots" content="noindex">');
  expect(structured(page.body)).toEqual([]);
});

test('M-12 other forms of its id lead there for good, unknown ones nowhere', async () => {
  for (const form of [String(care.id), care.hospitalId.toLowerCase()]) {
    const { statusCode, headers } = await openPage(`/hospital/${form}?specialization=Cardiology`);
    expect([statusCode, headers.location]).toEqual([301, `${getPath(care)}?specialization=Cardiology`]);
  }
  for (const unknown of ['HOS-999999', 'DOC-000001', 'care', `${'9'.repeat(30)}`]) {
    expect([unknown, (await openPage(`/hospital/${unknown}`)).statusCode]).toEqual([unknown, 404]);
  }
});

test('M-12 the lists of a hospital whose first word is Hospital stay lists', async () => {
  const { statusCode, body } = await openPage('/Hospital/doctors-available?hname=Hospital+of+the+Lake');
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1>Find a doctor</h1>');
});

test('M-12 a doctor’s page leads to the page of the hospital, and so does the list of its doctors', async () => {
  const doctor = await openPage(`/doctor-description?doctor=${formatId('doctor', care.doctor.id)}`);
  expect(doctor.body).toContain(`href="${getPath(care)}"`);
  const place = `place=${encodeURIComponent('9.9312|76.2673|Kochi')}`;
  const list = await openPage('/Care/doctors-available?hname=Care+Hospital', { cookie: place });
  expect(list.body).toContain(`href="${getPath(care)}"`);
  expect(structured(list.body)).toMatchObject([{ '@id': origin + getPath(care) }]);
});

test('M-12 a booking with one of its doctors shows on the kept page as soon as the live line tells it', async () => {
  const { doctor } = care;
  expect((await publishDay(hams, doctor, thursday, ['09:00', '09:15'], 15)).statusCode).toBe(200);
  const shows = async (slot: string) =>
    (await openPage(getPath(care))).body.includes(`"nextFree":{"date":"${thursday}","slot":"${slot}"}`);
  await expect.poll(() => shows('09:00')).toBe(true);
  expect((await bookVisit(hams, await newPatient(hams), doctor, '09:00')).statusCode).toBe(201);
  await expect.poll(() => shows('09:15')).toBe(true);
});

test('M-12 a merged hospital leads on to the one that stands', async () => {
  const twin = await register('Care Hospital', { pincode: '600002', location: { coordinates: [15, 80] } });
  expect(await mergeHospitals(commandLineActor, hams.deps, twin.id, care.id)).toBe(0);
  const { statusCode, headers } = await openPage(getPath(twin));
  expect([statusCode, headers.location]).toEqual([301, getPath(care)]);
});
