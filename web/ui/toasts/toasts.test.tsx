import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts, toast } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no popovers; showing them is enough here.
  HTMLElement.prototype.showPopover = function showPopover() {
    this.style.display = 'block';
  };
});
afterEach(() => {
  act(() => void vi.runAllTimers());
});

function renderBeside() {
  render(
    <>
      <button type="button">Other</button>
      <Toasts />
    </>,
  );
  const other = screen.getByRole('button', { name: 'Other' });
  other.focus();
  return other;
}
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const offer = async () => {
  const action = { label: 'Undo', about: 'Review', act: vi.fn(), onLeave: vi.fn() };
  // The button is loaded with the first toast that has one.
  await act(async () => {
    toast.good('Deleted', action);
    await import('./action-toast.tsx');
  });
  return action;
};
const undo = () => screen.queryByRole('button', { name: 'Undo: Review' });

test('F-14 one toast is shown at a time: three seconds, or eight with an action, which comes back after another', async () => {
  renderBeside();
  act(() => toast.plain('Checked in'));
  await offer();
  expect(screen.queryByText('Checked in')).toBeNull();
  wait(7999);
  act(() => toast.plain('Logged out'));
  expect(undo()).toBeNull();
  wait(2999);
  screen.getByText('Logged out');
  wait(1);
  expect(screen.queryByText('Logged out')).toBeNull();
  wait(7999);
  expect(undo()).not.toBeNull();
  wait(1);
  expect(undo()).toBeNull();
});

test('C-08 of two in the same moment both are shown', () => {
  render(<Toasts />);
  act(() => {
    toast.good('Saved');
    toast.bad('Not sent');
  });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Not sent']);
  wait(3000);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Saved']);
  wait(3000);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('F-14 it waits for whoever points at it, and then stays as long again', async () => {
  renderBeside();
  await offer();
  fireEvent.pointerEnter(screen.getByRole('alert'));
  wait(60_000);
  fireEvent.pointerLeave(screen.getByRole('alert'));
  wait(7999);
  expect(undo()).not.toBeNull();
  wait(1);
  expect(undo()).toBeNull();
});

test('F-14 it waits as long as the keyboard stands on it', async () => {
  const other = renderBeside();
  await offer();
  act(() => undo()?.focus());
  wait(60_000);
  expect(undo()).not.toBeNull();
  act(() => other.focus());
  wait(8000);
  expect(undo()).toBeNull();
});

test('F-14 it takes the focus that a deletion lost, acts once, and tells where the focus may go', async () => {
  render(<Toasts />);
  const action = await offer();
  expect(document.activeElement).toBe(undo());
  act(() => undo()?.click());
  expect(action.act).toHaveBeenCalledTimes(1);
  expect(action.onLeave).toHaveBeenCalledTimes(1);
  expect(undo()).toBeNull();
});

test('F-14 a focus that is somewhere else stays there', async () => {
  const other = renderBeside();
  const action = await offer();
  expect(document.activeElement).toBe(other);
  wait(8000);
  expect(action.onLeave).not.toHaveBeenCalled();
});

test('F-14 Escape puts the toast away, and not the dialog below it', async () => {
  const onKeyDown = vi.fn();
  document.addEventListener('keydown', onKeyDown);
  render(<Toasts />);
  const action = await offer();
  const button = undo();
  if (button) fireEvent.keyDown(button, { key: 'Escape' });
  document.removeEventListener('keydown', onKeyDown);
  expect(undo()).toBeNull();
  expect([action.act.mock.calls.length, action.onLeave.mock.calls.length]).toEqual([0, 1]);
  expect(onKeyDown.mock.calls[0]?.[0].defaultPrevented).toBe(true);
});

test('F-14 of two places the one that came last shows the toasts, and gives them back', () => {
  const places = (inner: boolean) => (
    <>
      <Toasts />
      <section aria-label="dialog">{inner && <Toasts />}</section>
    </>
  );
  const { rerender } = render(places(true));
  act(() => toast.plain('Checked in'));
  expect(screen.getByText('Checked in').closest('section')).not.toBeNull();
  rerender(places(false));
  expect(screen.getByText('Checked in').closest('section')).toBeNull();
});

test('C-08 a toast is announced once: where it moves to, it is only seen', () => {
  const places = (inner: boolean) => (
    <>
      <Toasts />
      <section aria-label="dialog">{inner && <Toasts />}</section>
    </>
  );
  const { rerender } = render(places(false));
  act(() => toast.good('Login successful'));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  rerender(places(true));
  expect(screen.getByText('Login successful').closest('section')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('C-08 what is said again takes the place of its like, and begins its three seconds anew', () => {
  render(<Toasts />);
  act(() => toast.bad('No network'));
  const first = screen.getByText('No network');
  wait(2000);
  act(() => toast.bad('No network'));
  expect(screen.getByText('No network')).not.toBe(first);
  wait(2999);
  screen.getByText('No network');
  wait(1);
  expect(screen.queryByText('No network')).toBeNull();
});
