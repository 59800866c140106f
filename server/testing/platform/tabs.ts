import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import type { ClientFrame, ServerFrame } from '#contract/platform/live.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { type TestApp, thursday } from '#server/testing/app.ts';
import { newDoctor, publishDay } from '#server/testing/people.ts';

/** A tab: what it sends, and the frames that it gets, in order. */
export interface TestTab {
  readonly socket: WebSocket;
  send(frame: ClientFrame): void;
  /** Waits for the next frame that is no heartbeat. */
  next(): Promise<ServerFrame>;
  /** Follows, and waits for the confirmation. */
  follow(topic: Extract<ClientFrame, { type: 'follow' }>['topic'], peer?: string): Promise<void>;
  /** The code and reason of the close. */
  readonly closed: Promise<readonly [code: number, reason: string]>;
}

/** The address of an app's real socket. */
export async function getAppAddress(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: 'localhost' });
  return `localhost:${(app.server.address() as AddressInfo).port}`;
}

/** Opens a line; `token` identifies it at once. */
export async function openTab(
  app: FastifyInstance,
  token: string | null = null,
  headers: Record<string, string> = {},
): Promise<TestTab> {
  const socket = new WebSocket(`ws://${await getAppAddress(app)}/api/live`, { headers });
  const told: ServerFrame[] = [];
  const waiting: ((frame: ServerFrame) => void)[] = [];
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as ServerFrame;
    if (frame.type === 'beat') return;
    const waiter = waiting.shift();
    if (waiter) waiter(frame);
    else told.push(frame);
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
      const frame = told.shift();
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

/** The status that refuses an upgrade. */
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
 * Returns how to wait until all these apps have passed on what was committed before; later frames are the
 * test's own. Messages keep the order of commits.
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
      let told = await tab.next();
      while (told.type !== 'slots' || told.days[0] !== date) told = await tab.next();
    }
  };
}
