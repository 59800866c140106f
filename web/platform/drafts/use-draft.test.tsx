import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DraftLine } from './draft-line.tsx';
import { createDraftStore } from './draft-store.ts';
import { useDraft, useDraftTime } from './use-draft.ts';

const morning = Date.parse('2026-11-26T05:11:00Z'); // 10:41 in India
const day = 24 * 60 * 60_000;
let now = morning;
let account: string | null = 'DOC-1';
const createStore = (storage: () => Storage = () => localStorage) =>
  createDraftStore(
    storage,
    () => account,
    () => now,
  );
function otherTab(store: ReturnType<typeof createStore>, name: string, value: unknown) {
  act(() => {
    if (value === null) createStore().remove(name);
    else createStore().write(name, value);
    store.heard(`draft:${account}:${name}`);
  });
}
const name = 'reject:APT-1';
const hook = (store = createStore(), empty = '') => renderHook(() => useDraft(name, empty, store));
type Hook = ReturnType<typeof hook>['result'];
const type = (result: Hook, text: string) => act(() => result.current[1](text));
const state = (result: Hook) => result.current[4];

beforeEach(() => {
  localStorage.clear();
  now = morning;
  account = 'DOC-1';
  vi.useFakeTimers({ now: morning });
});

test('G-05 what was typed is there again after a reload, and gone after it was saved', () => {
  const { result, unmount } = hook();
  type(result, 'On leave');
  unmount();
  now += 60_000;
  const again = hook().result;
  expect([again.current[0], again.current[3]]).toEqual(['On leave', morning]);
  act(() => again.current[2]());
  expect(again.current[0]).toBe('');
  expect([hook().result.current[0], localStorage.length]).toEqual(['', 0]);
});

test('G-05 a draft is its account’s alone, and another subject has its own', () => {
  type(hook().result, 'On leave');
  account = 'DOC-2';
  expect(hook().result.current[0]).toBe('');
  account = 'DOC-1';
  expect(renderHook(() => useDraft('reject:APT-2', '', createStore())).result.current[0]).toBe('');
  createStore().tidy();
  expect(hook().result.current[0]).toBe('On leave');
  account = 'DOC-2';
  createStore().tidy();
  expect(localStorage.length).toBe(0);
});

test('G-05 text of nobody is kept nowhere', () => {
  account = null;
  const { result } = hook();
  type(result, 'On leave');
  expect([result.current[0], localStorage.length, state(result).unkept]).toEqual(['On leave', 0, false]);
});

test('G-05 after 30 days a draft is gone', () => {
  type(hook().result, 'On leave');
  now += 30 * day;
  expect(hook().result.current[0]).toBe('On leave');
  now += 1;
  expect(hook().result.current[0]).toBe('');
  createStore().tidy();
  expect(localStorage.length).toBe(0);
});

test('G-05 the form changes its subject, and each keeps its text', () => {
  const store = createStore();
  const { result, rerender } = renderHook(({ about }) => useDraft(about, '', store), {
    initialProps: { about: 'a' as string | null },
  });
  act(() => result.current[1]('of a'));
  rerender({ about: 'b' });
  expect(result.current[0]).toBe('');
  rerender({ about: null });
  act(() => result.current[1]('of nothing'));
  rerender({ about: 'a' });
  expect([result.current[0], store.names()]).toEqual(['of a', ['a']]);
});

test('G-05 two tabs: who has typed keeps the text and is told, who has not sees the newest', () => {
  const store = createStore();
  const { result } = hook(store);
  otherTab(store, name, 'theirs');
  expect([result.current[0], state(result).elsewhere]).toEqual(['theirs', null]);
  type(result, 'mine');
  now += 60_000;
  otherTab(store, name, 'theirs, longer');
  expect([result.current[0], state(result).elsewhere]).toEqual(['mine', now]);
  expect(store.read(name)?.value).toBe('theirs, longer');
  act(() => state(result).takeOther());
  expect([result.current[0], state(result).elsewhere]).toEqual(['theirs, longer', null]);
});

test('G-05 two tabs: the own text can take the place of the other’s', () => {
  const store = createStore();
  const { result } = hook(store);
  type(result, 'mine');
  otherTab(store, name, 'theirs');
  act(() => state(result).stayHere());
  expect([store.read(name)?.value, state(result).elsewhere]).toEqual(['mine', null]);
});

test('G-05 two tabs: what the other one saved takes no text away from this one', () => {
  const store = createStore();
  const { result } = hook(store);
  type(result, 'mine');
  otherTab(store, name, null);
  expect([result.current[0], state(result).elsewhere]).toEqual(['mine', 'gone']);
});

test('G-05 a full storage is said, and the text stays in the form', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = hook();
  type(result, 'On leave');
  expect(result.current[0]).toBe('On leave');
  render(<DraftLine state={state(result)} />);
  screen.getByText(/^We can’t save drafts on this de/);
});

test('G-05 a full storage: what is typed outlives the dialog, if not the page', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = createStore();
  const { result, unmount } = hook(store);
  type(result, 'On leave');
  unmount();
  const again = hook(store).result;
  expect([again.current[0], store.names()]).toEqual(['On leave', [name]]);
  full.mockRestore();
  type(again, 'On leave until Monday');
  expect(hook().result.current[0]).toBe('On leave until Monday');
});

test('G-05 a save that ends after the form went on to another subject takes only its own draft', () => {
  const store = createStore();
  const { result, rerender } = renderHook(({ about }) => useDraft(about, '', store), {
    initialProps: { about: 'a' },
  });
  act(() => result.current[1]('of a'));
  const [, , clear] = result.current;
  rerender({ about: 'b' });
  act(() => result.current[1]('of b'));
  act(() => clear());
  expect([result.current[0], store.names()]).toEqual(['of b', ['b']]);
});

test('G-05 a forbidden storage stops nobody from typing', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { result } = hook(
    createStore(() => {
      throw new DOMException('forbidden', 'SecurityError');
    }),
  );
  type(result, 'On leave');
  expect([result.current[0], state(result).unkept]).toEqual(['On leave', true]);
});

const shapes: [what: string, stored: string][] = [
  ['no JSON', '{'],
  ['another storage', '{"text":"x"}'],
  ['another kind of value', JSON.stringify({ at: morning, value: ['x'] })],
  ['fields of other kinds', JSON.stringify({ at: morning, value: { advice: 3, medicines: 'many' } })],
];
test.each(shapes)('G-05 a draft of an older shape harms nothing: %s', (_, stored) => {
  localStorage.setItem(`draft:DOC-1:${name}`, stored);
  const empty = { advice: '', medicines: [{ name: '' }], day: null };
  expect(renderHook(() => useDraft(name, empty, createStore())).result.current[0]).toEqual(empty);
});

test('G-05 of an older shape everything that fits is taken', () => {
  const older = {
    advice: 'Rest',
    dose: 'x',
    medicines: [{ name: 'A', colour: 'red' }, {}],
    day: '2026-12-01',
  };
  localStorage.setItem(`draft:DOC-1:${name}`, JSON.stringify({ at: morning, value: older }));
  const empty = { advice: '', medicines: [{ name: '', form: 'Tablet' }], day: null };
  expect(renderHook(() => useDraft(name, empty, createStore())).result.current[0]).toEqual({
    advice: 'Rest',
    medicines: [
      { name: 'A', form: 'Tablet' },
      { name: '', form: 'Tablet' },
    ],
    day: '2026-12-01',
  });
});

function Form() {
  const store = createStore();
  const [text, setText, , , draft] = useDraft(name, '', store);
  return (
    <>
      <DraftLine state={draft} />
      <input aria-label="Reason" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{useDraftTime(name, store)}</output>
    </>
  );
}
test('G-05 the form says from when its draft is; discarded, it can be brought back', () => {
  type(hook().result, 'On leave');
  render(<Form />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' });
  screen.getByText('Draft saved at 10:41');
  fireEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect([field.value, localStorage.length]).toEqual(['', 0]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect([field.value, localStorage.length]).toEqual(['On leave', 1]);
  screen.getByText('Draft saved at 10:41');
});

test('G-05 a logout leaves none of the account, and those of others alone', () => {
  const store = createStore();
  type(hook(store).result, 'On leave');
  localStorage.setItem(`draft:DOC-2:${name}`, JSON.stringify({ at: morning, value: 'theirs' }));
  act(() => store.forgetOwn());
  expect(Object.keys(localStorage)).toEqual([`draft:DOC-2:${name}`]);
});
