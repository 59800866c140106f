import { expect, test, vi } from 'vitest';
import { onNetworkChange } from './connection/network-change.ts';
import { preventSleep } from './media/wake-lock.ts';

/** A phone with a wake lock. */
function phone() {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = vi.fn(async () => {
    const lock = {
      released: false,
      release: async () => {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock;
  });
  const connection = Object.assign(new EventTarget(), { type: 'wifi' });
  vi.stubGlobal('navigator', { wakeLock: { request }, connection });
  return { locks, request, connection, awake: () => locks.some(({ released }) => !released) };
}
const settle = () => new Promise<void>((resolve) => queueMicrotask(resolve));

test('F-12 the screen of a phone stays on during a call, also after it was looked away from', async () => {
  const { locks, request, awake } = phone();
  const letGo = preventSleep();
  await settle();
  expect(awake()).toBe(true);
  await locks[0]?.release(); // as the browser does when the page is hidden
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(awake()).toBe(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  letGo();
  expect(awake()).toBe(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(awake()).toBe(false);
});

test('F-12 a screen that was asked to stay on too late is let go at once', async () => {
  const { awake } = phone();
  preventSleep()();
  await settle();
  await settle();
  expect(awake()).toBe(false);
});

test('F-12 a device that cannot keep its screen on goes on without', async () => {
  vi.stubGlobal('navigator', {});
  preventSleep()();
  const { request } = phone();
  request.mockRejectedValue(new DOMException('Low battery', 'NotAllowedError'));
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  preventSleep();
  await settle();
  await settle();
  expect(info).toHaveBeenCalled();
  info.mockRestore();
});

test('F-12 another network is told, a new guess at its speed is not', () => {
  const { connection } = phone();
  const listener = vi.fn();
  const stop = onNetworkChange(listener);
  const become = (type: string) => {
    connection.type = type;
    connection.dispatchEvent(new Event('change'));
  };
  become('wifi');
  expect(listener).not.toHaveBeenCalled();
  become('none'); // no network, nothing to do
  expect(listener).not.toHaveBeenCalled();
  become('cellular');
  window.dispatchEvent(new Event('online'));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  become('wifi');
  window.dispatchEvent(new Event('online'));
  expect(listener).toHaveBeenCalledTimes(2);
});
