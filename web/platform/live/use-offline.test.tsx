import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useQueryLog } from '#web/api/asking/use-query-log.ts';
import { createLineStore } from './connection-state.ts';
import { useOffline } from './use-offline.ts';

const ask = vi.fn<() => Promise<string>>();
const store = createLineStore();

function Page() {
  const offlineSince = useOffline(useQueryLog(), store);
  const { data, refetch } = useQuery({ queryKey: ['page'], queryFn: ask, retry: 1, networkMode: 'always' });
  return (
    <button type="button" onClick={() => void refetch()}>
      {data} {offlineSince === null ? 'current' : new Date(offlineSince).toISOString()}
    </button>
  );
}

/** The screen refetches when the connection is lost, or back. */
const askAgain = () =>
  act(async () => {
    screen.getByRole('button').click();
    await vi.advanceTimersByTimeAsync(10);
  });
const line = (state: 'open' | 'connecting' | 'offline', lostAt: number | null, heardAt = lostAt) =>
  act(() => store.set({ state, lostAt, heardAt }));
const shown = () => screen.getByRole('button').textContent;

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T08:00:00Z') });
  store.set({ state: 'open', lostAt: null, heardAt: null });
  ask.mockResolvedValue('slots');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(60_000));
});

test('E-08 a lost line alone is no reason to call anybody offline: asking may work', async () => {
  line('connecting', Date.now());
  await act(() => vi.advanceTimersByTimeAsync(4000));
  line('offline', Date.now() - 4000);
  expect(shown()).toBe('slots current');
  await askAgain();
  expect(shown()).toBe('slots current');
});

test('E-08 when asking fails too, it says until when nothing was missed, and is quiet after catching up', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  line('offline', Date.now(), Date.parse('2026-11-26T08:00:40Z'));
  await askAgain();
  expect(shown()).toBe('slots 2026-11-26T08:00:40.000Z');
  ask.mockResolvedValue('new slots');
  line('open', null);
  expect(shown()).toBe('slots 2026-11-26T08:00:40.000Z');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(shown()).toBe('new slots current');
});

test('E-08 without a network it says so at once, and takes it back when an answer comes all the same', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const answeredAt = Date.parse('2026-11-26T08:00:00Z');
  line('offline', Date.now() - 1, null);
  expect(shown()).toBe(`slots ${new Date(answeredAt).toISOString()}`);
  await askAgain();
  expect(shown()).toBe('slots current');
});

test('E-08 an answer that was still on its way when the line broke hides nothing for long', async () => {
  line('offline', Date.now() - 1);
  await askAgain();
  expect(shown()).toBe('slots current');
  const answeredAt = Date.now() - 10;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  await askAgain();
  expect(shown()).toBe(`slots ${new Date(answeredAt).toISOString()}`);
});
