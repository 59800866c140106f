import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatId } from '#domain/platform/readable-ids.ts';
import { buildApp } from '#server/app.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { freshPhone, newDoctor, newPatient, patientForm } from '#server/testing/people.ts';
import { collectLog } from '#server/testing/platform/collect-log.ts';
import { createTestSite } from '#server/testing/site/site.ts';

let hams: TestApp;
let behindProxy: TestApp;
let site: FastifyInstance;
let directory: string;
let doctorId: string;
const logLines: string[] = [];
const logged = () => logLines.map((line) => JSON.parse(line));

beforeAll(async () => {
  [hams, behindProxy] = await Promise.all([testApp(), testApp({ TRUST_PROXY: 'on' })]);
  directory = await mkdtemp(join(tmpdir(), 'hams-log-'));
  await mkdir(join(directory, 'assets'));
  const config = { ...hams.deps.config, logLevel: 'info' as const };
  site = await buildApp({ ...hams.deps, config }, await createTestSite(directory));
  site.startedUp();
  await site.ready();
  collectLog(site, logLines);
  doctorId = formatId('doctor', (await newDoctor(hams)).id);
});
beforeEach(() => void logLines.splice(0));
afterAll(async () => {
  await site.close();
  await Promise.all([hams.close(), behindProxy.close()]);
  await rm(directory, { recursive: true });
});

const made = /^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/;
const findRequestId = async (app: FastifyInstance, request: InjectOptions) =>
  String((await app.inject(request)).headers['x-request-id']);
const sending = (id: string) => ({ url: '/api/healthz', headers: { 'x-request-id': id } });
const uuid = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';

describe('the id of a request', () => {
  test('P-07 every answer tells its own, whatever was asked', async () => {
    const asked = ['/api/healthz', '/api/nowhere', '/nowhere', '/faqs', '/%zz', '/api/doctors/DOC-9/profile'];
    const ids = await Promise.all(asked.map((url) => findRequestId(site, { url })));
    for (const id of ids) expect(id).toMatch(made);
    expect(new Set(ids).size).toBe(asked.length);
  });

  test('P-07 no two are alike', async () => {
    const ids = new Set<string>();
    for (let call = 0; call < 3000; call += 1)
      ids.add(await findRequestId(hams.app, { url: '/api/healthz' }));
    expect(ids.size).toBe(3000);
  });

  test.each([uuid, '0af7651916cd43dd8448eb211c80319c', '1-67891233-abcdef012345678912345678'])(
    'P-07 behind a proxy it is the one that the proxy sends: %s',
    async (id) => {
      expect(await findRequestId(behindProxy.app, sending(id))).toBe(id);
    },
  );

  test.each(['short', 'x'.repeat(51), "it's; drop table", 'a b c d e f g h', 'नमस्ते-नमस्ते', '{"a":1}aaa', ''])(
    'P-07 not if it is malformed: %j',
    async (id) => {
      expect(await findRequestId(behindProxy.app, sending(id))).toMatch(made);
    },
  );

  test('P-04 without a proxy nobody chooses it', async () => {
    expect(await findRequestId(hams.app, sending(uuid))).toMatch(made);
  });

  test('P-07 a page and what it asks of the API share one', async () => {
    const id = await findRequestId(site, { url: `/doctor-description?doctor=${doctorId}` });
    const answers = logged().filter(({ msg }) => msg === 'answered');
    expect(answers.length).toBeGreaterThan(1);
    expect(answers.map(({ requestId }) => requestId)).toEqual(answers.map(() => id));
    expect(answers.at(-1)).toMatchObject({ route: '/*', status: 200 });
    expect(answers.slice(0, -1).every(({ forPage }) => forPage)).toBe(true);
  });

  test('P-07 an answer that something failed says it in the body too, and its line has it', async () => {
    await hams.db.pool.query('alter table doctors rename to gone');
    const answer = await site.inject({ url: `/api/doctors/${doctorId}/profile` });
    await hams.db.pool.query('alter table gone rename to doctors');
    expect(answer.statusCode).toBe(500);
    const { requestId } = answer.json();
    expect(requestId).toBe(answer.headers['x-request-id']);
    const failed = logged().find(({ msg }) => msg === 'request failed');
    expect(failed).toMatchObject({ level: 'error', requestId, err: { code: '42P01' } });
    expect(failed.err.statement).toMatch(/^[a-z_]+$/);
  });

  test('P-07 a refusal of what was asked needs none in its body', async () => {
    expect((await site.inject({ url: '/api/doctors/DOC-999999/profile' })).json()).not.toHaveProperty(
      'requestId',
    );
  });
});

test('P-07 a call is one line: what was asked and how it went, not who asked', async () => {
  const { bearer } = await newPatient(hams);
  logLines.splice(0);
  const { headers } = await site.inject({ url: '/api/bell?page=secret', headers: bearer });
  expect(logged()).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      pid: process.pid,
      hostname: expect.any(String),
      requestId: headers['x-request-id'],
      method: 'GET',
      route: '/api/bell',
      status: 200,
      milliseconds: expect.any(Number),
      role: 'patient',
      msg: 'answered',
    },
  ]);
});

test('P-04 nothing personal is in any line, whatever is asked and sent', async () => {
  const phone = freshPhone();
  const form = { ...patientForm(phone), email: 'asha@home.example' };
  const signUp = () => site.inject({ method: 'POST', url: '/api/patients/signup', body: form });
  const first = await signUp();
  await signUp();
  const logIn = (password: string) =>
    site.inject({
      method: 'POST',
      url: '/api/patients/login',
      body: { mobile: phone, phone, password },
      headers: { 'user-agent': 'Asha’s phone', referer: 'http://localhost/v/secret-of-a-visit' },
    });
  const [right] = [await logIn(form.password), await logIn('Wrong@12345')];
  await site.inject({ url: `/v/${'s3cr3t'.repeat(4)}?phone=${phone}` });
  await site.inject({ url: `/api/visit-links/${'s3cr3t'.repeat(4)}` });
  await site.inject({ url: '/api/search/suggest?text=asha-types-this' });
  await site.inject({ url: `/nowhere/${phone}` });
  await site.inject({
    url: '/api/bell',
    headers: { authorization: `Bearer ${right.json().token ?? 'tok3n'}` },
  });
  expect(first.statusCode).toBe(201);
  expect(logged().length).toBeGreaterThan(8);
  const text = logLines.join('');
  for (const personal of [
    phone,
    form.name,
    form.email,
    form.password,
    's3cr3t',
    'asha',
    'secret-of',
    'eyJ',
  ]) {
    expect(text.toLowerCase()).not.toContain(personal.toLowerCase());
  }
});
