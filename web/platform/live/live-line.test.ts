import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerFrame } from '#contract/platform/live-frames.ts';
import { createFakeLine, createFollower } from '#web/testing/platform/fake-line.ts';
import { pollUnlessLive } from './connection-state.ts';

const slots = 'slots:DOC-000001' as const;
const own = 'patient:PAT-000007' as const;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-26T08:00:00Z') }));

describe('E-08 one line for a tab', () => {
  test('E-08 is opened for the first topic, asks for all of them, and says whose tab it is first', () => {
    const { line, sockets, socket, logIn } = createFakeLine();
    expect(sockets).toHaveLength(0);
    logIn('a-token');
    line.follow(slots, createFollower());
    line.follow(own, createFollower());
    expect(sockets).toHaveLength(1);
    socket().accept();
    expect(socket().sent).toEqual([
      { type: 'identify', token: 'a-token' },
      { type: 'follow', topic: slots },
      { type: 'follow', topic: own },
    ]);
  });

  test('E-08 two who follow the same ask once, and both hear', () => {
    const { line, socket } = createFakeLine();
    const [one, other] = [createFollower(), createFollower()];
    const stop = line.follow(slots, one);
    line.follow(slots, other);
    socket().grantAll();
    expect(socket().sent).toEqual([{ type: 'follow', topic: slots }]);
    const frame: ServerFrame = { type: 'slots', topic: slots, days: ['2026-11-26'] };
    socket().notify(frame);
    expect(one.onFrame).toHaveBeenCalledExactlyOnceWith(frame);
    stop();
    socket().notify(frame);
    expect(one.onFrame).toHaveBeenCalledTimes(1);
    expect(other.onFrame).toHaveBeenCalledTimes(2);
  });

  test('E-08 is closed a moment after the last has stopped, and kept when somebody follows before', () => {
    const { line, sockets, socket, store } = createFakeLine();
    const stop = line.follow(slots, createFollower());
    socket().grantAll();
    stop();
    expect(socket().sent.at(-1)).toEqual({ type: 'leave', topic: slots });
    vi.advanceTimersByTime(4000);
    const again = line.follow(own, createFollower());
    vi.advanceTimersByTime(4000);
    expect(socket().readyState).toBe(WebSocket.OPEN);
    again();
    vi.advanceTimersByTime(5000);
    expect(sockets).toHaveLength(1);
    expect(socket().readyState).toBe(WebSocket.CLOSED);
    expect(store.get()).toEqual({ state: 'idle', lostAt: null, heardAt: null });
  });
});

describe('E-08 a line that breaks', () => {
  test('E-08 is opened again after growing pauses of up to half a minute, and everybody catches up', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { line, sockets, socket, store } = createFakeLine();
    const one = createFollower();
    line.follow(slots, one);
    socket().grantAll();
    expect(one.onCatchUp).toHaveBeenCalledTimes(1);
    for (const pause of [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      const before = sockets.length;
      socket().cut();
      vi.advanceTimersByTime(pause - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
    expect(one.onLost).toHaveBeenCalledTimes(8);
    socket().grantAll();
    expect(one.onCatchUp).toHaveBeenCalledTimes(2);
    expect(store.get()).toEqual({ state: 'open', lostAt: null, heardAt: null });
    socket().cut();
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(10);
  });

  test('E-08 counts as offline after four seconds, and says until when nothing was missed', () => {
    const { line, socket, store } = createFakeLine();
    line.follow(slots, createFollower());
    socket().grantAll();
    vi.advanceTimersByTime(10_000);
    socket().notify({ type: 'beat' });
    const heardAt = Date.now();
    vi.advanceTimersByTime(3000);
    socket().cut();
    const lost = { lostAt: Date.now(), heardAt };
    expect(store.get()).toEqual({ state: 'connecting', ...lost });
    vi.advanceTimersByTime(3999);
    expect(store.get().state).toBe('connecting');
    vi.advanceTimersByTime(1);
    expect(store.get()).toEqual({ state: 'offline', ...lost });
    socket().grantAll();
    expect(store.get().state).toBe('open');
  });

  test('E-08 is dead when two and a half beats have not come, although nobody closed it', () => {
    const { line, sockets, socket } = createFakeLine();
    line.follow(slots, createFollower());
    socket().grantAll();
    for (let beats = 0; beats < 5; beats += 1) {
      vi.advanceTimersByTime(20_000);
      socket().notify({ type: 'beat' });
    }
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(56_000);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.readyState).toBe(WebSocket.CLOSED);
  });

  test('E-08 that does not open within ten seconds is tried anew', () => {
    const { line, sockets } = createFakeLine();
    line.follow(slots, createFollower());
    vi.advanceTimersByTime(16_000);
    expect(sockets).toHaveLength(2);
  });

  test('E-08 is opened at once when the network is back', () => {
    const { line, sockets, socket } = createFakeLine();
    line.follow(slots, createFollower());
    socket().grantAll();
    window.dispatchEvent(new Event('offline'));
    expect(socket().readyState).toBe(WebSocket.CLOSED);
    window.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(2);
  });

  test('E-08 is tried anew when a tab that slept is looked at; one that was heard of just now is not', () => {
    const { line, sockets, socket } = createFakeLine();
    line.follow(slots, createFollower());
    socket().grantAll();
    vi.setSystemTime(Date.now() + 20_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sockets).toHaveLength(1);
    vi.setSystemTime(Date.now() + 6000); // timers do not run while a device sleeps
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sockets).toHaveLength(2);
  });

  test('E-08 is let go of when the page is left, and opened when it comes back from the browser’s memory', () => {
    const { line, sockets, socket } = createFakeLine();
    line.follow(slots, createFollower());
    socket().grantAll();
    window.dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    window.dispatchEvent(new Event('pageshow'));
    expect(sockets).toHaveLength(2);
  });

  test('E-08 that the server cut for what this tab did waits before it comes back', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { line, sockets, socket } = createFakeLine();
    line.follow(slots, createFollower());
    socket().grantAll();
    socket().cut(1008);
    vi.advanceTimersByTime(7999);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
  });
});

describe('E-08 whose tab it is', () => {
  test('E-08 a login and a logout are told at once, and private topics asked for again', () => {
    const { line, socket, logIn } = createFakeLine();
    const private_ = createFollower();
    line.follow(slots, createFollower());
    line.follow(own, private_);
    socket().accept();
    socket().notify({ type: 'refused', topic: own, because: 'unauthenticated' });
    expect(private_.onRefused).toHaveBeenCalledExactlyOnceWith('unauthenticated');
    socket().sent.length = 0;
    logIn('a-token');
    logIn('a-token'); // the same token again changes nothing
    logIn(null);
    expect(socket().sent).toEqual([
      { type: 'identify', token: 'a-token' },
      { type: 'follow', topic: own },
      { type: 'identify', token: null },
      { type: 'follow', topic: own },
    ]);
  });
});

test('E-08 while the line is open, what it keeps fresh is asked for rarely', () => {
  const { line, socket, store } = createFakeLine();
  const interval = pollUnlessLive(15_000, store);
  expect(interval()).toBe(15_000);
  line.follow(slots, createFollower());
  expect(interval()).toBe(15_000);
  socket().grantAll();
  expect(interval()).toBe(300_000);
  socket().cut();
  expect(interval()).toBe(15_000);
});
