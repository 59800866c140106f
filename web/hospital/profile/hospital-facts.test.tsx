import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { HospitalPage } from '#contract/hospital/hospitals.ts';
import { toCallLink } from '#web/ui/format/call-link.ts';
import { HospitalFacts } from './hospital-facts.tsx';
import { toOpeningLines } from './opening-hours.ts';

const hours = (weekdays: readonly number[], opens: string, closes: string) =>
  weekdays.map((weekday) => ({ weekday, opens, closes }));
const renderLines = (of: HospitalPage['hours']) =>
  toOpeningLines(of).map(({ days, spans }) => `${days}: ${spans.join(', ')}`);

test('M-12 neighbouring days of the same hours stand in one line, days without any are closed', () => {
  expect(renderLines([...hours([1, 2, 3, 4, 5], '08:00', '20:00'), ...hours([6], '08:00', '13:00')])).toEqual(
    ['Mon – Fri: 08:00 to 20:00', 'Sat: 08:00 to 13:00', 'Sun: Closed'],
  );
  expect(renderLines([...hours([3], '08:00', '12:00'), ...hours([3], '16:00', '20:00')])).toEqual([
    'Mon – Tue: Closed',
    'Wed: 08:00 to 12:00, 16:00 to 20:00',
    'Thu – Sun: Closed',
  ]);
  expect(renderLines(hours([1, 2, 3, 4, 5, 6, 7], '00:00', '24:00'))).toEqual(['Mon – Sun: Open 24 hours']);
});

test.each([
  ['4842345678', 'tel:+914842345678'],
  ['040 2345 0100', 'tel:+914023450100'],
  ['+91 98765-43210', 'tel:+919876543210'],
  ['1800 123 4567', 'tel:18001234567'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
])('M-12 the front desk’s %s is dialled as %s', (written, href) => {
  expect(toCallLink(written)).toBe(href);
});

const bare: Omit<HospitalPage, 'doctors'> = {
  hospitalId: 'HOS-000032',
  hospitalName: 'Care Hospital',
  addressLine: '1 Lake Road',
  city: 'Hyderabad',
  state: 'Telangana',
  pincode: '500034',
  location: { type: 'Point', coordinates: [78.45, 17.41] },
  deskPhone: null,
  hours: [],
  closedDays: [],
  toBring: '',
};

test('M-12 what a hospital has not said is not on its page', () => {
  render(<HospitalFacts hospital={bare} today="2026-11-26" />);
  screen.getByText('1 Lake Road, Hyderabad, Telangana 500034');
  const way = screen.getByRole('link', { name: 'Directions' });
  expect(way.getAttribute('href')).toContain('mlat=17.410000&mlon=78.450000');
  for (const term of ['Front desk', 'Opening hours', 'Holidays']) expect(screen.queryByText(term)).toBeNull();
});

test('M-12 its front desk can be called, today’s hours stand out, and holidays ahead are named', () => {
  const closedDays = [{ date: '2026-12-25', name: 'Christmas' }];
  const week = [...hours([1, 2, 3], '08:00', '20:00'), ...hours([4, 5], '09:00', '18:00')];
  render(
    <HospitalFacts
      hospital={{ ...bare, deskPhone: '4842345678', hours: week, closedDays }}
      today="2026-11-26"
    />,
  );
  expect(screen.getByRole('link', { name: '4842345678' }).getAttribute('href')).toBe('tel:+914842345678');
  const current = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'));
  expect(current.map(({ textContent }) => textContent)).toEqual(['Thu – Fri 09:00 to 18:00']);
  screen.getByText('Closed on Fri 25 Dec: Christmas');
});
