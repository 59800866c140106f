import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ComboboxField } from './fields/combobox-field.tsx';

const onSubmit = vi.fn();
const onEscape = vi.fn();

function Cities({ first }: { readonly first: boolean }) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const options = ['Pune', 'Puri', 'Patna'].map((name) => ({ key: name, name }));
  const choose = (name: string) => {
    setText(name);
    setOpen(false);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onEscape()}
    >
      <ComboboxField
        label="City"
        value={text}
        onType={(typed) => {
          setText(typed);
          setOpen(true);
        }}
        open={open}
        onOpen={setOpen}
        groups={[{ key: 'all', name: null, options }]}
        onChoose={({ name }) => choose(name)}
        {...(first && { onEnter: () => choose('Pune') })}
      />
      <button type="submit">Go</button>
    </form>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });
const marked = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;
const isOpen = () => box().getAttribute('aria-expanded') === 'true';

/** Presses each key and returns the marked option after it. */
async function walk(...keys: string[]) {
  const seen: (string | null)[] = [];
  for (const key of keys) {
    await userEvent.keyboard(`{${key}}`);
    seen.push(marked());
  }
  return seen;
}

async function arrive(first = false) {
  render(<Cities first={first} />);
  await userEvent.tab();
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('an arrow opens the list at its first or its last option, and from there they go around', async () => {
  await arrive();
  expect(isOpen()).toBe(false);
  expect(await walk('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp')).toEqual([
    'Pune',
    'Puri',
    'Patna',
    'Pune',
    'Patna',
  ]);
  expect(await walk('Escape', 'ArrowUp')).toEqual([null, 'Patna']);
});

test('while something is typed, the box is a stop on the way around', async () => {
  await arrive();
  await userEvent.keyboard('p');
  expect(isOpen()).toBe(true);
  expect(await walk('ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowUp')).toEqual(['Patna', null, 'Pune', null]);
  expect(box().getAttribute('aria-activedescendant')).toBeNull();
});

test('Enter takes the marked option and sends nothing; without one it sends the form', async () => {
  await arrive();
  await walk('ArrowDown', 'ArrowDown', 'Enter');
  expect([box().value, isOpen()]).toEqual(['Puri', false]);
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('x{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('where only an option counts, Enter takes the first and never sends the form of an open list', async () => {
  await arrive(true);
  await userEvent.keyboard('p{Enter}');
  expect(box().value).toBe('Pune');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Escape closes the list and nothing around it, once', async () => {
  await arrive();
  await userEvent.keyboard('p{Escape}');
  expect([isOpen(), box().value]).toEqual([false, 'p']);
  expect(onEscape).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledOnce();
});

test('typing takes the mark back, and leaving closes the list', async () => {
  await arrive();
  await userEvent.keyboard('p{ArrowDown}u');
  expect(marked()).toBeNull();
  await userEvent.tab();
  expect(isOpen()).toBe(false);
});

test('a tap on an option takes it, and the focus stays in the box', async () => {
  await arrive();
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'Puri' }));
  expect(box().value).toBe('Puri');
  expect(document.activeElement).toBe(box());
});
