import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeLine } from '#web/testing/platform/fake-line.ts';
import { openSignals } from './open-signals.ts';

beforeEach(() => void vi.useFakeTimers());

const hereSignal = { kind: 'here', ready: true, since: 1 } as const;
const enter = () => {
  const fake = createFakeLine();
  const room = openSignals('APT-000001', 'my-own-tab', fake.line, fake.store);
  const heard = { signal: vi.fn(), gone: vi.fn(), state: vi.fn() };
  room.onSignal(heard.signal);
  room.onGone(heard.gone);
  room.onState(heard.state);
  return { ...fake, room, heard };
};

test('F-11 a tab enters a room by its name, and sends once it is in', () => {
  const { room, socket, heard } = enter();
  expect(room.send(hereSignal)).toBe(false);
  socket().grantAll();
  expect(socket().sent).toEqual([{ type: 'follow', topic: 'visit:APT-000001', peer: 'my-own-tab' }]);
  expect(heard.state).toHaveBeenLastCalledWith({ state: 'open' });
  expect(room.send(hereSignal)).toBe(true);
  expect(socket().sent.at(-1)).toEqual({ type: 'signal', visit: 'APT-000001', signal: hereSignal });
});

test('F-11 it hears what the other tab says, and that it is gone', () => {
  const { socket, heard } = enter();
  socket().grantAll();
  const from = { peer: 'other-tab', role: 'doctor' } as const;
  socket().notify({ type: 'signal', visit: 'APT-000001', from, signal: hereSignal });
  expect(heard.signal).toHaveBeenCalledExactlyOnceWith(hereSignal, from);
  socket().notify({ type: 'gone', visit: 'APT-000001', peer: 'other-tab' });
  expect(heard.gone).toHaveBeenCalledExactlyOnceWith('other-tab');
});

test('F-11 it says when the line breaks, when that lasts, and when it is back', () => {
  const { room, socket, heard } = enter();
  socket().grantAll();
  socket().cut();
  expect(room.state()).toEqual({ state: 'connecting' });
  expect(room.send(hereSignal)).toBe(false);
  vi.advanceTimersByTime(4000);
  expect(room.state()).toEqual({ state: 'offline' });
  socket().grantAll();
  expect(heard.state.mock.calls.map(([{ state }]) => state)).toEqual([
    'open',
    'connecting',
    'offline',
    'open',
  ]);
});

test('F-11 a room that is closed says why', () => {
  const { room, socket, heard } = enter();
  socket().accept();
  socket().notify({ type: 'refused', topic: 'visit:APT-000001', because: 'room_closed' });
  expect(heard.state).toHaveBeenLastCalledWith({ state: 'refused', because: 'room_closed' });
  expect(room.send(hereSignal)).toBe(false);
});

test('F-11 whoever leaves hears nothing more', () => {
  const { room, socket, heard } = enter();
  socket().grantAll();
  room.close();
  expect(socket().sent.at(-1)).toEqual({ type: 'leave', topic: 'visit:APT-000001' });
  socket().notify({ type: 'gone', visit: 'APT-000001', peer: 'other-tab' });
  expect(heard.gone).not.toHaveBeenCalled();
  socket().cut();
  expect(heard.state).toHaveBeenCalledTimes(1);
});
