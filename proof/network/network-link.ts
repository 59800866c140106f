import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '#harness/running-hams.ts';

/** Disturbances of a network connection. */
export interface NetworkConditions {
  /** Milliseconds before each chunk is forwarded. */
  readonly delay: () => number;
  /** Returns true to forward only half of this chunk and then break the connection. */
  readonly breaks: () => boolean;
}

export const undisturbed: NetworkConditions = { delay: () => 0, breaks: () => false };

/** A local port that forwards to another one through a network that can be disturbed. */
export interface Link {
  readonly port: number;
  setWeather(weather: NetworkConditions): void;
  /** Resets all connections immediately, as a router does that loses its state: both sides get a reset. */
  reset(): void;
  close(): Promise<void>;
}

/** Evaluates `target` again for each connection. */
export async function openLink(target: () => NetConnectOpts): Promise<Link> {
  let weather = undisturbed;
  const open = new Set<Socket>();
  const trackSocket = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => {}); // `close` follows
    socket.setNoDelay(true);
  };
  const breakOff = (...sockets: Socket[]) => {
    for (const socket of sockets) {
      // Only TCP knows resets; the other side of a unix socket sees an end.
      if (socket.connecting || !('resetAndDestroy' in socket) || socket.remoteAddress === undefined)
        socket.destroy();
      else socket.resetAndDestroy();
    }
  };

  const carry = async (from: Socket, to: Socket) => {
    try {
      for await (const piece of from as AsyncIterable<Buffer>) {
        const delay = weather.delay();
        if (delay > 0) await wait(delay);
        if (weather.breaks()) {
          to.write(piece.subarray(0, Math.ceil(piece.length / 2)), () => breakOff(from, to));
          return;
        }
        if (!to.write(piece))
          await new Promise((resolve) => to.once('drain', resolve).once('close', resolve));
      }
      to.end();
    } catch {
      breakOff(from, to);
    }
  };

  const server = createServer({ allowHalfOpen: true }, (here) => {
    const there = connect({ ...target(), allowHalfOpen: true });
    trackSocket(here);
    trackSocket(there);
    void carry(here, there);
    void carry(there, here);
  });
  const port = await findFreePort();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    port,
    setWeather(next) {
      weather = next;
    },
    reset() {
      breakOff(...open);
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      breakOff(...open);
      await closed;
    },
  };
}
