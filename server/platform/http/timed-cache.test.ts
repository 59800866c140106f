import { expect, test, vi } from 'vitest';
import { createTimedCache } from './timed-cache.ts';

function createTestCache(max = 10) {
  const clock = { now: 0 };
  const make = vi.fn(async (key: number) => `${key} at ${clock.now}`);
  return { clock, make, ask: createTimedCache({ milliseconds: 100, max, now: () => clock.now }, make) };
}

test('B-12 an answer is made once for everybody who asks, and anew when its time is over', async () => {
  const { clock, make, ask } = createTestCache();
  expect(await Promise.all([ask(1), ask(1), ask(2)])).toEqual(['1 at 0', '1 at 0', '2 at 0']);
  clock.now = 99;
  expect(await ask(1)).toBe('1 at 0');
  expect(make).toHaveBeenCalledTimes(2);
  clock.now = 100;
  expect(await ask(1)).toBe('1 at 100');
});

test('B-12 the oldest answer goes when there are too many', async () => {
  const { make, ask } = createTestCache(2);
  for (const key of [1, 2, 3, 3, 2]) await ask(key);
  expect(make).toHaveBeenCalledTimes(3);
  await ask(1);
  expect(make).toHaveBeenCalledTimes(4);
});

test('B-12 what failed is tried again, and takes no place from what was made', async () => {
  const { make, ask } = createTestCache(1);
  await ask(1);
  make.mockRejectedValueOnce(new Error('away'));
  await expect(ask(2)).rejects.toThrow('away');
  await ask(1);
  expect(make).toHaveBeenCalledTimes(2);
  expect(await ask(2)).toBe('2 at 0');
});
