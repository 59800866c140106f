import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PushApiModel } from 'web-push-testing/src/PushApiModel.js';
import WebPushTestingServer from 'web-push-testing/src/server.js';
import { Undeliverable } from '#server/platform/outbox/deliver.ts';
import type { Notice } from '#server/platform/outbox/message-content.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { createTestNotice } from '#server/testing/messaging/notice.ts';
import { newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { composePush } from './compose-push.ts';
import { deliverByPush } from './deliver-by-push.ts';
import { isPushService } from './push-hosts.ts';
import { loadPushKeys } from './push-keys.ts';

const model = new PushApiModel();
let service: Server;
/** A push service whose answer a test can set. */
const configurableAnswer = { status: 201, headers: [] as IncomingHttpHeaders[] };
let oddService: Server;
let hams: TestApp;
let patient: TestPerson;
let doctor: TestPerson;
const getHost = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const testing = new WebPushTestingServer(model, 0);
  testing.startServer();
  service = testing._server;
  oddService = createServer((request, response) => {
    configurableAnswer.headers.push(request.headers);
    request.resume();
    response.writeHead(configurableAnswer.status, { location: 'http://127.0.0.1:1/inside' }).end();
  }).listen(0, '127.0.0.1');
  await Promise.all([service, oddService].map((one) => one.listening || once(one, 'listening')));
  model.notifyUrl = `http://${getHost(service)}/notify/`;
  hams = await testApp({
    PUSH_HOSTS: `${getHost(service)},${getHost(oddService)}`,
    MAIL_FROM: 'HAMS <desk@clinic.example>',
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  [patient, doctor] = await Promise.all([newPatient(hams), newDoctor(hams)]);
});
afterEach(async () => {
  configurableAnswer.status = 201;
  configurableAnswer.headers = [];
  await hams.db.pool.query('delete from push_subscriptions');
});
afterAll(async () => {
  vi.restoreAllMocks();
  await hams.close();
  for (const server of [service, oddService]) {
    server.closeAllConnections();
    server.close();
  }
});

const call = (method: 'POST' | 'DELETE', who: TestPerson, body: Record<string, unknown>) =>
  hams.app.inject({ method, url: '/api/push/subscriptions', headers: who.bearer, body });

const readPublicKey = async (who: TestPerson) =>
  (await hams.app.inject({ url: '/api/push/key', headers: who.bearer })).json<{ key: string }>().key;

async function subscribeBrowser(who: TestPerson) {
  const applicationServerKey = await readPublicKey(who);
  const { endpoint, keys, clientHash } = await model.subscribe({
    userVisibleOnly: 'true',
    applicationServerKey,
  });
  const answer = await call('POST', who, { endpoint, keys, expirationTime: null });
  expect(answer.statusCode, answer.body).toBe(201);
  return { clientHash, endpoint, keys, shown: () => model.getNotifications({ clientHash }).messages };
}

async function subscribeConfigurableBrowser(who: TestPerson) {
  const { keys } = await model.subscribe({ applicationServerKey: await readPublicKey(who) });
  const endpoint = `http://${getHost(oddService)}/send/1`;
  expect((await call('POST', who, { endpoint, keys })).statusCode).toBe(201);
}

const stored = async () =>
  (await hams.db.pool.query('select role, person_id, endpoint from push_subscriptions')).rows;

function send(notice: Notice, to: string, acceptToken: string | null = null) {
  const composed = composePush(notice, { acceptToken });
  const usefulUntil = new Date(thursdayMorning + 90_500);
  const message = { key: 'k', to, kind: notice.event, locale: notice.locale, usefulUntil, ...composed };
  return deliverByPush(hams.deps)(message, AbortSignal.timeout(5000));
}

describe('what a browser shows', () => {
  test('N-02 a push service of someone else’s making knows us, and its browser decrypts what we send', async () => {
    const { shown } = await subscribeBrowser(patient);
    await send(
      createTestNotice('accepted', { locale: 'hi', title: 'स्वीकार हुई', text: 'डॉ. राव' }),
      `patient:${patient.id}`,
    );
    expect(shown().map((one) => JSON.parse(one))).toEqual([
      {
        title: 'स्वीकार हुई',
        body: 'डॉ. राव',
        path: '/v/abcdefghijklmnopqrstuv',
        topic: 'visit-7',
        locale: 'hi',
        accept: null,
      },
    ]);
  });

  test('N-08 a request brings its doctor a button that accepts it, with its words', async () => {
    const { shown } = await subscribeBrowser(doctor);
    const notice = createTestNotice('requested', { reader: 'doctor', readerId: doctor.id, link: null });
    await send(notice, `doctor:${doctor.id}`, 'abcdefghijklmnopqrstuv');
    expect(JSON.parse(shown()[0] ?? '')).toMatchObject({
      path: '/dashboard',
      accept: { token: 'abcdefghijklmnopqrstuv', button: 'Accept', done: 'Accepted' },
    });
  });

  test('N-02 it replaces the one before about the same visit, and dies when it is of no use', async () => {
    await subscribeConfigurableBrowser(patient);
    await send(createTestNotice('reminder'), `patient:${patient.id}`);
    expect(configurableAnswer.headers[0]).toMatchObject({
      ttl: '91',
      topic: 'visit-7',
      urgency: 'normal',
      'content-encoding': 'aes128gcm',
    });
    const [, claims = ''] =
      /^vapid t=[\w-]+\.([\w-]+)\./.exec(configurableAnswer.headers[0]?.authorization ?? '') ?? [];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: `http://${getHost(oddService)}`,
      sub: 'mailto:desk@clinic.example',
    });
  });

  test('N-02 a reason stays off the screen, and no text is too long for a notification', async () => {
    const facts = { reason: 'Chest pain' };
    const notice = createTestNotice('calledOff', { facts, text: 'Called off: “Chest pain”' });
    expect(composePush(notice, { acceptToken: null }).content).toMatchObject({
      body: 'Thu 26 Nov, 16:30, Care Hospital',
    });
    const long = composePush(createTestNotice('booked', { text: 'न'.repeat(2000) }), { acceptToken: null });
    expect(Buffer.byteLength(long.text)).toBeLessThan(2000);
    const { content } = composePush(createTestNotice('requestsOfTheHour', { visit: null, link: null }), {
      acceptToken: null,
    });
    if (content?.form !== 'push') throw new Error('It is a notification');
    expect(content.topic).toMatch(/^[\w-]{1,32}$/);
  });
});

describe('whose browsers', () => {
  test('N-02 every browser of the reader, nobody else’s; nobody’s is no failure', async () => {
    const [mine, other] = [await subscribeBrowser(patient), await subscribeBrowser(doctor)];
    await send(createTestNotice('reminder'), `patient:${patient.id}`);
    await send(createTestNotice('reminder'), 'patient:999999');
    expect([mine.shown().length, other.shown().length]).toEqual([1, 0]);
    await expect(send(createTestNotice('reminder'), 'everybody')).rejects.toThrow(Undeliverable);
  });

  test('A-12 after logging out nothing is shown any more', async () => {
    const person = await newPatient(hams);
    const { shown } = await subscribeBrowser(person);
    await hams.app.inject({ method: 'POST', url: '/api/logout', headers: person.bearer });
    await send(createTestNotice('reminder'), `patient:${person.id}`);
    expect(shown()).toEqual([]);
  });

  test('N-02 a session has one subscription; it ends on request, and only one’s own does', async () => {
    const old = await subscribeBrowser(patient);
    const { endpoint, keys } = await subscribeBrowser(patient);
    expect(await stored()).toEqual([{ role: 'patient', person_id: patient.id, endpoint }]);
    expect(old.endpoint).not.toBe(endpoint);
    expect((await call('DELETE', doctor, { endpoint })).statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
    // The next user to sign in on the same browser gets its notifications.
    await call('POST', doctor, { endpoint, keys });
    expect(await stored()).toEqual([{ role: 'doctor', person_id: doctor.id, endpoint }]);
    await call('DELETE', doctor, { endpoint });
    expect(await stored()).toEqual([]);
  });

  test('N-02 the keys are made once, for all processes', async () => {
    const keys = await Promise.all([
      loadPushKeys(hams.db.pool),
      loadPushKeys(hams.db.pool),
      readPublicKey(patient),
    ]);
    expect(keys[0]).toEqual(keys[1]);
    expect(keys[2]).toBe(keys[0].publicKey);
  });
});

describe('a push service that is not well', () => {
  test('N-02 a subscription that is over is deleted', async () => {
    const { clientHash } = await subscribeBrowser(patient);
    model.expireSubscription(clientHash);
    await send(createTestNotice('reminder'), `patient:${patient.id}`);
    expect(await stored()).toEqual([]);
    await subscribeConfigurableBrowser(patient);
    configurableAnswer.status = 404;
    await send(createTestNotice('reminder'), `patient:${patient.id}`);
    expect(await stored()).toEqual([]);
  });

  test.each([302, 400, 401, 429, 500])(
    'N-02 %i is tried again, and nobody is led elsewhere',
    async (status) => {
      await subscribeConfigurableBrowser(patient);
      configurableAnswer.status = status;
      const sent = send(createTestNotice('reminder'), `patient:${patient.id}`);
      await expect(sent).rejects.toThrow(`the push service answered ${status}`);
      expect(await stored()).toHaveLength(1);
    },
  );

  test('N-02 when one browser of two took it, it is not shown there again', async () => {
    const second = await hams.app.inject({
      method: 'POST',
      url: '/api/patients/login',
      body: { phone: patient.phone, password: 'teal kettle' },
    });
    const { token } = second.json<{ token: string }>();
    const { shown } = await subscribeBrowser(patient);
    await subscribeConfigurableBrowser({ ...patient, token, bearer: { authorization: `Bearer ${token}` } });
    expect(await stored()).toHaveLength(2);
    configurableAnswer.status = 500;
    await send(createTestNotice('reminder'), `patient:${patient.id}`);
    expect(shown()).toHaveLength(1);
  });

  test('N-02 without the setting that allowed it nothing is sent to a host', async () => {
    const { shown } = await subscribeBrowser(patient);
    const config = { ...hams.deps.config, messages: { ...hams.deps.config.messages, pushHosts: [] } };
    const composed = composePush(createTestNotice('reminder'), { acceptToken: null });
    const message = {
      key: 'k',
      kind: 'reminder',
      locale: 'en' as const,
      to: `patient:${patient.id}`,
      usefulUntil: new Date(),
      ...composed,
    };
    await deliverByPush({ ...hams.deps, config })(message, AbortSignal.timeout(5000));
    expect(shown()).toEqual([]);
  });
});

const known = [
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
];
const elsewhere = [
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com@10.0.0.1/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilpush.apple.com.example/x',
  'https://notpush.services.mozilla.com.evil.example/',
  'https://169.254.169.254/latest/meta-data/',
  'https://localhost/x',
  'https://127.0.0.1:5432/x',
  'https://[::1]/x',
  'file:///etc/passwd',
  'not an address',
];

test('N-02 only addresses of push services are taken: the server will call them', async () => {
  expect(known.filter((endpoint) => isPushService(endpoint, []))).toEqual(known);
  expect(elsewhere.filter((endpoint) => isPushService(endpoint, ['push.clinic.example']))).toEqual([]);
  expect(isPushService('http://push.clinic.example/x', ['push.clinic.example'])).toBe(true);
  const { keys } = await model.subscribe({ applicationServerKey: await readPublicKey(patient) });
  for (const endpoint of elsewhere)
    expect((await call('POST', patient, { endpoint, keys })).statusCode).toBe(400);
  const [endpoint] = known;
  expect((await call('POST', patient, { endpoint, keys })).statusCode).toBe(201);
  for (const wrong of [
    { ...keys, auth: 'short' },
    { ...keys, p256dh: `${keys.p256dh}AA` },
    { ...keys, p256dh: 'A'.repeat(87) }, // no point of the curve
    { auth: keys.auth },
  ]) {
    expect((await call('POST', patient, { endpoint, keys: wrong })).statusCode).toBe(400);
  }
});
