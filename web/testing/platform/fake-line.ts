import { vi } from 'vitest';
import type { ClientFrame, ServerFrame } from '#contract/platform/live-frames.ts';
import { createLineStore } from '#web/platform/live/connection-state.ts';
import { createLiveLine } from '#web/platform/live/live-line.ts';

/** A WebSocket whose other end is the test. */
class FakeSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: ClientFrame[] = [];

  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.readyState = WebSocket.CLOSED;
  }

  accept() {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  notify(frame: ServerFrame) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  /** The server or the network closes it. */
  cut(code = 1006) {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
  /** The server accepts, and grants every topic. */
  grantAll() {
    this.accept();
    for (const frame of this.sent) {
      if (frame.type === 'follow') this.notify({ type: 'following', topic: frame.topic });
    }
  }
}

/** A live connection with fake sockets, session and state. */
export function createFakeLine() {
  const sockets: FakeSocket[] = [];
  const listeners = new Set<() => void>();
  let token: string | null = null;
  const store = createLineStore();
  const line = createLiveLine({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    session: {
      token: () => token,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    store,
  });
  return {
    line,
    store,
    sockets,
    socket: () => {
      const last = sockets.at(-1);
      if (!last) throw new Error('No line was opened');
      return last;
    },
    logIn(next: string | null) {
      token = next;
      for (const listener of listeners) listener();
    },
  };
}

export const createFollower = () => ({
  onFrame: vi.fn(),
  onCatchUp: vi.fn(),
  onLost: vi.fn(),
  onRefused: vi.fn(),
});
