import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '#harness/running-hams.ts';
import { openLink, undisturbed } from './network-link.ts';

/** An echo server, a link to it, and a connection over the link. */
async function openEchoLink() {
  const port = await findFreePort();
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.pipe(socket);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const link = await openLink(() => ({ host: '127.0.0.1', port }));
  const socket = connect(link.port, '127.0.0.1');
  socket.setEncoding('utf8').on('error', () => {});
  await once(socket, 'connect');
  onTestFinished(async () => {
    socket.destroy();
    await link.close();
    server.close();
  });
  return { link, socket };
}

async function readEcho(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  let echo = '';
  while (echo.length < text.length) echo += (await once(socket, 'data'))[0];
  return echo;
}

test('P-01 a link carries everything both ways, in its order, in fair weather and when each piece is late', async () => {
  const { link, socket } = await openEchoLink();
  const text = Array.from({ length: 20_000 }, (_, index) => `${index} `).join('');
  expect(await readEcho(socket, text)).toBe(text);
  let delays = 0;
  link.setWeather({ ...undisturbed, delay: () => (++delays % 2) * 5 });
  expect(await readEcho(socket, text)).toBe(text);
  expect(delays).toBeGreaterThan(1);
});

test('P-01 of a piece that is cut in half, half arrives at most, and the connection breaks', async () => {
  const { link, socket } = await openEchoLink();
  expect(await readEcho(socket, 'whole')).toBe('whole');
  link.setWeather({ ...undisturbed, breaks: () => true });
  let arrived = '';
  socket.on('data', (text) => (arrived += text));
  socket.write('12345678');
  await once(socket, 'close');
  expect('1234'.startsWith(arrived)).toBe(true);
});

test('P-01 a reset ends all connections, and new ones are carried', async () => {
  const { link, socket } = await openEchoLink();
  expect(await readEcho(socket, 'whole')).toBe('whole');
  const failed = once(socket, 'error');
  link.reset();
  expect(await failed).toMatchObject([{ code: 'ECONNRESET' }]);
  const another = connect(link.port, '127.0.0.1').setEncoding('utf8');
  onTestFinished(() => {
    another.destroy();
  });
  expect(await readEcho(another, 'again')).toBe('again');
});
