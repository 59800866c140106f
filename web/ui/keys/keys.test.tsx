import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toKeyName } from './key-name.ts';
import { keyEntries, keyTable } from './key-table.ts';
import { useKeyTip } from './key-tip.ts';
import { KeysHelp, KeysHint } from './keys-help.tsx';
import { useKeys } from './use-keys.ts';

const down = vi.fn();
const accept = vi.fn();
const goToday = vi.fn();
const palette = vi.fn();
const mayAccept = vi.fn(() => true);

function Panel() {
  useKeys({
    down: { run: down, when: (key) => key === 'j' },
    accept: { run: accept, when: mayAccept },
    goToday: { run: goToday },
    palette: { run: palette },
  });
  return (
    <>
      <input aria-label="Search" />
      <button type="button" {...useKeyTip('accept', 'Accept')} />
    </>
  );
}

const renderScreen = () =>
  render(
    <>
      <KeysHelp />
      <KeysHint />
      <Panel />
    </>,
  );
const press = (init: KeyboardEventInit) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
const close = async () => userEvent.click(await screen.findByRole('button', { name: 'Close' }));

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('G-03 no key of the table means two things in one place', () => {
  const taken = keyEntries.flatMap(([, { keys, place }]) => keys.map((key) => `${place} ${key}`));
  const everywhere = keyEntries.flatMap(([, { keys, place }]) => (place === 'everywhere' ? keys : []));
  const elsewhere = keyEntries.flatMap(([, { keys, place }]) => (place === 'everywhere' ? [] : keys));
  expect(new Set(taken).size).toBe(taken.length);
  expect(elsewhere.filter((key) => everywhere.includes(key))).toEqual([]);
});

test('G-03 a key does its work, once for each press', async () => {
  renderScreen();
  await userEvent.keyboard('jja');
  expect(down).toHaveBeenCalledTimes(2);
  expect(accept).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{a>5/}'); // held down: five events, four of them repeats
  expect(accept).toHaveBeenCalledTimes(2);
});

test('G-03 two keys one after the other: the second means nothing else, and comes soon or not at all', async () => {
  renderScreen();
  await userEvent.keyboard('gt');
  expect(goToday).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('ga'); // nothing handles `g a` here, and `a` must not accept by accident
  expect(accept).not.toHaveBeenCalled();
  await userEvent.keyboard('a');
  expect(accept).toHaveBeenCalledTimes(1);
  const at = (key: string, timeStamp: number) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    document.body.dispatchEvent(event);
  };
  at('g', 10_000);
  at('t', 11_501);
  expect(goToday).toHaveBeenCalledTimes(1);
});

test('G-03 a key that does not apply keeps its usual meaning', () => {
  mayAccept.mockReturnValueOnce(false);
  renderScreen();
  expect(press({ key: 'a' })).toBe(true);
  expect(press({ key: 'ArrowDown' })).toBe(true);
  expect(accept).not.toHaveBeenCalled();
});

test.each([
  [{ key: 'ल', code: 'KeyN' }, 'n'],
  [{ key: 'ம', code: 'KeyC' }, 'c'],
  [{ key: 'य', code: 'Slash' }, '/'],
  [{ key: 'य़', code: 'Slash', shiftKey: true }, '?'],
  [{ key: 'ऩ', code: 'KeyN', shiftKey: true }, ''],
  [{ key: '१', code: 'Digit1' }, '1'],
  [{ key: 'Process', code: 'KeyD' }, 'd'],
  [{ key: 'क', code: 'KeyK', ctrlKey: true }, 'Ctrl+k'],
  [{ key: 'N', code: 'KeyN' }, 'n'], // Caps Lock
  [{ key: 'N', code: 'KeyN', shiftKey: true }, ''],
  [{ key: 'q', code: 'KeyA' }, 'q'], // a French keyboard writes Latin letters
  [{ key: '/', code: 'Digit7', shiftKey: true }, '/'], // a German one
  [{ key: 'k', code: 'KeyK', metaKey: true }, 'Ctrl+k'],
  [{ key: 'j', code: 'KeyJ', altKey: true }, ''],
  [{ key: 'ArrowDown', code: 'ArrowDown' }, 'ArrowDown'],
])('G-03 %j counts as %j on whatever keyboard', (init, named) => {
  expect(toKeyName(new KeyboardEvent('keydown', init))).toBe(named);
});

test('G-03 nothing happens while somebody types, with a modifier, in a dialog, or when the panel has gone', async () => {
  renderScreen();
  await userEvent.type(screen.getByLabelText('Search'), 'ja');
  await userEvent.click(document.body);
  await userEvent.keyboard('{Control>}a{/Control}{Meta>}j{/Meta}{Alt>}j{/Alt}');
  await userEvent.keyboard('?');
  await screen.findByRole('dialog');
  await userEvent.keyboard('ja{Control>}k{/Control}');
  await close();
  cleanup();
  await userEvent.keyboard('ja');
  expect(down).not.toHaveBeenCalled();
  expect(accept).not.toHaveBeenCalled();
  expect(palette).not.toHaveBeenCalled();
});

test('G-03 the question mark lists every key of the table, by place', async () => {
  renderScreen();
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const lists = within(dialog).getAllByRole('table');
  expect(lists).toHaveLength(4);
  const named = lists.flatMap((list) =>
    within(list)
      .getAllByRole('rowheader')
      .map((name) => name.textContent),
  );
  const ofDoctors = keyEntries.filter(([, { place }]) => place !== 'desk');
  expect(named.toSorted()).toEqual(ofDoctors.map(([, { name }]) => name()).toSorted());
  const row = within(dialog).getByRole('row', { name: /Go to Today/ });
  expect([...row.querySelectorAll('kbd')].map((cap) => cap.textContent)).toEqual(['G', 'T']);
  await close();
  await userEvent.keyboard('j');
  expect(down).toHaveBeenCalledTimes(1);
});

test('G-03 single keys can be switched off on this device, and on again by the button; Ctrl+K stays', async () => {
  renderScreen();
  const button = screen.getByRole('button', { name: 'Accept (A)' });
  expect(button.getAttribute('aria-keyshortcuts')).toBe('A');
  const toggle = async () => {
    await userEvent.click(screen.getByRole('button', { name: '? for keyboard shortcuts' }));
    await userEvent.click(await screen.findByLabelText('Enable single-key shortcuts on this device'));
    await close();
  };
  await toggle();
  await userEvent.keyboard('jg?');
  expect(down).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button.title).toBe('Accept');
  expect(button.hasAttribute('aria-keyshortcuts')).toBe(false);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(palette).toHaveBeenCalledTimes(1);
  await toggle();
  await userEvent.keyboard('j');
  expect(down).toHaveBeenCalledTimes(1);
});

test('G-03 a chord works from a field, where it writes nothing', async () => {
  renderScreen();
  await userEvent.type(screen.getByLabelText('Search'), '{Control>}k{/Control}');
  expect(palette).toHaveBeenCalledTimes(1);
  expect(keyTable.palette.keys).toEqual(['Ctrl+k']);
});
