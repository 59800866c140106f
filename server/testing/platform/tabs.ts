import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import type { ClientFrame, ServerFrame } from '#contract/platform/live-frames.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { type TestApp, thursday } from '#server/testing/app.ts';
import { newDoctor, publishDay } from '#server/testing/people.ts';

export interface TestTab {
  readonly socket: WebSocket;
  send(frame: ClientFrame): void;
  next(): Promise<ServerFrame>;
  follow(topic: Extract<ClientFrame, { type: 'follow' }>['topic'], peer?: string): Promise<void>;
  readonly closed: Promise<readonly [code: number, reason: string]>;
}

export async function getAppAddress(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: 'localhost' });
  return `localhost:${(app.server.address() as AddressInfo).port}`;
}

/** Opens a live connection; `token` identifies it immediately. */
export async function openTab(
  app: FastifyInstance,
  token: string | null = null,
  headers: Record<string, string> = {},
): Promise<TestTab> {
  const socket = new WebSocket(`ws://${await getAppAddress(app)}/api/live`, { headers });
  const notified: ServerFrame[] = [];
  const waiting: ((frame: ServerFrame) => void)[] = [];
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as ServerFrame;
    if (frame.type === 'beat') return;
    const waiter = waiting.shift();
    if (waiter) waiter(frame);
    else notified.push(frame);
  });
  const closed = new Promise<readonly [number, string]>((resolve) =>
    socket.once('close', (code, reason) => resolve([code, String(reason)])),
  );
  await once(socket, 'open');
  const tab: TestTab = {
    socket,
    closed,
    send: (frame) => socket.send(JSON.stringify(frame)),
    next: () => {
      const frame = notified.shift();
      return frame ? Promise.resolve(frame) : new Promise((resolve) => waiting.push(resolve));
    },
    async follow(topic, peer) {
      tab.send({ type: 'follow', topic, ...(peer && { peer }) });
      const answer = await tab.next();
      if (answer.type !== 'following') throw new Error(`Told ${JSON.stringify(answer)}`);
    },
  };
  if (token) tab.send({ type: 'identify', token });
  return tab;
}

export async function readRefusalStatus(
  app: FastifyInstance,
  headers: Record<string, string>,
): Promise<number> {
  const socket = new WebSocket(`ws://${await getAppAddress(app)}/api/live`, { headers });
  const answered = new Promise<number>((resolve, reject) => {
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.once('open', () => reject(new Error('It was granted')));
  });
  socket.on('error', () => {}); // terminating it causes one
  const status = await answered;
  socket.terminate();
  return status;
}

/**
 * Returns a function that waits until all these apps have passed on earlier commits, so that later frames
 * belong to the test. Messages arrive in the order of commits.
 */
export async function createSettle(
  hams: TestApp,
  apps: readonly FastifyInstance[],
): Promise<() => Promise<void>> {
  const doctor = await newDoctor(hams);
  const tabs = await Promise.all(apps.map((app) => openTab(app)));
  for (const tab of tabs) await tab.follow(`slots:DOC-${doctor.id}`);
  let rounds = 0;
  return async () => {
    rounds += 1;
    const date = addDays(thursday, rounds);
    await publishDay(hams, doctor, date, ['09:00'], 15);
    for (const tab of tabs) {
      let notified = await tab.next();
      while (notified.type !== 'slots' || notified.days[0] !== date) notified = await tab.next();
    }
  };
}
