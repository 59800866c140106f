import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { maxFrameBytes, type ServerFrame } from '#contract/platform/live-frames.ts';
import { heartbeatSeconds } from '#contract/video/live-connection.ts';
import type { Deps } from '#server/platform/deps.ts';
import { toAddressBlock } from '#server/platform/http/address-block.ts';
import { refuseUpgrade } from '#server/platform/http/problems.ts';
import type { CloseReason, Live } from '#server/platform/live/live.ts';
import { log } from '#server/platform/log/log.ts';
import { findUpgradeRefusal, getClientAddress } from './admit-upgrade.ts';
import { createTokenBucket, parseFrame } from './frame-gate.ts';

const checkMilliseconds = 60_000;
/** Unsent bytes per tab; frames are small, so a tab with this many has stopped reading. */
const maxUnsentBytes = 1024 * 1024;
/** After this many heartbeats without an answer a connection counts as dead. */
const maxMissedHeartbeats = 2;
/** Time for tabs to close when the process stops. */
const closeMilliseconds = 500;

const codes = { unknownFrame: 1008, serviceRestart: 1012, tryAgainLater: 1013 } as const;

/**
 * The WebSocket at /api/live (contract/platform/live-frames.ts). Upgrades are not routes: they are another protocol with
 * other limits.
 */
export function liveRoutes(app: FastifyInstance, deps: Deps, live: Live): void {
  const { config, clock } = deps;
  const server = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes });
  const connectionsByAddress = new Map<string, number>();
  const silentBeats = new Map<WebSocket, number>();
  const ending = new Set<Promise<void>>();
  let stopping = false;

  const count = (because: CloseReason) =>
    live.counts.cut.set(because, (live.counts.cut.get(because) ?? 0) + 1);
  const countLine = (address: string, by: 1 | -1) => {
    const lines = (connectionsByAddress.get(address) ?? 0) + by;
    if (lines > 0) connectionsByAddress.set(address, lines);
    else connectionsByAddress.delete(address);
  };

  const serve = (socket: WebSocket, address: string) => {
    const bucket = createTokenBucket(clock.now);
    const cut = (because: CloseReason, code: number) => {
      if (socket.readyState !== socket.OPEN) return;
      count(because);
      socket.close(code, because);
    };
    const tab = live.makeTab({
      send(frame: ServerFrame) {
        if (socket.readyState !== socket.OPEN) return;
        if (socket.bufferedAmount <= maxUnsentBytes) return socket.send(JSON.stringify(frame));
        count('slow');
        socket.terminate();
      },
      onFailure(error) {
        log.error({ err: error }, 'WebSocket connection failed');
        cut('failure', codes.tryAgainLater);
      },
    });
    const sign = () => silentBeats.set(socket, 0);
    countLine(address, 1);
    sign();
    socket.on('pong', sign);
    socket.on('message', (data, isBinary) => {
      if (socket.readyState !== socket.OPEN) return;
      sign();
      if (!bucket()) return cut('flood', codes.unknownFrame);
      const frame = parseFrame(data, isBinary);
      if (frame) tab.take(frame);
      else cut('bad_frame', codes.unknownFrame);
    });
    // Too large, or no WebSocket frame: it was answered with a code, and `close` follows.
    socket.on('error', () => count('bad_frame'));
    socket.on('close', () => {
      silentBeats.delete(socket);
      countLine(address, -1);
      const end = tab
        .end()
        .catch((error: unknown) => log.error({ err: error }, 'WebSocket cleanup failed'))
        .finally(() => ending.delete(end));
      ending.add(end);
    });
  };

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const address = toAddressBlock(getClientAddress(request, config));
    const refusal = findUpgradeRefusal(request, config, connectionsByAddress.get(address) ?? 0, stopping);
    if (refusal) refuseUpgrade(refusal, socket);
    else server.handleUpgrade(request, socket, head, (line) => serve(line, address));
  };

  const beat = () => {
    for (const [socket, beats] of silentBeats) {
      if (beats >= maxMissedHeartbeats) {
        count('silent');
        socket.terminate();
        continue;
      }
      silentBeats.set(socket, beats + 1);
      // A process that cannot listen sends no heartbeats, so that its tabs move to another one.
      if (live.hub.listening) socket.send('{"type":"beat"}');
      socket.ping();
    }
  };

  app.server.on('upgrade', upgrade);
  let stopListening = async () => {};
  app.addHook('onReady', async () => {
    const listener = live.listen();
    const timers = [
      setInterval(beat, heartbeatSeconds * 1000).unref(),
      setInterval(() => void live.checkAll(), checkMilliseconds).unref(),
    ];
    stopListening = () => {
      for (const timer of timers) clearInterval(timer);
      return listener.stop();
    };
  });
  // The call has committed its changes. This runs before its response, so that a following request never sees
  // older data.
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.method !== 'GET') live.changed();
    done(null, payload);
  });
  app.addHook('onClose', () => stopListening());
  app.addHook('preClose', async () => {
    stopping = true;
    for (const socket of server.clients) socket.close(codes.serviceRestart, 'restart');
    const cutting = setTimeout(() => {
      for (const socket of server.clients) socket.terminate();
    }, closeMilliseconds);
    while (server.clients.size > 0 || ending.size > 0) {
      const closes = [...server.clients].map(
        (socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
      );
      await Promise.all([...closes, ...ending]);
    }
    clearTimeout(cutting);
  });
}
