import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPolling } from './start-polling.ts';

const ask = vi.fn<(signal: AbortSignal) => Promise<string>>();
const onAnswer = vi.fn<(answer: string) => void>();
const onFailure = vi.fn<(error: unknown, final: boolean) => void>();
const lost = new TypeError('Failed to fetch');
let asker: ReturnType<typeof startPolling<string>>;

beforeEach(() => {
  vi.useFakeTimers();
  for (const mock of [ask, onAnswer, onFailure]) mock.mockReset();
  ask.mockResolvedValue('slots');
  asker = startPolling({ ask, every: () => 30_000, onAnswer, onFailure });
});
afterEach(() => {
  asker.stop();
});

test('E-08 it asks from time to time while the page is visible, and at once when somebody comes back', async () => {
  asker.wait();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(1);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(ask).toHaveBeenCalledTimes(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus')); // also fires, but must not cause a second request
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('E-08 a failure is tried again three times before it counts, and goes on being asked later', async () => {
  ask.mockRejectedValue(lost);
  asker.again();
  await vi.advanceTimersByTimeAsync(7000);
  expect(onFailure.mock.calls).toEqual([
    [lost, false],
    [lost, false],
    [lost, false],
    [lost, true],
  ]);
  expect(asker.isAsking()).toBe(false);
  ask.mockResolvedValue('slots');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(onAnswer.mock.calls).toEqual([['slots']]);
});

test('E-08 the answer to an older question is dropped', async () => {
  ask.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve('old'), 1000)));
  asker.again();
  asker.again();
  await vi.advanceTimersByTimeAsync(2000);
  expect(onAnswer.mock.calls).toEqual([['slots']]);
});

test('E-08 nothing is asked any more once it has stopped', async () => {
  asker.again();
  asker.stop();
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(onAnswer).not.toHaveBeenCalled();
});
