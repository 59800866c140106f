// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShortcutsHint, useShortcuts } from './shortcuts.tsx';

const next = vi.fn();
const accept = vi.fn();
const mayAccept = vi.fn(() => true);

function Panel() {
  useShortcuts({
    j: { name: 'Next request', run: next },
    ArrowDown: { name: 'Next request', run: next },
    a: { name: 'Accept', run: accept, when: mayAccept },
  });
  return <input aria-label="Search" />;
}

function open() {
  render(
    <>
      <Panel />
      <ShortcutsHint />
    </>,
  );
}

beforeEach(() => {
  localStorage.clear();
  // jsdom has no modal dialogs; opening and closing is enough here.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('G-03 a key does its work, once for each press', async () => {
  open();
  await userEvent.keyboard('j{ArrowDown}a');
  expect(next).toHaveBeenCalledTimes(2);
  expect(accept).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{a>5/}'); // held down: five events, four of them repeats
  expect(accept).toHaveBeenCalledTimes(2);
});

test('G-03 a key that does not apply keeps its usual meaning', async () => {
  mayAccept.mockReturnValueOnce(false);
  open();
  const notPrevented = document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }),
  );
  expect(notPrevented).toBe(true);
  expect(accept).not.toHaveBeenCalled();
});

test('G-03 nothing happens while somebody types, with a modifier, in a dialog, or when the panel has gone', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Search'), 'ja');
  await userEvent.click(document.body);
  await userEvent.keyboard('{Control>}a{/Control}{Meta>}j{/Meta}{Alt>}j{/Alt}');
  await userEvent.keyboard('?');
  await userEvent.keyboard('ja');
  cleanup();
  await userEvent.keyboard('ja');
  expect(next).not.toHaveBeenCalled();
  expect(accept).not.toHaveBeenCalled();
});

test('G-03 the question mark lists what is registered, each thing once with all its keys', async () => {
  open();
  await userEvent.keyboard('?');
  const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const row = within(dialog).getByRole('row', { name: /Next request/ });
  expect([...row.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual(['j', '↓']);
  expect(within(dialog).getAllByRole('row')).toHaveLength(4); // the header, two shortcuts, this list
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('j');
  expect(next).toHaveBeenCalledTimes(1);
});

test('G-03 keys can be switched off on this device, and on again by the button', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: '? for shortcuts' }));
  await userEvent.click(screen.getByLabelText('Keys work on this device'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('j?');
  expect(next).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '? for shortcuts' }));
  await userEvent.click(screen.getByLabelText('Keys work on this device'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('j');
  expect(next).toHaveBeenCalledTimes(1);
});
