import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ConcurrencyLimit } from '#server/platform/concurrency-limit.ts';
import { photoLimit } from '#server/platform/files/store-photo.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { freshPhone, newPatient, patientForm, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let patient: TestPerson;
beforeAll(async () => {
  hams = await testApp();
  await hams.deps.workers.close();
  patient = await newPatient(hams);
  const heartRate = { heartRate: 72 };
  await hams.app.inject({
    method: 'POST',
    url: '/api/patients/vitals',
    headers: patient.bearer,
    body: heartRate,
  });
});
afterAll(() => hams.close());

/** Occupies all running and waiting places; returns a function that releases them. */
async function occupyAll(turns: ConcurrencyLimit): Promise<() => Promise<unknown>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const taken: Promise<void>[] = [];
  const refusedBefore = turns.counts.refused;
  while (turns.counts.refused === refusedBefore) {
    taken.push(turns(() => promise));
    await Promise.resolve();
  }
  const oneTooMany = taken.pop();
  await expect(oneTooMany).rejects.toMatchObject({ code: 'busy' });
  return () => {
    resolve();
    return Promise.all(taken);
  };
}

const { password: rightPassword } = patientForm('');
const logIn = (password: string) =>
  hams.app.inject({
    method: 'POST',
    url: '/api/patients/login',
    body: { phone: patient.phone, password },
  });
const report = () => hams.app.inject({ url: '/api/patients/health-report.pdf', headers: patient.bearer });
const figures = async () => (await hams.app.inject('/api/metrics')).body;

const signUpWithPhoto = async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(patientForm(freshPhone()))) form.set(name, value);
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#0f6b66' } });
  form.set('photo', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'me.png');
  const body = new Response(form);
  return hams.app.inject({
    method: 'POST',
    url: '/api/patients/signup',
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
};

test.each([
  ['documents', () => hams.deps.workers.turns.documents, report, 200],
  ['passwords', () => hams.deps.passwords.turns, () => logIn(rightPassword), 200],
  ['photos', () => photoLimit, signUpWithPhoto, 201],
])(
  'P-02 one too many for the %s hears at once when to come again, and is served then',
  async (kind, turnsOf, call, status) => {
    const before = turnsOf().counts.refused;
    const giveBack = await occupyAll(turnsOf());
    const refused = await call();
    expect(refused.json()).toMatchObject({ status: 503, code: 'busy' });
    expect(refused.headers['retry-after']).toBe('2');
    const seen = await figures();
    expect(seen).toContain(`hams_heavy_work{kind="${kind}",state="waiting"} ${turnsOf().counts.waiting}`);
    expect(turnsOf().counts.waiting).toBeGreaterThan(0);
    expect(seen).toContain(`hams_heavy_work_refused_total{kind="${kind}"} ${before + 2}`);
    await giveBack();
    expect((await call()).statusCode).toBe(status);
  },
);

test('P-02 a login that was refused for the crowd counts as no wrong guess', async () => {
  const giveBack = await occupyAll(hams.deps.passwords.turns);
  for (let attempt = 0; attempt < 12; attempt += 1) expect((await logIn(rightPassword)).statusCode).toBe(503);
  await giveBack();
  expect((await logIn('wrong password')).statusCode).toBe(401);
  expect((await logIn(rightPassword)).statusCode).toBe(200);
});

test('F-04 a paper is drawn by a worker thread, of which the metrics know', async () => {
  const answer = await report();
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await figures()).toContain('hams_worker_threads 1');
});

test('P-02 a paper whose thread ends is refused with 503, and the next one is drawn', async () => {
  const { workers } = hams.deps;
  let closed: Promise<void> | undefined;
  const run = vi.spyOn(workers, 'run').mockImplementationOnce((...call) => {
    const drawing = workers.run(...call);
    closed = workers.close();
    return drawing;
  });
  const refused = await report();
  expect(refused.json()).toMatchObject({ status: 503, code: 'unavailable' });
  await closed;
  expect((await report()).statusCode).toBe(200);
  run.mockRestore();
});
