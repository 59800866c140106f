import { beforeEach, expect, test, vi } from 'vitest';
import { batchFrames } from './batch-frames.ts';
import type { TopicFrame } from './live-line.ts';

beforeEach(() => void vi.useFakeTimers());

const slotsFrame = (day: string): TopicFrame => ({ type: 'slots', topic: 'slots:DOC-1', days: [day] });

test('E-08 the first news is handed on at once, what comes within a quarter of a second together', () => {
  const onBatch = vi.fn();
  const { add } = batchFrames(onBatch);
  add(slotsFrame('2026-11-26'));
  expect(onBatch).toHaveBeenLastCalledWith([slotsFrame('2026-11-26')]);
  add(slotsFrame('2026-11-27'));
  add(slotsFrame('2026-11-28'));
  expect(onBatch).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(250);
  expect(onBatch).toHaveBeenLastCalledWith([slotsFrame('2026-11-27'), slotsFrame('2026-11-28')]);
  vi.advanceTimersByTime(10_000);
  expect(onBatch).toHaveBeenCalledTimes(2);
});

test('E-08 when anything may have changed, single changes say nothing more', () => {
  const onBatch = vi.fn();
  const { add } = batchFrames(onBatch);
  add(slotsFrame('2026-11-26'));
  add(slotsFrame('2026-11-27'));
  add(null);
  add(slotsFrame('2026-11-28'));
  vi.advanceTimersByTime(250);
  expect(onBatch).toHaveBeenLastCalledWith(null);
});

test('E-08 a page that nobody sees hears of it when it is seen again', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const onBatch = vi.fn();
  const { add } = batchFrames(onBatch);
  add(slotsFrame('2026-11-26'));
  vi.advanceTimersByTime(60_000);
  expect(onBatch).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onBatch).toHaveBeenCalledExactlyOnceWith([slotsFrame('2026-11-26')]);
});

test('E-08 whoever has stopped hears nothing', () => {
  const onBatch = vi.fn();
  const { add, stop } = batchFrames(onBatch);
  add(slotsFrame('2026-11-26'));
  add(slotsFrame('2026-11-27'));
  stop();
  vi.advanceTimersByTime(250);
  expect(onBatch).toHaveBeenCalledTimes(1);
});
