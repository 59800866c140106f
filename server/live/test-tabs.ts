import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import type { ClientFrame, ServerFrame } from '#contract/live.ts';
import { addDays } from '#domain/calendar-days.ts';
import { type TestApp, thursday } from '#server/platform/test-app.ts';
import { newDoctor, publish } from '#server/platform/test-people.ts';

/** A tab as the server sees it: what it sends, and what it is told, in order. */
export interface TestTab {
  readonly socket: WebSocket;
  send(frame: ClientFrame): void;
  /** What it is told next, beats aside; waits for it. */
  next(): Promise<ServerFrame>;
  /** Follows, and waits until it is so. */
  follow(topic: Extract<ClientFrame, { type: 'follow' }>['topic'], peer?: string): Promise<void>;
  /** The code and the reason with which the line was closed. */
  readonly closed: Promise<readonly [code: number, reason: string]>;
}

/** Where an app of a test answers on a real socket. */
export async function addressOfApp(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: 'localhost' });
  return `localhost:${(app.server.address() as AddressInfo).port}`;
}

/** Opens a line; `token` says at once who the tab belongs to. */
export async function openTab(
  app: FastifyInstance,
  token: string | null = null,
  headers: Record<string, string> = {},
): Promise<TestTab> {
  const socket = new WebSocket(`ws://${await addressOfApp(app)}/api/live`, { headers });
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

/** The status with which a line is refused before it is one. */
export async function refusedStatus(app: FastifyInstance, headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(`ws://${await addressOfApp(app)}/api/live`, { headers });
  const answered = new Promise<number>((resolve, reject) => {
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.once('open', () => reject(new Error('It was granted')));
  });
  socket.on('error', () => {}); // terminating it is one
  const status = await answered;
  socket.terminate();
  return status;
}

/**
 * Answers how to wait until everything that was committed before has been told by all these apps: what comes afterwards
 * is of the test's own doing. Messages keep the order of their commits.
 */
export async function quietOf(hams: TestApp, apps: readonly FastifyInstance[]): Promise<() => Promise<void>> {
  const doctor = await newDoctor(hams);
  const tabs = await Promise.all(apps.map((app) => openTab(app)));
  for (const tab of tabs) await tab.follow(`slots:DOC-${doctor.id}`);
  let rounds = 0;
  return async () => {
    rounds += 1;
    const date = addDays(thursday, rounds);
    await publish(hams, doctor, date, ['09:00'], 15);
    for (const tab of tabs) {
      let told = await tab.next();
      while (told.type !== 'slots' || told.days[0] !== date) told = await tab.next();
    }
  };
}
