import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCall } from '#web/api/client.ts';
import { CallContext } from '#web/api/context.tsx';
import { sessionStore } from '#web/api/session.ts';
import { problem } from '#web/testing/problem-response.ts';
import { Toasts } from '#web/ui/toasts/toasts.tsx';
import type { PendingChange } from '../undo/undo-storage.ts';
import { UndoableChangeSender, useUndoableChanges } from './undoable-changes.ts';

const id = 'APT-000001';
const key = `held-back:${id}`;
let sent: { url: string; body: unknown; keepalive: boolean | undefined }[] = [];
let answers: (() => Response | Promise<Response>)[] = [];

async function server(url: string, init: RequestInit): Promise<Response> {
  sent.push({ url, body: JSON.parse(String(init.body)), keepalive: init.keepalive });
  const answer = answers.shift();
  return answer ? answer() : Response.json({ message: 'ok', appointmentId: id, appStatus: 'Pending' });
}

/** Shows the pending change in this test's own words. */
function Row() {
  const { of, refusalOf, queue, undo, pauseWhileHovered } = useUndoableChanges();
  const pending = of(id);
  return (
    <div data-testid="row" {...pauseWhileHovered(id)}>
      <p>{pending ? `${pending.change.kind} ${pending.state}` : 'nothing held'}</p>
      <p>{refusalOf(id)}</p>
      <button type="button" onClick={() => queue(id, { kind: 'accept' })}>
        Accept
      </button>
      <button type="button" onClick={() => undo(id)}>
        Undo
      </button>
    </div>
  );
}

function renderRow() {
  return render(
    <CallContext value={createCall(server, () => sessionStore.token())}>
      <QueryClientProvider client={new QueryClient()}>
        <UndoableChangeSender />
        <Row />
        <Toasts />
      </QueryClientProvider>
    </CallContext>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const logIn = (account: string) =>
  sessionStore.logIn(`h.${btoa(JSON.stringify({ id: account, role: 'doctor', name: 'Dr. Rao' }))}.s`);
/** A pending change left on the device by another tab. */
const changeLeftBy = (more: Partial<PendingChange>) =>
  window.localStorage.setItem(
    key,
    JSON.stringify({
      appointmentId: id,
      account: '1',
      change: { kind: 'reject', reason: 'On leave' },
      since: Date.now() - 1000,
      sendAt: Date.now() + 4000,
      tab: 'another',
      state: 'waiting',
      ...more,
    } satisfies PendingChange),
  );
const changedElsewhere = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T05:30:00Z') });
  window.localStorage.clear();
  sent = [];
  answers = [];
  logIn('1');
});
afterEach(async () => {
  cleanup();
  await act(() => vi.runAllTimersAsync());
  sessionStore.logOut();
});

test('G-03 a change is sent once, after five seconds; until then the row says that it is held', async () => {
  renderRow();
  press('Accept');
  screen.getByText('accept waiting');
  await pass(4999);
  expect(sent).toEqual([]);
  await pass(1);
  const body = { appointmentId: id, action: 'accept' };
  expect(sent).toEqual([{ url: '/api/appointments/respond', body, keepalive: undefined }]);
  await pass(60_000);
  expect(sent).toHaveLength(1);
  screen.getByText('nothing held');
  expect(window.localStorage.getItem(key)).toBeNull();
});

test('G-03 what is taken back is never sent', async () => {
  renderRow();
  press('Accept');
  await pass(4000);
  press('Undo');
  screen.getByText('nothing held');
  await pass(60_000);
  expect(sent).toEqual([]);
});

test('G-03 it waits while its row is pointed at, but not for ever', async () => {
  renderRow();
  press('Accept');
  fireEvent.pointerEnter(screen.getByTestId('row'));
  await pass(15_000);
  expect(sent).toEqual([]);
  fireEvent.pointerLeave(screen.getByTestId('row'));
  await pass(1500);
  expect(sent).toHaveLength(1);

  press('Accept');
  fireEvent.pointerEnter(screen.getByTestId('row'));
  await pass(22_000);
  expect(sent).toHaveLength(2);
  fireEvent.pointerLeave(screen.getByTestId('row'));
});

test.each<[string, () => void]>([
  ['the page is left', () => void window.dispatchEvent(new Event('pagehide'))],
  ['the doctor goes to another area', () => cleanup()],
])('G-03 when %s it is sent at once, and the call outlives the page', async (_, leave) => {
  renderRow();
  press('Accept');
  act(leave);
  expect(sent).toMatchObject([{ keepalive: true }]);
});

test('G-03 what a crash left behind is sent with the next start, by the same doctor alone', async () => {
  changeLeftBy({ account: '2', sendAt: Date.now() - 3_600_000 });
  const { unmount } = renderRow();
  await pass(60_000);
  expect(sent).toEqual([]);
  screen.getByText('nothing held');
  unmount();

  logIn('2');
  renderRow();
  await pass(0);
  expect(sent).toMatchObject([{ body: { action: 'reject', reason: 'On leave' } }]);
  expect(window.localStorage.getItem(key)).toBeNull();
});

test('G-03 two tabs: the other one shows what is held and can take it back', async () => {
  renderRow();
  changeLeftBy({});
  changedElsewhere();
  screen.getByText('reject waiting');
  press('Undo');
  expect(window.localStorage.getItem(key)).toBeNull();

  press('Accept');
  window.localStorage.removeItem(key);
  changedElsewhere();
  await pass(60_000);
  expect(sent).toEqual([]);
});

test('G-03 two tabs: the one that holds it sends it, the other only when that one is gone', async () => {
  renderRow();
  changeLeftBy({});
  changedElsewhere();
  await pass(8999);
  expect(sent).toEqual([]);
  await pass(1);
  expect(sent).toHaveLength(1);
});

test('G-03 without a network it is kept, and tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => problem(503, 'unavailable', 'Later.'),
  ];
  renderRow();
  press('Accept');
  await pass(5000);
  screen.getByText('accept unsent');
  expect(window.localStorage.getItem(key)).not.toBeNull();
  await pass(10_000);
  expect(sent).toHaveLength(3);
  screen.getByText('nothing held');
});

test('G-03 a refusal stands at the row, until it is tried again', async () => {
  const sentence = 'This slot has already been booked. Please choose another.';
  answers = [() => problem(409, 'slot_taken', sentence)];
  renderRow();
  press('Accept');
  await pass(5000);
  screen.getByText(sentence);
  screen.getByText('nothing held');
  press('Accept');
  expect(screen.queryByText(sentence)).toBeNull();
});

test('G-03 overtaken: the sentence of the server', async () => {
  answers = [() => problem(409, 'wrong_status', 'The appointment is now Cancelled.')];
  renderRow();
  press('Accept');
  await pass(5000);
  screen.getByText('The appointment is now Cancelled.');
});

test('G-03 one that had arrived as the page was left is not complained about at the next start', async () => {
  changeLeftBy({ state: 'sending', sendAt: Date.now() - 10_000 });
  answers = [() => problem(409, 'wrong_status', 'The appointment is now Rejected.')];
  renderRow();
  await pass(0);
  expect(sent).toHaveLength(1);
  expect(screen.queryByText('The appointment is now Rejected.')).toBeNull();
  screen.getByText('nothing held');
});
