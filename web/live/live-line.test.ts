import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerFrame, Topic } from '#contract/live.ts';
import type { LineState } from './line-state.ts';
import { type Follower, makeLiveLine } from './live-line.ts';

/** A server at the other end, which a test plays. */
class Socket {
  readyState = WebSocket.CONNECTING as number;
  readonly sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = WebSocket.CLOSED;
  }
  accept() {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  say(frame: ServerFrame) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  break() {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}

const slots = 'slots:DOC-000201' as Topic;
const own = 'patient:PAT-000101' as Topic;

function setUp() {
  const sockets: Socket[] = [];
  const states: LineState[] = [];
  let token: string | null = 'token of Asha';
  let session = () => {};
  const line = makeLiveLine({
    connect: () => {
      const socket = new Socket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    token: () => token,
    onSession: (listener) => {
      session = listener;
    },
    onState: (state) => void (states.at(-1) !== state && states.push(state)),
    random: () => 1,
  });
  const follower = () => ({ onFollowing: vi.fn(), onFrame: vi.fn(), onRefused: vi.fn() }) satisfies Follower;
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('No connection was opened');
    return socket;
  };
  const become = (next: string | null) => {
    token = next;
    session();
  };
  return { line, sockets, states, follower, last, become };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('E-08 nothing is opened before something is followed; then one line serves everything', () => {
  const { line, sockets, follower, last } = setUp();
  expect(sockets).toHaveLength(0);
  line.follow(slots, follower());
  line.follow(own, follower());
  last().accept();
  expect(sockets).toHaveLength(1);
  expect(last().sent).toEqual([
    { type: 'identify', token: 'token of Asha' },
    { type: 'follow', topic: slots },
    { type: 'follow', topic: own },
  ]);
});

test('E-08 a frame reaches those who follow its topic, and nobody else', () => {
  const { line, follower, last } = setUp();
  const [one, other] = [follower(), follower()];
  line.follow(slots, one);
  line.follow(own, other);
  last().accept();
  const taken = { type: 'slots', topic: slots, days: ['2026-11-26'] } as const;
  last().say({ type: 'following', topic: slots });
  last().say(taken);
  expect(one.onFollowing).toHaveBeenCalledOnce();
  expect(one.onFrame).toHaveBeenCalledExactlyOnceWith(taken);
  expect(other.onFrame).not.toHaveBeenCalled();
  last().say({ type: 'refused', topic: own, because: 'unauthenticated' });
  expect(other.onRefused).toHaveBeenCalledExactlyOnceWith('unauthenticated');
});

test('E-08 a lost line is tried again with growing patience, and everything is followed anew', () => {
  const { line, sockets, follower, last } = setUp();
  const screen = follower();
  line.follow(slots, screen);
  last().accept();
  last().break();
  for (const wait of [500, 1000, 2000]) {
    const before = sockets.length;
    vi.advanceTimersByTime(wait - 1);
    expect(sockets).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(before + 1);
    last().break();
  }
  vi.advanceTimersByTime(4000);
  last().accept();
  last().say({ type: 'following', topic: slots });
  expect(last().sent).toContainEqual({ type: 'follow', topic: slots });
  expect(screen.onFollowing).toHaveBeenCalledOnce();
});

test('E-08 somebody is told only when the line has been away for a few seconds', () => {
  const { line, states, follower, last } = setUp();
  line.follow(slots, follower());
  last().accept();
  last().break();
  vi.advanceTimersByTime(3999);
  expect(states).not.toContain('offline');
  vi.advanceTimersByTime(1);
  expect(states.at(-1)).toBe('offline');
  vi.advanceTimersByTime(30_000);
  last().accept();
  expect(states.at(-1)).toBe('open');
});

test('E-08 a line that fell silent is replaced', () => {
  const { line, sockets, follower, last } = setUp();
  line.follow(slots, follower());
  last().accept();
  vi.advanceTimersByTime(49_000);
  last().say({ type: 'beat' });
  vi.advanceTimersByTime(49_999);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(2);
  expect(sockets[0]?.readyState).toBe(WebSocket.CLOSED);
});

test('E-08 with the network back, nobody waits', () => {
  const { line, sockets, follower, last } = setUp();
  line.follow(slots, follower());
  last().accept();
  last().break();
  window.dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(2);
});

test('A-12 a login or logout is told at once, and private topics are asked for again', () => {
  const { line, follower, last, become } = setUp();
  line.follow(slots, follower());
  line.follow(own, follower());
  last().accept();
  last().sent.length = 0;
  become(null);
  expect(last().sent).toEqual([
    { type: 'identify', token: null },
    { type: 'follow', topic: own },
  ]);
});

test('E-08 what nobody looks at any more is left, and the line ends a little later', () => {
  const { line, states, follower, last } = setUp();
  const [one, other] = [follower(), follower()];
  const leave = [line.follow(slots, one), line.follow(slots, other)];
  last().accept();
  leave[0]?.();
  expect(last().sent).not.toContainEqual({ type: 'leave', topic: slots });
  leave[1]?.();
  expect(last().sent).toContainEqual({ type: 'leave', topic: slots });
  vi.advanceTimersByTime(5000);
  expect(last().readyState).toBe(WebSocket.CLOSED);
  expect(states.at(-1)).toBe('idle');
});

test('F-12 a signal goes out only while there is a line', () => {
  const { line, follower, last } = setUp();
  line.follow('visit:APT-000123' as Topic, follower(), 'tab-of-asha');
  expect(line.signal('APT-000123', { kind: 'bye' })).toBe(false);
  last().accept();
  expect(last().sent).toContainEqual({ type: 'follow', topic: 'visit:APT-000123', peer: 'tab-of-asha' });
  expect(line.signal('APT-000123', { kind: 'bye' })).toBe(true);
  expect(last().sent.at(-1)).toEqual({ type: 'signal', visit: 'APT-000123', signal: { kind: 'bye' } });
});
