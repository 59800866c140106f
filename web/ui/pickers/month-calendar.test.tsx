import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MonthCalendar } from './month-calendar.tsx';

const onChoose = vi.fn<(day: string) => void>();

function Calendar({ chosen = '2026-11-26' }: { readonly chosen?: string }) {
  const [month, setMonth] = useState(chosen.slice(0, 7));
  return (
    <MonthCalendar
      month={month}
      chosen={chosen}
      today="2026-11-26"
      first="2026-11-26"
      last="2027-11-27"
      wordsOf={(day) => (day === '2026-11-27' ? '12 slots' : '')}
      mark={() => null}
      onMonth={setMonth}
      onChoose={onChoose}
    />
  );
}

afterEach(() => {
  cleanup();
  onChoose.mockReset();
});

const focused = () => (document.activeElement as HTMLElement).dataset.day;
const press = (...keys: (string | { key: string; shiftKey: boolean })[]) => {
  for (const key of keys) {
    fireEvent.keyDown(document.activeElement as HTMLElement, typeof key === 'string' ? { key } : key);
  }
};

test('G-08 a day says its full date, whether it is today, and what there is', () => {
  render(<Calendar />);
  const today = screen.getByRole('button', { name: 'Thursday 26 November 2026, Today' });
  expect(today.getAttribute('aria-pressed')).toBe('true');
  expect(today.getAttribute('aria-current')).toBe('date');
  fireEvent.click(screen.getByRole('button', { name: 'Friday 27 November 2026, 12 slots' }));
  expect(onChoose).toHaveBeenCalledWith('2026-11-27');
});

test('G-08 past days cannot be chosen', () => {
  render(<Calendar />);
  const yesterday = screen.getByRole('button', { name: 'Wednesday 25 November 2026' });
  expect(yesterday.hasAttribute('disabled')).toBe(true);
  fireEvent.click(yesterday);
  expect(onChoose).not.toHaveBeenCalled();
});

test('G-08 the days are one stop for Tab: the chosen one, else the first that can be chosen', () => {
  render(<Calendar chosen="2026-12-10" />);
  const stops = () => [...document.querySelectorAll<HTMLElement>('[data-day][tabindex="0"]')];
  expect(stops().map((day) => day.dataset.day)).toEqual(['2026-12-10']);
  fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(stops().map((day) => day.dataset.day)).toEqual(['2026-11-26']);
});

test.each([
  ['ArrowRight', '2026-12-17'],
  ['ArrowLeft', '2026-12-15'],
  ['ArrowDown', '2026-12-23'],
  ['ArrowUp', '2026-12-09'],
  ['Home', '2026-12-14'],
  ['End', '2026-12-20'],
  ['PageDown', '2027-01-16'],
  ['PageUp', '2026-11-26'],
  [{ key: 'PageDown', shiftKey: true }, '2027-11-27'],
])('G-08 %o leads from 16 December to %s', (key, day) => {
  render(<Calendar chosen="2026-12-16" />);
  screen.getByRole('button', { name: 'Wednesday 16 December 2026' }).focus();
  press(key);
  expect(focused()).toBe(day);
  expect(onChoose).not.toHaveBeenCalled();
});

test('G-08 arrows lead into the next month, and never before the first day', () => {
  render(<Calendar />);
  screen.getByRole('button', { name: /^Thursday 26/ }).focus();
  press('ArrowLeft');
  expect(focused()).toBe('2026-11-26');
  press('ArrowDown');
  expect(focused()).toBe('2026-12-03');
  screen.getByRole('heading', { name: 'December 2026' });
});

test('G-08 months turn by button, not beyond the first and the last', () => {
  render(<Calendar />);
  const [back, on] = [
    screen.getByRole('button', { name: 'Previous month' }),
    screen.getByRole('button', { name: 'Next month' }),
  ];
  expect(back.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(back);
  screen.getByRole('heading', { name: 'November 2026' });
  for (let turn = 0; turn < 20; turn += 1) fireEvent.click(on);
  screen.getByRole('heading', { name: 'November 2027' });
  expect(on.getAttribute('aria-disabled')).toBe('true');
});
