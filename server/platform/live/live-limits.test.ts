import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { maxFrameBytes, type Topic } from '#contract/platform/live-frames.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { buildApp } from '#server/app.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { newDoctor, publishDay, type TestPerson } from '#server/testing/people.ts';
import { createSettle, getAppAddress, openTab, readRefusalStatus } from '#server/testing/platform/tabs.ts';
import { maxConnectionsPerAddress } from '#server/video/live/admit-upgrade.ts';
import { createTokenBucket } from '#server/video/live/frame-gate.ts';

let hams: TestApp;
let doctor: TestPerson;
let slots: Topic;
let days = 0;

beforeAll(async () => {
  hams = await testApp({ PUBLIC_URL: 'https://hams.example' });
  doctor = await newDoctor(hams);
  slots = `slots:DOC-${doctor.id}`;
  await (await createSettle(hams, [hams.app]))();
});
afterAll(() => hams.close());

const figure = async (name: string) => {
  const { body } = await hams.app.inject({ url: '/api/metrics' });
  return Number(
    body
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.split(' ')
      .at(-1),
  );
};

describe('E-08 what ends a line, and nobody else’s', () => {
  test.each<[what: string, send: (socket: WebSocket) => void, code: number, reason: string]>([
    ['no JSON', (socket) => socket.send('{'), 1008, 'bad_frame'],
    ['no frame of ours', (socket) => socket.send('{"type":"dance"}'), 1008, 'bad_frame'],
    [
      'a topic that there is not',
      (socket) => socket.send('{"type":"follow","topic":"slots:1"}'),
      1008,
      'bad_frame',
    ],
    ['bytes', (socket) => socket.send(Buffer.from('{}')), 1008, 'bad_frame'],
    ['a frame that is too long', (socket) => socket.send(' '.repeat(maxFrameBytes + 1)), 1009, ''],
    [
      'a flood',
      (socket) => {
        for (let sent = 0; sent < 101; sent += 1) socket.send('{"type":"leave","topic":"slots:DOC-1"}');
      },
      1008,
      'flood',
    ],
  ])('E-08 %s', async (_, send, code, reason) => {
    const looker = await openTab(hams.app);
    await looker.follow(slots);
    const guilty = await openTab(hams.app);
    send(guilty.socket);
    expect(await guilty.closed).toEqual([code, reason]);
    days += 1;
    const day = addDays('2026-12-01', days);
    await publishDay(hams, doctor, day, ['09:00'], 15);
    expect(await looker.next()).toMatchObject({ days: [day] });
    looker.socket.close();
  });

  test('E-08 a hundred frames at once are no flood, and thirty more each second', () => {
    let now = 0;
    const bucket = createTokenBucket(() => now);
    const countTaken = () => Array.from({ length: 200 }, bucket).filter(Boolean).length;
    expect(countTaken()).toBe(100);
    now = 1000;
    expect(countTaken()).toBe(30);
    now = 0; // a clock set back adds nothing
    expect(countTaken()).toBe(0);
    now = 60_000;
    expect(countTaken()).toBe(100);
  });

  test('E-08 more than fifty topics are refused one by one', async () => {
    const tab = await openTab(hams.app);
    for (let doctorId = 1; doctorId <= 50; doctorId += 1) await tab.follow(`slots:DOC-${doctorId}`);
    tab.send({ type: 'follow', topic: 'slots:DOC-51' });
    expect(await tab.next()).toEqual({ type: 'refused', topic: 'slots:DOC-51', because: 'too_many' });
    await tab.follow('slots:DOC-0050');
    tab.send({ type: 'leave', topic: 'slots:DOC-1' });
    await tab.follow('slots:DOC-51');
    tab.socket.close();
  });

  test('E-08 the lines and why they were cut are counted', async () => {
    const openConnections = (count: number) =>
      vi.waitFor(async () => expect(await figure('hams_live_lines')).toBe(count), 60_000);
    await openConnections(1);
    const before = await figure('hams_live_cut_total{reason="bad_frame"}');
    const tab = await openTab(hams.app);
    await tab.follow(slots);
    await openConnections(2);
    expect(await figure('hams_live_listening')).toBe(1);
    tab.socket.send('{');
    await tab.closed;
    await openConnections(1);
    expect(await figure('hams_live_cut_total{reason="bad_frame"}')).toBe(before + 1);
  });
});

describe('E-08 who gets a line', () => {
  test('E-08 pages of the site itself, and what is no browser', async () => {
    for (const origin of ['https://hams.example', `http://${await getAppAddress(hams.app)}`]) {
      (await openTab(hams.app, null, { origin })).socket.close();
    }
    (await openTab(hams.app)).socket.close();
  });

  test.each(['https://evil.example', 'https://hams.example.evil.example', 'null', 'nonsense'])(
    'E-08 no page of %s',
    async (origin) => expect(await readRefusalStatus(hams.app, { origin })).toBe(403),
  );

  test('E-08 an upgrade to anything else stays an ordinary request', async () => {
    const [host, port] = (await getAppAddress(hams.app)).split(':');
    for (const [path, status] of [
      ['/api/healthz', 200],
      ['/api/live', 404],
    ] as const) {
      const socket = connect(Number(port), host);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n`);
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      socket.destroy();
    }
  });

  test('E-08 a request that is no handshake is answered and forgotten', async () => {
    const [host, port] = (await getAppAddress(hams.app)).split(':');
    const socket = connect(Number(port), host);
    socket.write(
      'GET /api/live HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n',
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 400 /);
    await once(socket, 'close');
  });
});

describe('E-08 one address', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await testApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
  });
  afterAll(() => limited.close());

  test('E-08 has a thousand lines, by the word of the nearest proxy, and no more; a /64 counts as one', async () => {
    const clinic = (host: number) => ({
      'x-forwarded-for': `203.0.113.9, 2001:db8:0:1::${host.toString(16)}`,
    });
    await getAppAddress(limited.app);
    const tabs = await Promise.all(
      Array.from({ length: maxConnectionsPerAddress }, (_, host) => openTab(limited.app, null, clinic(host))),
    );
    expect(await readRefusalStatus(limited.app, { 'x-forwarded-for': '2001:db8:0:1:ffff::1' })).toBe(429);
    const neighbour = { 'x-forwarded-for': '2001:db8:0:1::1, 2001:db8:0:2::1' };
    (await openTab(limited.app, null, neighbour)).socket.close();
    tabs[0]?.socket.close();
    await tabs[0]?.closed;
    const again = await openTab(limited.app, null, clinic(maxConnectionsPerAddress));
    for (const { socket } of [...tabs, again]) socket.terminate();
  });
});

describe('E-08 a process that stops', () => {
  test('E-08 sends its tabs away with a code that means: come back at once, elsewhere', async () => {
    const stopping: FastifyInstance = await buildApp(hams.deps);
    const tab = await openTab(stopping);
    await tab.follow(slots);
    await stopping.close();
    expect(await tab.closed).toEqual([1012, 'restart']);
  });

  test('E-08 does not wait for a tab that does not answer', async () => {
    const stopping = await buildApp(hams.deps);
    const { socket, closed } = await openTab(stopping);
    socket.pause(); // reads nothing, so it never closes on its own
    await stopping.close();
    socket.resume();
    expect((await closed)[0]).toBe(1012);
  });
});
