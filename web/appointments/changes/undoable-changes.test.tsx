import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beforeLogOut } from '#web/api/before-log-out.ts';
import { sessionStore } from '#web/api/session.ts';
import { encodeToken } from '#web/testing/accounts/log-in.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { fakeServer, lostNetwork } from '#web/testing/server.ts';
import { useUndoableChanges } from './undoable-changes.ts';

const id = 'APT-000001';
const route = 'PUT /appointments/respond';
const server = fakeServer({ [route]: { message: 'ok', appointmentId: id, appStatus: 'Pending' } });
const loseThenAnswer = (next: Response) =>
  server.answerOnce(route, () => {
    server.answerOnce(route, next);
    return lostNetwork();
  });

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

const renderRow = () => openPage(server, <Row />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const logIn = (account: string) =>
  sessionStore.logIn(encodeToken({ id: account, role: 'doctor', name: 'Dr. Rao' }));
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T05:30:00Z') });
  window.localStorage.clear();
  server.sent.length = 0;
  delete server.answers[route];
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
  expect(server.sent).toEqual([]);
  await pass(1);
  const body = { appointmentId: id, action: 'accept' };
  expect(server.sent).toMatchObject([{ route, body, keepalive: false }]);
  await pass(60_000);
  expect(server.sent).toHaveLength(1);
  screen.getByText('nothing held');
});

test('G-03 what is taken back is never sent', async () => {
  renderRow();
  press('Accept');
  await pass(4000);
  press('Undo');
  screen.getByText('nothing held');
  await pass(60_000);
  expect(server.sent).toEqual([]);
});

test('G-03 it waits while its row is pointed at, but not for ever', async () => {
  renderRow();
  press('Accept');
  fireEvent.pointerEnter(screen.getByTestId('row'));
  await pass(15_000);
  expect(server.sent).toEqual([]);
  fireEvent.pointerLeave(screen.getByTestId('row'));
  await pass(1500);
  expect(server.sent).toHaveLength(1);

  press('Accept');
  fireEvent.pointerEnter(screen.getByTestId('row'));
  await pass(22_000);
  expect(server.sent).toHaveLength(2);
  fireEvent.pointerLeave(screen.getByTestId('row'));
});

test('G-03 when the page is left it is sent immediately, and the call outlives the page', async () => {
  renderRow();
  press('Accept');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(server.sent).toMatchObject([{ keepalive: true }]);
});

test('G-03 when another screen is opened it is sent in its time', async () => {
  renderRow();
  press('Accept');
  cleanup();
  await pass(5000);
  expect(server.sent).toHaveLength(1);
});

test('G-03 before a log-out it is sent immediately; what is left goes only with the same doctor', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.answers[route] = lostNetwork;
  renderRow();
  press('Accept');
  await act(() => Promise.all([...beforeLogOut].map((send) => send())));
  expect(server.sent).toHaveLength(1);
  logIn('2');
  await pass(60_000);
  expect(server.sent).toHaveLength(1);
  screen.getByText('nothing held');

  logIn('1');
  delete server.answers[route];
  await pass(5000);
  expect(server.sent).toHaveLength(2);
});

test('G-03 without a network it is kept, and tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  loseThenAnswer(problem(503, 'unavailable', 'Later.'));
  renderRow();
  press('Accept');
  await pass(5000);
  screen.getByText('accept unsent');
  await pass(10_000);
  expect(server.sent).toHaveLength(3);
  screen.getByText('nothing held');
});

test('G-03 a refusal stands at the row, until it is tried again', async () => {
  const sentence = 'This slot has already been booked. Please choose another.';
  server.answerOnce(route, problem(409, 'slot_taken', sentence));
  renderRow();
  press('Accept');
  await pass(5000);
  screen.getByText(sentence);
  screen.getByText('nothing held');
  press('Accept');
  expect(screen.queryByText(sentence)).toBeNull();
});

test('G-03 overtaken: the sentence of the server', async () => {
  server.answerOnce(route, problem(409, 'wrong_status', 'The appointment is now Cancelled.'));
  renderRow();
  press('Accept');
  await pass(5000);
  screen.getByText('The appointment is now Cancelled.');
});

test('G-03 one that had arrived although its answer was lost is not complained about', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  loseThenAnswer(problem(409, 'wrong_status', 'The appointment is now Pending.'));
  renderRow();
  press('Accept');
  await pass(10_000);
  expect(server.sent).toHaveLength(2);
  expect(screen.queryByText('The appointment is now Pending.')).toBeNull();
  screen.getByText('nothing held');
});
