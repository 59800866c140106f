import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DayField, parseDay } from './day-field.tsx';

function Filter() {
  const [day, setDay] = useState('2026-11-26');
  return (
    <>
      <DayField
        label="From"
        value={day}
        min="2026-11-20"
        onChange={(next) => setDay(/^\d{4}-\d\d-\d\d$/.test(next) ? next : '')}
      />
      <output>{day}</output>
    </>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('From');

test.each([
  ['26/11/2026', '2026-11-26'],
  [' 6.1.2026 ', '2026-01-06'],
  ['26-11-26', '2026-11-26'],
  ['26 11 2026', '2026-11-26'],
  ['2026-11-26', '2026-11-26'],
  ['31/02/2026', '31/02/2026'],
  ['11/26/2026', '11/26/2026'],
  ['tomorrow', 'tomorrow'],
  ['', ''],
])('E-01 %j is read as %j: the day comes first', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

test('E-01 a day is shown dd/mm/yyyy, typed in the same way, and not corrected meanwhile', () => {
  render(<Filter />);
  expect(field().value).toBe('26/11/2026');
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: '1/12/20' } });
  expect(field().value).toBe('1/12/20');
  fireEvent.change(field(), { target: { value: '1/12/2026' } });
  expect(screen.getByRole('status').textContent).toBe('2026-12-01');
  fireEvent.blur(field());
  expect(field().value).toBe('01/12/2026');
});

test('E-01 a calendar beside it chooses as well, and closes', async () => {
  render(<Filter />);
  fireEvent.click(screen.getByRole('button', { name: 'From: open calendar' }));
  const yesterday = await screen.findByRole('button', { name: /^Thursday 19 November 2026/ });
  expect(yesterday.hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /^Saturday 28 November 2026/ }));
  expect(field().value).toBe('28/11/2026');
  expect(screen.queryByRole('grid')).toBeNull();
});
